import type { SeatLetter } from './seats.ts';

/** A pattern's drawing over the seat's colour on a tile of 6 px: filled or stroked, as wide as given. */
export interface Weave {
  readonly path: string;
  readonly stroke?: number;
}

/** What tells the seats apart besides their colours. */
export const WEAVES: Readonly<Record<SeatLetter, Weave>> = {
  a: { path: '' },
  b: { path: 'M-1 7L7 -1M-1 1L1 -1M5 7L7 5', stroke: 1.3 },
  c: { path: 'M0 3H6', stroke: 1.6 },
  d: { path: 'M3 1.7A1.3 1.3 0 0 1 3 4.3A1.3 1.3 0 0 1 3 1.7Z' },
  e: { path: 'M3 0V6', stroke: 1.6 },
  f: { path: 'M-1 -1L7 7M-1 5L1 7M5 -1L7 1', stroke: 1.3 },
  g: { path: 'M0 0H3V3H0ZM3 3H6V6H3Z' },
  h: { path: 'M0 5L3 1.5L6 5', stroke: 1.3 },
  i: { path: 'M0 0L6 6M6 0L0 6', stroke: 0.9 },
  j: { path: 'M0 1.5Q1.5 -.5 3 1.5T6 1.5M0 4.5Q1.5 2.5 3 4.5T6 4.5', stroke: 0.9 },
  n: { path: 'M0 0L6 6M6 0L0 6', stroke: 0.9 },
};
