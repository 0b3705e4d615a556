import type { Terrain } from '@sealed-orders/rules/hex-campaign';
import type { SeatLetter } from '../symbols/seats.ts';

/** Colours of a picture that no style sheet reaches: those of the light theme in tokens.css, as a test sees to. */
export const CARD_COLOURS = {
  paper: '#F7F5EA',
  ink: '#1C2522',
  river: '#33748E',
  road: '#3A3129',
  wax: '#C2432A',
  onWax: '#FFF6EF',
} as const;

export const TERRAIN_COLOURS: Readonly<Record<Terrain, string>> = {
  plains: '#ECE9C8',
  hills: '#E5CFA2',
  forest: '#BED4A6',
  jungle: '#86B08E',
  sea: '#BCD7DD',
};

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
