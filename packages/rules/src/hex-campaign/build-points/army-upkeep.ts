import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { POINTS_FOR_UPKEEP } from '../data/build-points.ts';
import { book, richestFirst, storeIn } from '../places/stores.ts';
import { tell } from '../turn/play.ts';
import type { Detachment } from '../types.ts';
import { livingWorth } from '../units/worth.ts';
import { dismissFor } from './dismissal.ts';
import type { BuildPointsPlay } from './play.ts';

/** HEX-BP-06: all detachments of a seat, on the map and in orbit. */
function detachmentsOf(play: BuildPointsPlay, seat: SeatId): readonly Detachment[] {
  const onMap = [...play.pieces.values()].flatMap((piece) => (piece.kind === 'detachment' ? [piece] : []));
  return [...onMap, ...play.orbit.values()].filter((detachment) => detachment.seat === seat);
}

/** HEX-BP-06: BP a turn for this many points of detachments, rounded down. */
export const armyUpkeep = (points: number): number => Math.floor(points / POINTS_FOR_UPKEEP);

/**
 * HEX-TURN-08 (7), HEX-BP-06, -07: old debt and this turn's maintenance of the detachments, from the Capital, what it
 * lacks from the other settlements, richest first. Anything still missing stays as a debt, or costs units.
 */
export function maintainArmy(play: BuildPointsPlay, seat: SeatId, hexes: readonly HexKey[]): void {
  const record = lookup(play.seats, seat);
  if (record === undefined) return;
  const army = detachmentsOf(play, seat);
  const points = army.reduce((sum, { units }) => sum + livingWorth(units), 0);
  const due = armyUpkeep(points);
  if (due === 0 && record.debt === 0) return;
  const paid = collect(play, record.capital, hexes, due + record.debt);
  const missing = due + record.debt - paid;
  const isForgiven = play.before.settings.unpaidArmyMaintenance === 'disband';
  const debt = isForgiven ? 0 : missing;
  play.seats[seat] = { ...record, debt };
  tell(play, {
    type: 'army-maintained',
    rule: missing > 0 ? 'HEX-BP-07' : 'HEX-BP-06',
    to: [seat],
    seat,
    points,
    due,
    owed: record.debt,
    paid,
    debt,
  });
  if (isForgiven && missing > 0) dismissFor(play, seat, army, missing);
}

/** Takes BP from the Capital first, then from the richest hexes. Returns the amount found. */
function collect(play: BuildPointsPlay, capital: HexKey | null, hexes: readonly HexKey[], due: number): number {
  const others = richestFirst(
    play,
    hexes.filter((hex) => hex !== capital),
  );
  const payers = capital !== null && hexes.includes(capital) ? [capital, ...others] : others;
  let left = due;
  for (const hex of payers) {
    const share = Math.min(left, storeIn(play, hex));
    if (share > 0) book(play, hex, -share);
    left -= share;
  }
  return due - left;
}
