import type { Box } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import { type Crowd, cheapest, crowd } from './crowd.ts';
import { letteringOf, type Side, type Spot, spotAt, squareAbout } from './footprint.ts';
import type { PlacedNode, StarLayout } from './layout.ts';
import type { Scale } from './scale.ts';
import type { NodeKind, StarNode } from './star-chart.ts';

/** A node's name at its place. */
export interface NodeName {
  readonly node: StarNode;
  readonly text: string;
  readonly size: number;
  readonly anchor: Spot['anchor'];
  readonly at: Point;
  readonly box: Box;
}

/** Whose names have their place first. */
const RANKS: Readonly<Record<NodeKind, number>> = {
  city: 0,
  spaceport: 1,
  orbit: 2,
  'deep-space': 3,
  warp: 3,
  surface: 4,
};

/** What it costs to cover another name, or another disc. */
const TAKEN = 200;
/** A name is left out if its place costs more: near by, and where it matters, it is written over what is printed. */
const MOST = { near: 160, far: 36 };

/**
 * The names that are written at a scale: those of cities only where nodes are small, and of nodes in `wanted`. No name
 * covers another name, a counter, a battle or the disc of another node; what has no place is left out until the map is
 * nearer.
 */
export function namesAt(
  layout: StarLayout,
  standing: Crowd,
  scale: Scale,
  wanted: ReadonlySet<string> = new Set(),
): readonly NodeName[] {
  const isFar = scale.level === 'theatre';
  const asked = layout.nodes
    .filter(({ node }) => !isFar || node.kind === 'city' || wanted.has(node.id))
    .sort((a, b) => rankOf(a, wanted) - rankOf(b, wanted));
  const taken = crowd(standing);
  for (const one of layout.nodes) taken.add(squareAbout(one.at, one.radius * scale.disc + 2), TAKEN, one.node.id);
  for (const one of asked)
    taken.add(spotOf(one, scale, one.side ?? 'below').box, one.side === null ? 6 : 50, one.node.id);
  const mostOf = (id: string): number => (scale.isNear || wanted.has(id) ? MOST.near : MOST.far);
  return asked.flatMap((one) => {
    const { place, cost } = cheapest(
      placesOf(one, scale),
      ({ spot, far }) => far + taken.costOf(spot.box, one.node.id) + (isOn(layout, spot.box) ? 0 : TAKEN),
    );
    if (cost > mostOf(one.node.id)) return [];
    taken.add(place.spot.box, TAKEN);
    const { text, size } = letteringOf(one.node, scale.letters);
    return [{ node: one.node, text, size, ...place.spot }];
  });
}

/** Air before the neat line. */
const EDGE = 12;

const isOn = ({ width, height }: StarLayout, { left, top, right, bottom }: Box): boolean =>
  left > EDGE && top > EDGE && right < width - EDGE && bottom < height - EDGE;

const rankOf = ({ node }: PlacedNode, wanted: ReadonlySet<string>): number =>
  wanted.has(node.id) ? -1 : RANKS[node.kind];

const spotOf = ({ node, at, radius }: PlacedNode, { disc, letters }: Scale, side: Side, slip = 0): Spot =>
  spotAt(at, radius * disc, letteringOf(node, letters), side, slip);

/** Sides and slips, and how much less each is liked than the first. */
const PLACES: readonly (readonly [Side, number, number])[] = [
  ['below', 0, 0],
  ['right', 0, 3],
  ['left', 0, 3.5],
  ['above', 0, 4],
  ['below', 0.2, 3],
  ['below', -0.2, 3],
  ['below', 0.4, 6],
  ['below', -0.4, 6],
  ['above', 0.25, 7],
  ['above', -0.25, 7],
  ['right', 0.8, 6],
  ['left', 0.8, 6],
  ['right', -0.8, 8],
  ['left', -0.8, 8],
];

interface Possible {
  readonly spot: Spot;
  readonly far: number;
}

/** Possible places of a name; the one that was kept free for it comes first. */
function placesOf(one: PlacedNode, scale: Scale): readonly Possible[] {
  const kept = one.side === null ? [] : [{ spot: spotOf(one, scale, one.side), far: 0 }];
  return [
    ...kept,
    ...PLACES.map(([side, slip, far]) => ({ spot: spotOf(one, scale, side, slip), far: far + kept.length * 3 })),
  ];
}
