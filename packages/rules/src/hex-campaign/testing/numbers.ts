import type { HexIndex, SeatIndex } from '../map/numbers.ts';

/** The hex with this index in its grid. */
export const hexNumber = (index: number): HexIndex => index as HexIndex;

/** The seat with this number. */
export const seatIn = (place: number): SeatIndex => place as SeatIndex;
