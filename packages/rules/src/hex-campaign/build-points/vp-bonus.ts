import type { SeatId } from '../../kernel/index.ts';
import { lookup, present } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { VP_BONUS } from '../data/build-points.ts';
import { book, treasury } from '../places/stores.ts';
import { tell } from '../turn/play.ts';
import type { BuildPointsPlay } from './play.ts';

/** HEX-BP-05: the lowest total of victory points among the seats still in the campaign. */
export function lowestVp(play: BuildPointsPlay, alive: ReadonlySet<SeatId>): number {
  const totals = play.before.seatOrder.flatMap((seat) =>
    alive.has(seat) ? [present(lookup(play.seats, seat), 'the seat plays').vp] : [],
  );
  return totals.length === 0 ? 0 : Math.min(...totals);
}

/** HEX-TURN-08 (5), HEX-BP-05: BP for each victory point above the lowest total. Returns the Capital's income. */
export function payVpBonus(play: BuildPointsPlay, seat: SeatId, hexes: readonly HexKey[], lowest: number): number {
  const lead = Math.max(0, present(lookup(play.seats, seat), 'the seat plays').vp - lowest);
  const hex = treasury(play, seat, hexes);
  if (lead === 0 || hex === null) return 0;
  const bp = VP_BONUS * lead;
  book(play, hex, bp);
  tell(play, { type: 'bonus-paid', rule: 'HEX-BP-05', to: [seat], seat, hex, bp, lead });
  return lookup(play.seats, seat)?.capital === hex ? bp : 0;
}
