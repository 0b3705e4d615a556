import type { HexKey } from '@sealed-orders/rules/space';
import type { SeatLetter } from '../symbols/seats.ts';

/** A claim as a small flag: planned with a broken edge, done in the seat's pattern. */
export interface ClaimSymbol {
  readonly hex: HexKey;
  readonly seat: SeatLetter;
  readonly isPlanned: boolean;
}
