import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Room } from '../../campaign/door.ts';
import type { NodePlace } from '../node-context.ts';

export const subjectIn = (_place: NodePlace, _picked: string): ReturnType<Room['subjectOf']> => null;
export const seatNote = (_place: NodePlace, _seat: SeatId): ReturnType<Room['ofSeat']> => null;
