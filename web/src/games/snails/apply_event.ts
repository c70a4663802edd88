/** What an event changes of a view: the table catches up with it, event by event. */
import type { GameEvent } from "../index";
import { cardOfFaction } from "./cards";
import { type Facts, type FieldKey, ownerOf, type Pile, type PlayerFacts, type PlayerId, type SnailFacts, type SnailId } from "./facts";

const without = (cards: readonly string[], gone: readonly string[]): string[] =>
  gone.reduce<string[]>(
    (left, card) => {
      const at = left.indexOf(card);
      return at < 0 ? left : left.toSpliced(at, 1);
    },
    [...cards],
  );

const text = (event: GameEvent, field: string): string => String(event[field]);
const list = (event: GameEvent, field: string): string[] => (event[field] as string[] | undefined) ?? [];

function withPlayer(facts: Facts, id: PlayerId, change: (player: PlayerFacts) => Partial<PlayerFacts>): Facts {
  const player = facts.players[id];
  return player ? { ...facts, players: { ...facts.players, [id]: { ...player, ...change(player) } } } : facts;
}

function withSnail(facts: Facts, id: SnailId, change: Partial<SnailFacts>): Facts {
  const snail = facts.snails[id];
  return snail ? { ...facts, snails: { ...facts.snails, [id]: { ...snail, ...change } } } : facts;
}

function withPile(facts: Facts, field: FieldKey, change: (pile: Pile) => Partial<Pile>): Facts {
  const pile = facts.board[field];
  return pile ? { ...facts, board: { ...facts.board, [field]: { ...pile, ...change(pile) } } } : facts;
}

/** The hand loses cards that everybody sees, or gains some that perhaps only its owner sees. */
const handLess = ({ hand }: PlayerFacts, cards: readonly string[]): Pick<PlayerFacts, "hand"> => ({
  hand: Array.isArray(hand) ? without(hand, cards) : Math.max(0, hand - cards.length),
});
const handMore = ({ hand }: PlayerFacts, cards: readonly string[], n = cards.length): Pick<PlayerFacts, "hand"> => ({
  hand: Array.isArray(hand) ? [...hand, ...cards].sort() : hand + n,
});

const slotSet = ({ slots }: PlayerFacts, slot: number, change: Partial<PlayerFacts["slots"][number]>): Pick<PlayerFacts, "slots"> => ({
  slots: slots.map((one, at) => (at === slot - 1 ? { ...one, ...change } : one)),
});

/** The top tile goes, and its markers with it. */
function withoutTile(facts: Facts, field: FieldKey, face: string): Facts {
  const pile = facts.board[field];
  if (!pile) return facts;
  const { [field]: gone, ...others } = facts.board;
  void gone;
  const bare = { stack: pile.stack - 1, damage: 0, fire: 0, mine: 0, dynamite: 0 };
  return { ...facts, removed: [...facts.removed, face], board: bare.stack > 0 ? { ...facts.board, [field]: bare } : others };
}

const NONE: Partial<PlayerFacts> = { slots: [], active: null, inactive: null, revealed: [], aim: null, ability_used: false };

type Change = (facts: Facts, event: GameEvent) => Facts;

const of =
  (change: (player: PlayerFacts, event: GameEvent, facts: Facts) => Partial<PlayerFacts>): Change =>
  (facts, event) =>
    withPlayer(facts, text(event, "player"), (player) => change(player, event, facts));

const shelled =
  (shell: boolean): Change =>
  (facts, event) =>
    withSnail(facts, text(event, "snail"), { shell });

const healthy: Change = (facts, event) => withSnail(facts, text(event, "snail"), { health: Number(event["health"]) });

const tileGone: Change = (facts, event) => withoutTile(facts, text(event, "field"), `${text(event, "terrain")}:${text(event, "back")}`);

const discarded = (facts: Facts, cards: readonly string[]): Facts => ({ ...facts, discard: [...facts.discard, ...cards] });

const CHANGES: Record<string, Change> = {
  faction_chosen: of((_, event) => ({ faction: text(event, "faction") })),
  cards_drawn: (facts, event) => {
    const n = Number(event["n"]);
    const more = withPlayer(facts, text(event, "player"), (player) => handMore(player, list(event, "cards"), n));
    return { ...more, deck: facts.deck - n };
  },
  start_hand_shown: of((player, event) => handLess(player, list(event, "cards"))),
  deck_reshuffled: (facts, event) => ({ ...facts, deck: Number(event["n"]), discard: facts.round === 0 ? facts.discard : [] }),
  cards_discarded: (facts, event) => {
    const cards = list(event, "cards");
    return discarded(
      withPlayer(facts, text(event, "player"), (player) => handLess(player, cards)),
      cards,
    );
  },
  snail_placed: (facts, event) => withSnail(facts, text(event, "snail"), { field: text(event, "field") }),
  snail_moved: (facts, event) => withSnail(facts, text(event, "snail"), { field: text(event, "to") }),
  round_started: (facts, event) => ({ ...facts, round: Number(event["round"]), start_player: text(event, "start_player") }),
  start_player_passed: (facts, event) => ({ ...facts, start_player: text(event, "player"), turn: null }),
  programmed: of((player, event, { snails }) => {
    const cards = list(event, "slots");
    const alone = Object.keys(snails).filter((id) => ownerOf(id) === text(event, "player")).length < 2;
    return {
      hand: Array.isArray(player.hand) ? without(player.hand, cards) : player.hand - 5,
      slots: Array.from({ length: 5 }, (_, at) => ({ card: cards[at] ?? "?", state: "hidden" })),
      ...(cards.includes(cardOfFaction(player.faction ?? "") ?? "") ? { faction_card: "slot" } : {}),
      active: (event["active"] as string | undefined) ?? "?",
      inactive: (event["inactive"] as string | null | undefined) ?? (alone ? null : "?"),
    };
  }),
  turn_started: (facts, event) => {
    const player = text(event, "player");
    const active = facts.players[player]?.active ?? null;
    const snail = active === "?" ? null : active;
    return { ...facts, at: "resolving", turn: { player, slot: Number(event["slot"]), snail } };
  },
  order_revealed: (facts, event) => {
    const snail = text(event, "snail");
    const known = withPlayer(facts, text(event, "player"), ({ revealed }) => ({
      active: snail,
      revealed: [...new Set([...revealed, snail])].sort(),
    }));
    return known.turn ? { ...known, turn: { ...known.turn, snail } } : known;
  },
  card_revealed: of((player, event) => slotSet(player, Number(event["slot"]), { card: text(event, "card"), state: "revealed" })),
  turn_skipped: of((player, event) => {
    const slot = Number(event["slot"]);
    return player.slots[slot - 1]?.state === "empty" ? {} : slotSet(player, slot, { state: `skipped:${text(event, "reason")}` });
  }),
  turn_resolved: of((player, event) => slotSet(player, Number(event["slot"]), { state: "resolved" })),
  shell_entered: shelled(true),
  shell_left: shelled(false),
  aim_set: of((_, event) => ({ aim: { snail: text(event, "snail"), slot: Number(event["slot"]), rerolls: Number(event["rerolls"]) } })),
  aim_ended: of(() => ({ aim: null })),
  orders_swapped: of(({ active, inactive }) => ({ active: inactive, inactive: active })),
  order_lost: of(({ revealed }, event) => ({ [text(event, "place")]: null, revealed: revealed.filter((id) => id !== event["snail"]) })),
  free_swap: of(({ inactive }) => ({ active: inactive, inactive: null })),
  damage: healthy,
  healed: healthy,
  eliminated: (facts, event) => {
    const { [text(event, "snail")]: gone, ...snails } = facts.snails;
    void gone;
    return withPlayer({ ...facts, snails }, ownerOf(text(event, "snail")), () => ({ lost_this_round: true }));
  },
  tile_damaged: (facts, event) => withPile(facts, text(event, "field"), () => ({ damage: 1 })),
  tile_destroyed: tileGone,
  tile_removed: tileGone,
  marker_placed: (facts, event) => {
    const kind = text(event, "kind") as "fire" | "mine" | "dynamite";
    return withPile(facts, text(event, "field"), (pile) => ({ [kind]: pile[kind] + Number(event["k"]) }));
  },
  exploded: (facts, event) => {
    const kind = text(event, "kind") as "mine" | "dynamite";
    return withPile(facts, text(event, "field"), (pile) => ({ [kind]: Math.max(0, pile[kind] - 1) }));
  },
  fires_removed: (facts, event) => list(event, "fields").reduce((now, field) => withPile(now, field, () => ({ fire: 0 })), facts),
  contamination: (facts, event) => ({ ...facts, contamination: Number(event["index"]) }),
  faction_card_taken: of((player) => ({
    faction_card: Array.isArray(player.hand) ? "hand" : "with_player",
    ...handMore(player, [cardOfFaction(player.faction ?? "") ?? ""]),
  })),
  faction_card_returned: of((player) => ({ faction_card: "beside", ...handLess(player, [cardOfFaction(player.faction ?? "") ?? ""]) })),
  slot_emptied: (facts, event) => {
    const card = text(event, "card");
    const back = event["to"] === "hand";
    const emptied = withPlayer(facts, text(event, "player"), (player) => ({
      ...slotSet(player, Number(event["slot"]), { card: null, state: "empty" }),
      ...(back ? handMore(player, [card]) : {}),
    }));
    return back ? emptied : discarded(emptied, [card]);
  },
  card_stolen: (facts, event) => {
    const cards = event["card"] === undefined ? [] : [text(event, "card")];
    const poorer = withPlayer(facts, text(event, "from"), (player) =>
      Array.isArray(player.hand) ? handLess(player, cards) : { hand: player.hand - 1 },
    );
    return withPlayer(poorer, text(event, "to"), (player) => handMore(player, cards, 1));
  },
  ability_used: of(() => ({ ability_used: true })),
  player_out: (facts, event) => {
    const out = withPlayer(facts, text(event, "player"), ({ hand }) => ({
      ...NONE,
      hand: Array.isArray(hand) ? [] : 0,
      faction_card: "box",
      lost_this_round: false,
      lost_last_round: false,
    }));
    return discarded(out, list(event, "cards"));
  },
  cleanup_started: (facts) => ({ ...facts, turn: null }),
  cards_collected: (facts, event) => {
    const [kept, thrown] = [list(event, "to_hand"), list(event, "to_discard")];
    const back = event["faction_card"] === true ? { faction_card: "beside" } : {};
    const collected = withPlayer(facts, text(event, "player"), (player) => ({
      ...NONE,
      ...handMore(player, kept),
      ...back,
      lost_last_round: player.lost_this_round,
      lost_this_round: false,
    }));
    return discarded(collected, thrown);
  },
  game_over: (facts) => ({ ...facts, at: "over", turn: null }),
};

/** The view after this event. */
export const applied = (facts: Facts, event: GameEvent): Facts => CHANGES[event.type]?.(facts, event) ?? facts;
