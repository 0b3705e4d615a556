import { blocksOf } from '../symbols/blocks.ts';
import type { NodeMark, NodeTerrain, StarNode } from './star-chart.ts';

/** A sign's strokes and areas on a disc of radius 12. */
export interface Shape {
  readonly strokes?: string;
  readonly areas?: string;
}

type Sign = NodeTerrain | Exclude<StarNode['kind'], 'surface'>;

const CITY = 3;
const CROWNS =
  'M-8 2a3.4 3.4 0 0 1 3 -5a3 3 0 0 1 2 5ZM1 2a3.4 3.4 0 0 1 3 -5a3 3 0 0 1 4 5ZM-3.6 -2.4a3.6 3.6 0 0 1 3.4 -5.2a3.4 3.4 0 0 1 3.6 5.2Z';

const SHAPES: Readonly<Record<Sign, Shape>> = {
  city: { areas: blocksOf(CITY) },
  spaceport: { strokes: 'M-7 6H7M0 6V-7M0 -7L4.5 -1.5M0 -7L-4.5 -1.5M-4 6L-1.6 2.5M4 6L1.6 2.5' },
  orbit: {
    areas: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
    strokes: 'M-8.2 3.7A9 3.4 -24 1 0 8.2 -3.7A9 3.4 -24 1 0 -8.2 3.7Z',
  },
  'deep-space': { areas: 'M0 -9L2 -2L9 0L2 2L0 9L-2 2L-9 0L-2 -2Z' },
  warp: { strokes: 'M0 0c1.6 -2 4.4 0 3 2.6c-1.8 3 -7 1.8 -7 -2.4c0 -5 7 -7.4 10.4 -2.8' },
  flats: { strokes: 'M-7 4h4M-1 6h5M-4 0h6M4 2h4M-6 -4h3M1 -4h5' },
  desert: { strokes: 'M-8 5Q-4 -1 -.5 4Q3 -1 8 5M-6 -2.6Q-3 -6 0 -3Q3 -6.4 6.4 -2.6' },
  marsh: { strokes: 'M-6 4v-5M-3.5 4v-7M-1 4v-5M3 5v-4M5.5 5v-6M-8 6q2 -1.6 4 0t4 0 4 0 4 0' },
  coast: { strokes: 'M-8 -3.4q2 -2.2 4 0t4 0 4 0 4 0M-8 .8q2 -2.2 4 0t4 0 4 0 4 0M-8 5q2 -2.2 4 0t4 0 4 0 4 0' },
  ridge: { strokes: 'M-8 5L-3 -5L1 3M-2 -2.6L3 -6.5L8 5' },
  quarry: { strokes: 'M-7 -4H7M-5 -.5H5M-3 3H3M-1.4 6H1.4' },
  mine: { strokes: 'M-5 5L4 -4M-4 -4L5 5M1.4 -6.2L6.2 -1.4M-1.4 -6.2L-6.2 -1.4' },
  forest: { strokes: 'M-4 6V2M4 6V2M0 1V-2', areas: CROWNS },
  jungle: {
    strokes:
      'M0 7Q1 1 0 -2M0 -2Q-4 -6 -8 -2M0 -2Q-2 -7 -5.4 -7.6M0 -2Q2 -7 5.4 -7.6M0 -2Q4 -6 8 -2M0 -2Q-3 -1 -4.6 2.4M0 -2Q3 -1 4.6 2.4',
  },
  ice: { strokes: 'M0 -7V7M-6 -3.5L6 3.5M-6 3.5L6 -3.5' },
  ruins: { strokes: 'M-7 6V-3L-4 -5.6V-1M-1 6V-1L2 1V-5L5 -2.4V6M-9 6H8' },
  crater: {
    strokes:
      'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M-2 -7.6v-1.4M4.6 -6.4l.9 -1.2M7.6 -1.4h1.5M-7.6 1.6h-1.5M-4.8 6l-.9 1.2M3 7.2v1.5',
  },
  array: { strokes: 'M-6 -5a8.4 8.4 0 0 0 11 9M-.6 .4L5 -5M-3 2.6L-6 7H2' },
};

/** What kind of node it is, and on a surface what land it is on. */
export const signOf = ({ kind, terrain }: StarNode): Shape => SHAPES[kind === 'surface' ? (terrain ?? 'flats') : kind];

/** What stands in a node, on a box of about 12 by 12 around 0,0. */
export const MARKS: Readonly<Record<NodeMark['kind'], string>> = {
  site: 'M-6 5.5V-1.5L-3.4 -4.5L-.8 -1.5V-5.5H4V5.5Z',
  portal: 'M-5.6 6V-.4A5.6 5.6 0 0 1 5.6 -.4V6H2.6V-.2A2.6 2.6 0 0 0 -2.6 -.2V6Z',
  rok: 'M-6.2 .8L-4.4 -4.2L.6 -6.2L5.4 -3.4L6.2 2L2.6 5.8L-3.2 5.4ZM-3.4 -1a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0ZM.6 2.4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z',
  colony: 'M-6.4 5A6.4 7 0 0 1 6.4 5ZM-.6 -2V-6.4H.6V-2Z',
};

/** The strike through what is destroyed. */
export const STRIKE = 'M-7 7L6 -7';
/** A battle. */
export const LOZENGE = 'M0 -13L13 0L0 13L-13 0Z';
export const SWORDS = 'M-5 -5L5 5M5 -5L-5 5M-6 2.2l4 4M6 2.2l-4 4';
/** The week's points of a node. */
export const POINTS = 'M0 -8L7.6 0L0 8L-7.6 0Z';
/** A planned claim. */
export const FLAG = { pole: 'M0 4V-14', cloth: 'M0 -14L11 -10.5L0 -7Z' };

/** Thorns around a disc: the node is tainted. */
export function thorns(radius: number): string {
  const count = 12;
  const parts = Array.from({ length: count }, (_, i) => {
    const at = (turn: number, far: number): string => {
      const angle = ((i + turn) / count) * Math.PI * 2;
      return `${Math.round(Math.cos(angle) * far * 10) / 10} ${Math.round(Math.sin(angle) * far * 10) / 10}`;
    };
    return `M${at(-0.34, radius)}L${at(0.15, radius + 8)}L${at(0.34, radius)}Z`;
  });
  return parts.join('');
}
