import type { SeatId } from '@sealed-orders/rules/kernel';

/** Letters of the seats, by their order in the campaign. They pick colour, pattern and silhouette; `n` is nobody's. */
export const SEAT_LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
export type SeatLetter = (typeof SEAT_LETTERS)[number] | 'n';

/** The letter of the seat at a place in the campaign's order, from 0; places beyond the tenth start again. */
export function letterAtPlace(place: number): SeatLetter {
  return SEAT_LETTERS[place % SEAT_LETTERS.length] ?? 'n';
}

/** Letters of the seats by their order in the campaign. */
export function seatLetters(seats: readonly { readonly id: SeatId }[]): ReadonlyMap<SeatId, SeatLetter> {
  return new Map(seats.map((seat, place) => [seat.id, letterAtPlace(place)]));
}

/** Outline of a counter on its 44 x 44 box. */
export const SILHOUETTES: Readonly<Record<SeatLetter, string>> = {
  a: 'M2 2H42V42H2Z',
  b: 'M11 2H33A9 9 0 0 1 42 11V33A9 9 0 0 1 33 42H11A9 9 0 0 1 2 33V11A9 9 0 0 1 11 2Z',
  c: 'M11 2H33L42 11V33L33 42H11L2 33V11Z',
  d: 'M9 2H35A7 7 0 0 0 42 9V35A7 7 0 0 0 35 42H9A7 7 0 0 0 2 35V9A7 7 0 0 0 9 2Z',
  e: 'M2 2H42V32L22 43L2 32Z',
  f: 'M22 1L42 11V42H2V11Z',
  g: 'M8 2H36L43 22L36 42H8L1 22Z',
  h: 'M2 2H43L37 22L43 42H2Z',
  i: 'M22 1A21 21 0 0 1 22 43A21 21 0 0 1 22 1Z',
  j: 'M9 2H43L35 42H1Z',
  n: 'M4 2H40A2 2 0 0 1 42 4V40A2 2 0 0 1 40 42H4A2 2 0 0 1 2 40V4A2 2 0 0 1 4 2Z',
};

/** Outline of a seat's counters on a box of 44 by 44. */
export const silhouetteOf = (seat: SeatLetter): string => SILHOUETTES[seat];

/** The letter's position on the band of each silhouette, and the width of the plain ground behind it. */
export const BANDS: Readonly<Record<SeatLetter, { readonly x: number; readonly y: number; readonly plain: number }>> = {
  a: { x: 9, y: 10.2, plain: 17 },
  b: { x: 9, y: 10.2, plain: 17 },
  c: { x: 12, y: 10.2, plain: 17 },
  d: { x: 9, y: 10.2, plain: 17 },
  e: { x: 9, y: 10.2, plain: 17 },
  f: { x: 22, y: 10.6, plain: 30 },
  g: { x: 11, y: 10.2, plain: 17 },
  h: { x: 9, y: 10.2, plain: 17 },
  i: { x: 22, y: 10.6, plain: 30 },
  j: { x: 13, y: 10.2, plain: 17 },
  n: { x: 9, y: 10.2, plain: 17 },
};
