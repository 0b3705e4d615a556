import type { SeatId, Standing } from '@sealed-orders/rules/kernel';

/** A seat in the final standing. */
export interface Placed extends Standing {
  readonly hasWon: boolean;
}

/** Winners before all others, then by score; equals keep the order of the table. */
export function finalStanding(standings: readonly Standing[], winners: readonly SeatId[]): readonly Placed[] {
  return standings
    .map((standing) => ({ ...standing, hasWon: winners.includes(standing.seat) }))
    .sort((a, b) => Number(b.hasWon) - Number(a.hasWon) || (b.score ?? 0) - (a.score ?? 0));
}
