/** A position of a verbose record as one viewer saw it; with "all", every word is heard and every vote is open. */
import { declared } from "../../table/shapes";
import type { Machine } from "../../wire";
import type { Claim as Kept, Position, SeenClaim, View } from "./types";

const DECIDED = ["valid", "wrong", "disputed"];

function claimOf({ listed, ...claim }: Kept, viewer: number | "all"): SeenClaim {
  void listed;
  const heard = viewer === "all" || viewer === claim.player || !["open", "said"].includes(claim.status);
  const word = heard ? claim.word : null;
  if (DECIDED.includes(claim.status)) return { ...claim, word };
  const own = viewer === "all" ? null : (claim.votes[String(viewer)] ?? null);
  return { ...claim, word, votes: Object.keys(claim.votes).sort(), own_vote: own };
}

export function viewOf(position: Machine, viewer: number | "all"): View {
  const full = declared<Position>(position);
  return {
    ...full,
    letter_deck: full.letter_deck.length,
    category_deck: full.category_deck.length,
    claims: full.claims.map((claim) => claimOf(claim, viewer)),
    viewer: viewer === "all" ? null : viewer,
  };
}
