import type { Dice, SeatId } from '../../kernel/index.ts';
import { invariant } from '../../kernel/index.ts';
import { subjectOf } from '../dice/draw.ts';

/** How many squadrons each seat has left. */
export type Fighters = ReadonlyMap<SeatId, number>;
export type Enmity = (a: SeatId, b: SeatId) => boolean;

/**
 * HEX-AIR-04: hostile interceptors over one Airspace are paired off at random, one against one, until no hostile pair is
 * left. With only two opponents there is nothing to draw.
 */
export function survivors(fighters: Fighters, areFoes: Enmity, dice: Dice, airspace: number): Fighters {
  const left = new Map(fighters);
  for (;;) {
    const pairs = hostilePairs(left, areFoes);
    const [only] = pairs;
    if (only === undefined) return left;
    if (pairs.length === 1) {
      lose(left, only, Math.min(...only.map((seat) => left.get(seat) ?? 0)));
      continue;
    }
    const first = drawnSeat(dice, airspace, left, [...new Set(pairs.flat())]);
    const foes = [...left.keys()].filter((seat) => areFoes(first, seat));
    lose(left, [first, drawnSeat(dice, airspace, left, foes)], 1);
  }
}

function hostilePairs(left: Fighters, areFoes: Enmity): readonly (readonly [SeatId, SeatId])[] {
  const seats = [...left.keys()];
  return seats.flatMap((a, i) =>
    seats
      .slice(i + 1)
      .filter((b) => areFoes(a, b))
      .map((b) => [a, b] as const),
  );
}

function lose(left: Map<SeatId, number>, seats: readonly SeatId[], squadrons: number): void {
  for (const seat of seats) {
    const rest = (left.get(seat) ?? 0) - squadrons;
    if (rest > 0) left.set(seat, rest);
    else left.delete(seat);
  }
}

/** One of the seats, weighted by squadrons. */
function drawnSeat(dice: Dice, airspace: number, left: Fighters, among: readonly SeatId[]): SeatId {
  const seats = [...left.keys()].filter((seat) => among.includes(seat));
  const [first] = seats;
  invariant(first !== undefined, 'there is nobody to draw');
  if (seats.length === 1) return first;
  const total = seats.reduce((sum, seat) => sum + (left.get(seat) ?? 0), 0);
  let at = dice.die('HEX-AIR-04', subjectOf(airspace), total);
  for (const seat of seats) {
    at -= left.get(seat) ?? 0;
    if (at <= 0) return seat;
  }
  return first;
}
