import type { SeatLetter } from './seats.ts';

/** The colour of each seat in a picture without a style sheet: the light theme of tokens.css, checked by a test. */
export const SIDE_COLOURS: Readonly<Record<SeatLetter, string>> = {
  a: '#0A397F',
  b: '#A51A4F',
  c: '#E8C769',
  d: '#499579',
  e: '#714B86',
  f: '#50BBEA',
  g: '#623810',
  h: '#F298A2',
  i: '#E7E7D4',
  j: '#12181B',
  n: '#A9B1A9',
};

/** The colour of letters on each seat's colour. */
export const ON_SIDE_COLOURS: Readonly<Record<SeatLetter, string>> = {
  a: '#FFFFFF',
  b: '#FFFFFF',
  c: '#16201D',
  d: '#0B1512',
  e: '#FFFFFF',
  f: '#0B1512',
  g: '#FFFFFF',
  h: '#16201D',
  i: '#16201D',
  j: '#FFFFFF',
  n: '#16201D',
};
