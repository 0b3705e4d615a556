import { SEAT_PATTERN, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** The id of a seat, as a page or a row says it. */
export const seatIdSchema = z.custom<SeatId>((value) => typeof value === 'string' && SEAT_PATTERN.test(value));
