/** What an event changes of a view: the table catches up with it, event by event. */
import { type Cues, follow, type Tagged } from "../../table/shapes";
import { cardOfFaction } from "./cards";
import { type Facts, type FieldKey, ownerOf, type Pile, type PlayerFacts, type PlayerId, type SnailFacts, type SnailId } from "./facts";
import type { Card, Event, Events, Face, Player, Snail } from "./types";

const without = (cards: readonly string[], gone: readonly string[]): string[] =>
  gone.reduce<string[]>(
    (left, card) => {
      const at = left.indexOf(card);
      return at < 0 ? left : left.toSpliced(at, 1);
    },
    [...cards],
  );

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
function withoutTile(facts: Facts, field: FieldKey, face: Face): Facts {
  const pile = facts.board[field];
  if (!pile) return facts;
  const { [field]: gone, ...others } = facts.board;
  void gone;
  const bare = { stack: pile.stack - 1, damage: 0, fire: 0, mine: 0, dynamite: 0 };
  return { ...facts, removed: [...facts.removed, face], board: bare.stack > 0 ? { ...facts.board, [field]: bare } : others };
}

const NONE: Partial<PlayerFacts> = { slots: [], active: null, inactive: null, revealed: [], aim: null, ability_used: false };

type Change<E> = (event: E, facts: Facts) => Facts;

const of =
  <E extends { player: Player }>(change: (player: PlayerFacts, event: E, facts: Facts) => Partial<PlayerFacts>): Change<E> =>
  (event, facts) =>
    withPlayer(facts, event.player, (player) => change(player, event, facts));

const shelled =
  (shell: boolean): Change<{ snail: Snail }> =>
  ({ snail }, facts) =>
    withSnail(facts, snail, { shell });

const healthy: Change<{ snail: Snail; health: number }> = ({ snail, health }, facts) => withSnail(facts, snail, { health });

const tileGone: Change<Tagged<Events, "tile_destroyed" | "tile_removed">> = ({ field, terrain, back }, facts) =>
  withoutTile(facts, field, `${terrain}:${back}`);

const discarded = (facts: Facts, cards: readonly string[]): Facts => ({ ...facts, discard: [...facts.discard, ...cards] });

const CHANGES: Cues<Events, [facts: Facts], Facts> = {
  faction_chosen: of((_, event) => ({ faction: event.faction })),
  cards_drawn: ({ player, n, cards = [] }, facts) => {
    const more = withPlayer(facts, player, (one) => handMore(one, cards, n));
    return { ...more, deck: Math.max(0, facts.deck - n) }; // the very first cards come with the deck, of which nothing is told
  },
  start_hand_shown: of((player, event) => handLess(player, event.cards)),
  deck_reshuffled: (event, facts) => ({ ...facts, deck: event.n, discard: facts.round === 0 ? facts.discard : [] }),
  cards_discarded: ({ player, cards }, facts) =>
    discarded(
      withPlayer(facts, player, (one) => handLess(one, cards)),
      cards,
    ),
  snail_placed: (event, facts) => withSnail(facts, event.snail, { field: event.field }),
  snail_moved: (event, facts) => withSnail(facts, event.snail, { field: event.to }),
  round_started: (event, facts) => ({ ...facts, round: event.round, start_player: event.start_player }),
  start_player_passed: (event, facts) => ({ ...facts, round: facts.round + 1, start_player: event.player, turn: null }),
  programmed: of((player, event, { snails }) => {
    const cards = event.slots ?? [];
    const alone = Object.keys(snails).filter((id) => ownerOf(id) === event.player).length < 2;
    return {
      hand: Array.isArray(player.hand) ? without(player.hand, cards) : player.hand - 5,
      slots: Array.from({ length: 5 }, (_, at) => ({ card: cards[at] ?? "?", state: "hidden" })),
      ...(cards.includes(cardOfFaction(player.faction ?? "") ?? "") ? { faction_card: "slot" as const } : {}),
      active: event.active ?? "?",
      inactive: event.inactive ?? (alone ? null : "?"),
    };
  }),
  turn_started: (event, facts) => {
    const active = facts.players[event.player]?.active ?? null;
    return { ...facts, at: "resolving", turn: { player: event.player, slot: event.slot, snail: active === "?" ? null : active } };
  },
  order_revealed: ({ player, snail }, facts) => {
    const known = withPlayer(facts, player, ({ revealed }) => ({
      active: snail,
      revealed: [...new Set([...revealed, snail])].sort(),
    }));
    return known.turn && "slot" in known.turn ? { ...known, turn: { ...known.turn, snail } } : known;
  },
  card_revealed: of((player, event) => slotSet(player, event.slot, { card: event.card, state: "revealed" })),
  turn_skipped: of((player, { slot, reason }) =>
    player.slots[slot - 1]?.state === "empty" ? {} : slotSet(player, slot, { state: `skipped:${reason}` }),
  ),
  turn_resolved: of((player, event) => slotSet(player, event.slot, { state: "resolved" })),
  shell_entered: shelled(true),
  shell_left: shelled(false),
  aim_set: of((_, { snail, slot, rerolls }) => ({ aim: { snail, slot, rerolls } })),
  aim_ended: of(() => ({ aim: null })),
  orders_swapped: of(({ active, inactive }) => ({ active: inactive, inactive: active })),
  order_lost: of(({ revealed }, event) => ({ [event.place]: null, revealed: revealed.filter((id) => id !== event.snail) })),
  free_swap: of(({ inactive }) => ({ active: inactive, inactive: null })),
  damage: healthy,
  healed: healthy,
  eliminated: (event, facts) => {
    const { [event.snail]: gone, ...snails } = facts.snails;
    void gone;
    return withPlayer({ ...facts, snails }, ownerOf(event.snail), () => ({ lost_this_round: true }));
  },
  tile_damaged: (event, facts) => withPile(facts, event.field, () => ({ damage: 1 })),
  tile_destroyed: tileGone,
  tile_removed: tileGone,
  marker_placed: ({ field, kind, k }, facts) => withPile(facts, field, (pile) => ({ [kind]: pile[kind] + k })),
  exploded: ({ field, kind }, facts) => withPile(facts, field, (pile) => ({ [kind]: Math.max(0, pile[kind] - 1) })),
  fires_removed: (event, facts) => event.fields.reduce((now, field) => withPile(now, field, () => ({ fire: 0 })), facts),
  contamination: (event, facts) => ({ ...facts, contamination: event.index }),
  faction_card_taken: of((player) => ({
    faction_card: Array.isArray(player.hand) ? "hand" : "with_player",
    ...handMore(player, [cardOfFaction(player.faction ?? "") ?? ""]),
  })),
  faction_card_returned: of((player) => ({ faction_card: "beside", ...handLess(player, [cardOfFaction(player.faction ?? "") ?? ""]) })),
  slot_emptied: ({ player, slot, card, to }, facts) => {
    const back = to === "hand";
    const emptied = withPlayer(facts, player, (one) => ({
      ...slotSet(one, slot, { card: null, state: "empty" }),
      ...(back ? handMore(one, [card]) : {}),
    }));
    return back ? emptied : discarded(emptied, [card]);
  },
  card_stolen: (event, facts) => {
    const cards: Card[] = event.card === undefined ? [] : [event.card];
    const poorer = withPlayer(facts, event.from, (player) =>
      Array.isArray(player.hand) ? handLess(player, cards) : { hand: player.hand - 1 },
    );
    return withPlayer(poorer, event.to, (player) => handMore(player, cards, 1));
  },
  ability_used: of(() => ({ ability_used: true })),
  player_out: (event, facts) => {
    const out = withPlayer(facts, event.player, ({ hand }) => ({
      ...NONE,
      hand: Array.isArray(hand) ? [] : 0,
      faction_card: "box",
      lost_this_round: false,
      lost_last_round: false,
    }));
    return discarded(out, event.cards);
  },
  cleanup_started: (_, facts) => ({ ...facts, turn: null }),
  cards_collected: (event, facts) => {
    const collected = withPlayer(facts, event.player, (player) => ({
      ...NONE,
      ...handMore(player, event.to_hand),
      ...(event.faction_card ? { faction_card: "beside" as const } : {}),
      lost_last_round: player.lost_this_round,
      lost_this_round: false,
    }));
    return discarded(collected, event.to_discard);
  },
  game_over: (_, facts) => ({ ...facts, at: "over", turn: null }),
};

/** The view after this event. */
export const applied = (facts: Facts, event: Event): Facts => follow(CHANGES, event, facts) ?? facts;
