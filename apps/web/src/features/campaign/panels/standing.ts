import type { PublicSeat } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';

/** A seat in the final standing. */
export interface Placed {
  readonly seat: PublicSeat;
  readonly hasWon: boolean;
}

/** Winners before all others, then by victory points; equals keep the order of the table. */
export function finalStanding(seats: readonly PublicSeat[], winners: readonly SeatId[]): readonly Placed[] {
  return seats
    .map((seat) => ({ seat, hasWon: winners.includes(seat.id) }))
    .sort((a, b) => Number(b.hasWon) - Number(a.hasWon) || (b.seat.vp ?? 0) - (a.seat.vp ?? 0));
}
