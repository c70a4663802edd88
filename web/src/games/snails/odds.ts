/** What the dice of a card come to: the odds of its outcomes and of the damage, with rerolls used as well as they can be. */
import { type CardFacts, FACES, factsOfCard, type Outcome, type Sign } from "./cards";
import { type Facts, ownerOf, roleOf, type SnailId } from "./facts";

export interface Odds {
  hit: number; // 0 … 1: some damage gets through
  kill: number;
  damage: number; // on average
}

export interface Target {
  health: number;
  shell: boolean;
}

const SHELL = 5; // damage that a shell keeps off
const FACE_ODDS = new Map<Sign, number>(
  [...new Set(FACES)].map((sign) => [sign, FACES.filter((face) => face === sign).length / FACES.length]),
);

/** Every way the dice can fall, and how likely it is. */
function throwsOf(dice: number): { faces: Sign[]; odds: number }[] {
  if (dice === 0) return [{ faces: [], odds: 1 }];
  return throwsOf(dice - 1).flatMap(({ faces, odds }) =>
    [...FACE_ODDS].map(([sign, chance]) => ({ faces: [...faces, sign], odds: odds * chance })),
  );
}

/** Each symbol of an outcome needs a die of its own. */
function satisfies({ symbols }: Outcome, faces: readonly Sign[]): boolean {
  const left = [...faces];
  return symbols.every((sign) => {
    const at = left.indexOf(sign);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What an outcome does to the health of somebody it hits. */
function dealt({ before }: CardFacts, { deviate, effects }: Outcome, shell: boolean, more: number): number {
  if (deviate) return 0;
  let [sum, hidden, extra] = [0, shell && !before.some(({ op }) => op === "leave_shell"), more];
  for (const { op, n = 0, on } of effects) {
    if (op === "leave_shell") hidden = false;
    if (op !== "damage" || on === "enemy_here") continue;
    sum += Math.max(0, n + extra - (hidden ? SHELL : 0));
    extra = 0;
  }
  return sum;
}

const better = (a: Odds, b: Odds): Odds =>
  b.damage > a.damage + 1e-9 || (Math.abs(b.damage - a.damage) < 1e-9 && b.kill > a.kill) ? b : a;
const mixed = (parts: readonly { odds: number; of: Odds }[]): Odds => ({
  hit: parts.reduce((sum, { odds, of }) => sum + odds * of.hit, 0),
  kill: parts.reduce((sum, { odds, of }) => sum + odds * of.kill, 0),
  damage: parts.reduce((sum, { odds, of }) => sum + odds * of.damage, 0),
});

/** The odds of all attacks of a card against one snail, if every attack goes at it. */
export function oddsAgainst(card: string, { health, shell }: Target, rerolls = 0, more = 0): Odds {
  const known = factsOfCard(card);
  if (!known) return { hit: 0, kill: 0, damage: 0 };
  const after = (faces: readonly Sign[], attacks: number, left: number, again: number): Odds => {
    const hits = known.outcomes.filter((one) => satisfies(one, faces)).map((one) => dealt(known, one, shell, more));
    const damage = Math.min(left, Math.max(0, ...hits));
    const rest = attacks > 1 && left > damage ? attack(attacks - 1, left - damage, again) : { hit: 0, kill: 0, damage: 0 };
    return { hit: damage > 0 ? 1 : rest.hit, kill: damage >= left ? 1 : rest.kill, damage: damage + rest.damage };
  };
  const thrown = (faces: Sign[], attacks: number, left: number, again: number): Odds => {
    let best = after(faces, attacks, left, again);
    if (again === 0) return best;
    faces.forEach((_, die) => {
      const ways = [...FACE_ODDS].map(([sign, odds]) => ({
        odds,
        of: thrown(faces.with(die, sign), attacks, left, again - 1),
      }));
      best = better(best, mixed(ways));
    });
    return best;
  };
  const attack = (attacks: number, left: number, again: number): Odds =>
    mixed(throwsOf(known.dice).map(({ faces, odds }) => ({ odds, of: thrown(faces, attacks, left, again) })));
  return attack(known.attacks, health, rerolls);
}

/** How often this snail could throw again when it plays the card in this slot. */
export function rerollsOf(card: string, snail: SnailId, slot: number, { players }: Facts, aimed = 0): number {
  const known = factsOfCard(card);
  const player = players[ownerOf(snail)];
  if (!known || known.dice === 0 || !player) return 0;
  const aim = player.aim?.snail === snail && player.aim.slot === slot ? player.aim.rerolls : aimed;
  const leads = known.colour === "red" && roleOf(snail) === "leader" ? 1 : 0;
  const eagle = known.colour === "red" && player.faction === "amazons" && !player.ability_used ? 1 : 0;
  return aim + leads + eagle;
}

/** Berserk fury, while it lasts. */
export function furyOf(card: string, snail: SnailId, { players }: Facts): number {
  const known = factsOfCard(card);
  const player = players[ownerOf(snail)];
  const furious = known?.colour === "red" && (known.returns_to_hand || card === "blades_of_doom");
  return furious && player?.faction === "barbarians" && !player.ability_used ? 5 : 0;
}

const DUST = 1e-9; // what adding up fractions leaves behind

/** 0.5 as "50 %", never 0 or 100 where it is not quite. */
export function percent(chance: number): number {
  if (chance < DUST || chance > 1 - DUST) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
