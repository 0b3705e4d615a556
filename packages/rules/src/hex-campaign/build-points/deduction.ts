import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { book, storeIn } from '../places/stores.ts';
import { tell } from '../turn/play.ts';
import type { BuildPointsPlay } from './play.ts';

/**
 * HEX-TURN-08 (8), HEX-QB-12: what fun battles take from the Capital's income: at most that income, and at most what
 * its store still holds. The rest is dropped.
 * @param income what the Capital got in steps 3 to 5
 */
export function deduct(play: BuildPointsPlay, seat: SeatId, income: number): void {
  const record = lookup(play.seats, seat);
  if (record === undefined || record.deduction === 0) return;
  const { capital, deduction } = record;
  play.seats[seat] = { ...record, deduction: 0 };
  const bp = Math.min(deduction, income, storeIn(play, capital));
  if (capital === null || bp === 0) return;
  book(play, capital, -bp);
  tell(play, { type: 'deducted', rule: 'HEX-QB-12', to: [seat], seat, hex: capital, bp });
}
