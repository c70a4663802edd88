/** A position of a verbose record as one viewer saw it; with "all", every word is heard and every vote is open. */
import type { Machine } from "../../wire";
import type { View } from "../index";
import type { Claim, Race, Vote } from "./race";

type Kept = Omit<Claim, "votes"> & { listed?: boolean | null; votes: Record<string, Vote> };
type Position = Omit<Race, "claims" | "letter_deck" | "category_deck" | "viewer"> & {
  claims: Kept[];
  letter_deck: string[];
  category_deck: string[];
};

const DECIDED = ["valid", "wrong", "disputed"];

function claimOf(kept: Kept, viewer: number | "all"): Claim {
  const claim = { ...kept };
  delete claim.listed;
  const heard = viewer === "all" || viewer === claim.player || !["open", "said"].includes(claim.status);
  const word = heard ? claim.word : null;
  if (DECIDED.includes(claim.status)) return { ...claim, word };
  const own = viewer === "all" ? null : (claim.votes[String(viewer)] ?? null);
  return { ...claim, word, votes: Object.keys(claim.votes).sort(), own_vote: own };
}

export function viewOf(position: Machine, viewer: number | "all"): View {
  const full = position as unknown as Position;
  return {
    ...full,
    letter_deck: full.letter_deck.length,
    category_deck: full.category_deck.length,
    claims: full.claims.map((claim) => claimOf(claim, viewer)),
    viewer: viewer === "all" ? null : viewer,
  };
}
