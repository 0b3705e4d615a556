/**
 * Of a reader who holds several seats of a campaign on one screen: the seat for which this page speaks. It stays as it is
 * until the page is loaded again, whatever the page shows meanwhile.
 */
export interface UncoveredSeat {
  readonly campaign: string;
  readonly slug: string;
  readonly seat: string;
  /** Covers it on the server. */
  readonly cover: () => Promise<unknown>;
}

let open: UncoveredSeat | null = null;

/** The seat for which this page speaks; null: its reader holds at most one. */
export const uncoveredSeat = (): UncoveredSeat | null => open;

/** Tells the server with each request for which seat it is: if that seat has been covered, it refuses. */
export const uncoveredSeatHeaders = (): Record<string, string> =>
  open === null ? {} : { 'x-uncovered-seat': `${open.campaign}:${open.seat}` };

/** From now on this page speaks for a seat. */
export function speakFor(seat: UncoveredSeat): void {
  open = seat;
}
