/** What is asked of whoever looks at the race, and the line that tells them. */
import { inSeconds, type Say } from "../../texts.svelte";
import type { Machine } from "../../wire";
import { entryOf, type Race, strikable, type Who } from "./race";
import type { Legal } from "./shapes";

/** How things stand for one pair of eyes. */
export interface Outlook {
  race: Race;
  legal: readonly Legal[];
  own: Who;
  names: readonly string[];
  options: Machine;
  calm: boolean; // nobody races
  enters: boolean; // a word is written
  margin: number | null; // ms by which the first hand was quicker than the own one
}

export type Asked = "word" | "turn" | "pick" | "vote" | "strike";

const may = (legal: readonly Legal[], type: Legal["type"]): boolean => entryOf(legal, type) !== undefined;

export function askedOf({ race, legal, own, enters }: Outlook): Asked | null {
  if (own === null || race.state === "OVER") return null;
  if (enters) return "word";
  if (may(legal, "turn_category")) return "turn";
  if (may(legal, "announce_category") || may(legal, "announce_free")) return "pick";
  if (may(legal, "verdict") || may(legal, "vote")) return "vote";
  return strikable(legal).length > 0 ? "strike" : null;
}

export function hintOf(outlook: Outlook, t: Say): string {
  const { race, legal, own, names, options, calm, margin } = outlook;
  const open = strikable(legal);
  const grabs = options["variant"] === "grab_all";
  const leader = String(options["leader"] ?? "");
  if (race.state === "OVER") return "";
  if (race.state === "W_TURN") {
    if (askedOf(outlook) === "pick") return t("board-pick");
    return race.revealer === own ? "" : t("board-turns", { player: race.revealer === "leader" ? leader : (names[race.revealer] ?? "") });
  }
  if (race.state === "VOTE" || may(legal, "verdict")) {
    if (options["judge"] !== "leader") return t(may(legal, "vote") ? "board-vote" : "board-vote-runs");
    return t(own === "leader" ? "board-you-decide" : "board-leader-decides", { player: leader });
  }
  if (typeof own !== "number") return "";
  const said = race.claims.find((claim) => claim.player === own && claim.status === "said");
  if (said?.word) return t("board-said", { word: said.word });
  if (race.locked_out.includes(own)) return t("board-you-locked");
  if (race.tiebreak && !(String(own) in race.tiebreak.slots)) return t("board-you-watch");
  if (calm) return t(open.length === 0 ? "board-answers-tried" : "board-strike");
  if (open.length === 0) {
    const first = names[race.claims[0]?.player ?? -1] ?? "";
    return margin === null || grabs ? t("board-too-late") : t("board-too-late-by", { player: first, margin: inSeconds(margin) });
  }
  if (race.passed.includes(own)) return t("board-you-passed");
  return t(grabs ? "board-grab" : "board-strike");
}
