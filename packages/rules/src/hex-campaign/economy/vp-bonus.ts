import type { HexKey, SeatId } from '../../kernel/index.ts';
import { VP_BONUS } from '../data/economy.ts';
import type { Play } from '../turn/play.ts';
import { tell } from '../turn/play.ts';
import { book, treasury } from './stores.ts';

/** HEX-END-05: the seats that still have a detachment, a Stronghold or an Urban hex. */
export function seatsInPlay(play: Play, urban: ReadonlyMap<SeatId, readonly HexKey[]>): ReadonlySet<SeatId> {
  const alive = new Set(urban.keys());
  for (const piece of play.pieces.values()) if (piece.kind === 'detachment') alive.add(piece.seat);
  for (const detachment of play.orbit.values()) alive.add(detachment.seat);
  for (const stronghold of Object.values(play.strongholds)) alive.add(stronghold.owner);
  return alive;
}

/** HEX-BP-05: the lowest total of victory points among those who are still in the war. */
export function lowestVp(play: Play, alive: ReadonlySet<SeatId>): number {
  const totals = play.before.seatOrder.flatMap((seat) => (alive.has(seat) ? [play.seats[seat]?.vp ?? 0] : []));
  return totals.length === 0 ? 0 : Math.min(...totals);
}

/** HEX-TURN-08 (5), HEX-BP-05: BP for each victory point above the lowest total. Returns what the Capital got. */
export function payVpBonus(play: Play, seat: SeatId, hexes: readonly HexKey[], lowest: number): number {
  const lead = Math.max(0, (play.seats[seat]?.vp ?? 0) - lowest);
  const hex = treasury(play, seat, hexes);
  if (lead === 0 || hex === null) return 0;
  const bp = VP_BONUS * lead;
  book(play, hex, bp);
  tell(play, { type: 'bonus-paid', rule: 'HEX-BP-05', to: [seat], seat, hex, bp, lead });
  return play.seats[seat]?.capital === hex ? bp : 0;
}
