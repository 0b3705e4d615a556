import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Outputs } from '../api/client.ts';

export type SeatRequest = Outputs['seatRequests']['list'][number];

/** A seat of the campaign, and whether it can be taken now. */
export interface AskedSeat {
  readonly seat: SeatId;
  readonly name: string;
  /** Its player until then. */
  readonly player: string | null;
  readonly isFree: boolean;
}
