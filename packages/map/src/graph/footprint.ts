import { type Box, boxOf, type Face, shortened, widthOf } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import type { NodeKind, StarNode } from './star-chart.ts';

/** The radius of a node's disc, in map units. */
export const RADII: Readonly<Record<NodeKind, number>> = {
  surface: 14,
  city: 17,
  spaceport: 15,
  orbit: 14,
  'deep-space': 13,
  warp: 13,
};

/** The radius of the ring around a planet. */
export const orbitOf = (radius: number): number => radius * 1.05 + 14;

export const isOnSurface = ({ kind }: StarNode): boolean =>
  kind === 'surface' || kind === 'city' || kind === 'spaceport';

/** Half a side of the square that a disc needs with the signs around it. */
export const halfOf = (radius: number): number => radius * 0.86 + 8;

export function squareAbout({ x, y }: Point, half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

/** A node's name as it is written: longer ones are cut. */
export interface Lettering {
  readonly text: string;
  readonly size: number;
  readonly width: number;
}

/** The widest name, for letters of size 1. */
const WIDEST = 12;
const SIZES = { city: 14.5, other: 12.5 };

const faceOf = ({ kind }: StarNode): Face => (kind === 'deep-space' || kind === 'warp' ? 'field' : 'place');

/** @param pixel map units a pixel of the screen, where letters keep their size there */
export function letteringOf(node: StarNode, pixel = 1): Lettering {
  const size = (node.kind === 'city' ? SIZES.city : SIZES.other) * pixel;
  const face = faceOf(node);
  const text = shortened(node.name, size, face, size * WIDEST);
  return { text, size, width: widthOf(text, size, face) };
}

/** On which side of its node a name is written. */
export type Side = 'below' | 'above' | 'right' | 'left';

/** A place for a name beside a disc. */
export interface Spot {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly at: Point;
  readonly box: Box;
}

/** @param slip moved along the side, in parts of the name's width or height */
export function spotAt({ x, y }: Point, radius: number, { size, width }: Lettering, side: Side, slip = 0): Spot {
  if (side === 'below' || side === 'above') {
    const line = side === 'below' ? y + radius + size * 1.25 : y - radius - size * 0.7;
    const middle = x + slip * width;
    return { anchor: 'middle', at: { x: middle, y: line }, box: boxOf(middle, line, width, size) };
  }
  const line = y + size * (0.36 + slip);
  const away = radius + size * 0.75;
  const isRight = side === 'right';
  const middle = isRight ? x + away + width / 2 : x - away - width / 2;
  return {
    anchor: isRight ? 'start' : 'end',
    at: { x: isRight ? x + away : x - away, y: line },
    box: boxOf(middle, line, width, size),
  };
}
