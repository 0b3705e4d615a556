import { type SeatLetter, seatLetters } from '@sealed-orders/map';
import type { Campaign } from './board.ts';

export type LetterOf = (seat: string) => SeatLetter;

/** The letters of a campaign's seats, shared by all its pages. */
export function lettersOf({ seats }: Campaign): LetterOf {
  const letters = new Map<string, SeatLetter>(seatLetters(seats.map(({ seat }) => ({ id: seat }))));
  return (seat) => letters.get(seat) ?? 'n';
}

/** The names of the seats of a campaign. */
export const namesOf =
  ({ seats }: Pick<Campaign, 'seats'>) =>
  (seat: string): string =>
    seats.find((one) => one.seat === seat)?.name ?? seat;
