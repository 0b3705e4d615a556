import type { SeatId } from '@sealed-orders/rules/kernel';
import type { War } from './war.ts';
import type { Person, Seat } from './world.ts';

/** Every secret text or name contains this word. */
export const CANARY = 'Nightjar';

/** Something that one of the plotters does in secret. */
export interface Doing {
  readonly war: War;
  readonly own: Person;
  readonly seat: SeatId;
  readonly other: SeatId;
  readonly place: Seat;
  readonly amount: number;
}
