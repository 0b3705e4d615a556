import type { HexIndex, SeatIndex } from '../map/numbers.ts';

/** The hex that has this place in its grid. */
export const hexNumber = (index: number): HexIndex => index as HexIndex;

/** The seat that has this place in the order of the seats. */
export const seatIn = (place: number): SeatIndex => place as SeatIndex;
