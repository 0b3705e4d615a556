import type { RuleId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { directionTo, indexOf, steps } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { NO_DIRECTION, OFF_MAP, turned } from '../map/numbers.ts';
import { preferencesOf } from '../sides/battle-moves.ts';
import { at } from '../turn/play.ts';
import type { BattleSide } from '../types.ts';
import type { Field, Leaver } from './field.ts';
import { isHeld, standing, waysOut } from './field.ts';
import type { WithdrawalsPlay } from './play.ts';

/** Where a detachment goes, and which rule sends it there. */
export interface Destination {
  readonly hex: HexIndex;
  readonly rule: RuleId;
}

/** HEX-WD-05: the directions opposite to the one the attacker came from, then those beside it. */
const AWAY = [
  [2, 3, 4],
  [1, 5],
] as const;

/** Neighbours of the battle in the order in which they are tried: all of a tier are equally good. */
type Tiers = readonly (readonly HexIndex[])[];

/**
 * HEX-WD-03 to -08, -10, -13: where a detachment withdraws to: the first tier with a hex that is free, away from enemy
 * zones if possible, else through a friend; null: it has no way out.
 * @param origin the attacker's origin, by index; -1: no side
 */
export function destinationOf(
  play: WithdrawalsPlay,
  field: Field,
  leaver: Leaver,
  { side, origin }: { readonly side: BattleSide; readonly origin: HexIndex },
): Destination | null {
  const ways = waysOut(field, leaver, leaver.from);
  const tiers = side === 'attacker' ? backwards(ways, origin) : away(play, ways, leaver.from, origin);
  const rule = ruleOf(side, origin);
  const among = (status: 'free' | 'friend', tier: readonly HexIndex[]) =>
    tier.filter((hex) => hex >= 0 && standing(field, leaver.seat, hex) === status);
  for (const tier of tiers) {
    const free = among('free', tier);
    if (free.length > 0) return { hex: chosen(play, field, leaver, free), rule };
  }
  for (const tier of tiers) {
    const hex = beyond(play, field, leaver, among('friend', tier));
    if (hex >= 0) return { hex, rule: 'HEX-WD-08' };
  }
  return null;
}

function ruleOf(side: BattleSide, origin: HexIndex): RuleId {
  if (side === 'defender') return 'HEX-WD-05';
  return origin < 0 ? 'HEX-WD-13' : 'HEX-WD-04';
}

/** HEX-WD-04: back, and else anywhere. */
function backwards(ways: readonly HexIndex[], origin: HexIndex): Tiers {
  return [ways.filter((hex) => hex === origin), ways.filter((hex) => hex !== origin)];
}

/** HEX-WD-05, -06. */
function away({ ground }: WithdrawalsPlay, ways: readonly HexIndex[], from: HexIndex, origin: HexIndex): Tiers {
  const d = origin < 0 ? NO_DIRECTION : directionTo(ground.grid, from, origin);
  return d < 0 ? [ways] : AWAY.map((tier) => tier.map((turn) => ways[turned(d, turn)] ?? OFF_MAP));
}

/**
 * HEX-WD-08: the nearest free hex behind friendly detachments, and behind rows of them.
 * {@link OFF_MAP}: none.
 */
function beyond(play: WithdrawalsPlay, field: Field, leaver: Leaver, friends: readonly HexIndex[]): HexIndex {
  const passed = new Set([leaver.from, leaver.barred, ...friends]);
  let front = friends;
  while (front.length > 0) {
    const free: HexIndex[] = [];
    const next: HexIndex[] = [];
    for (const friend of front) {
      for (const hex of waysOut(field, leaver, friend)) {
        if (hex < 0 || passed.has(hex)) continue;
        passed.add(hex);
        const status = standing(field, leaver.seat, hex);
        if (status === 'free') free.push(hex);
        else if (status === 'friend') next.push(hex);
      }
    }
    if (free.length > 0) return chosen(play, field, leaver, free);
    front = next;
  }
  return OFF_MAP;
}

/**
 * HEX-WD-03, -10: out of enemy zones if possible; among equals by the owner's wish, towards their Capital, by chance.
 */
function chosen(play: WithdrawalsPlay, field: Field, leaver: Leaver, hexes: readonly HexIndex[]): HexIndex {
  const { grid } = play.ground;
  const { id, seat } = leaver.piece;
  const clear = hexes.filter((hex) => !isHeld(field, leaver, hex));
  const among = [...(clear.length > 0 ? clear : hexes)].sort((a, b) => a - b);
  const wished = preferencesOf(play, id)
    .map((key) => indexOf(grid, key))
    .find((hex) => among.includes(hex));
  if (wished !== undefined) return wished;
  const capital = lookup(play.seats, seat)?.capital ?? null;
  const far = (hex: HexIndex) => (capital === null ? 0 : steps(grid, at(play, capital), hex));
  const least = Math.min(...among.map(far));
  const near = among.filter((hex) => far(hex) === least);
  return near.length < 2 ? (near[0] ?? OFF_MAP) : (near[play.dice.die('HEX-WD-10', id, near.length) - 1] ?? OFF_MAP);
}
