import type { Box } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import { type Crowd, crowd, type Stretch } from './crowd.ts';
import { letteringOf, type Spot, squareAbout } from './footprint.ts';
import { nodeAt, type PlacedNode, type StarLayout } from './layout.ts';
import { collide, type NamePlace, placesAround, placesBeside, spotBeside, TAKEN, WORST } from './name-places.ts';
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
  /** A line to it from its disc; null if it stands beside that. */
  readonly leader: Stretch | null;
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

/** What a good place costs at most: a few lines may pass below a name, but no die, counter or disc. */
const GOOD = 70;
/** What it costs to stand where another name would like to be, or where it was promised its place. */
const HOPE = { liked: 6, kept: 50 };

/**
 * The names that are written at a scale: those of cities only where nodes are small, and of nodes in `wanted`. No name
 * covers another name, a counter, a battle or the disc of another node, nor is it nearer to that than to its own; where
 * there is no room beside a disc, a leader goes to its name. What has no place at all is left out until the map is nearer.
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
  const sheet = { layout, scale, taken: crowd(standing) };
  for (const { node, at, radius } of layout.nodes) {
    sheet.taken.add(squareAbout(at, radius * scale.disc + 2), TAKEN, node.id);
  }
  for (const one of asked) {
    const { box } = spotBeside(one, scale, one.side ?? 'below');
    sheet.taken.add(box, one.side === null ? HOPE.liked : HOPE.kept, one.node.id);
  }
  const besideOf = kept((id) => placesBeside(sheet, nodeAt(layout, id), GOOD));
  const aroundOf = kept((id) => placesAround(sheet, nodeAt(layout, id), GOOD));
  const anyOf = kept((id) => [...besideOf(id), ...aroundOf(id)]);
  const stand: Stand = new Map();
  const missing = asked.filter(({ node: { id } }) => !settle(stand, id, besideOf(id)));
  for (const one of missing) {
    const { id } = one.node;
    const hasPlace =
      squeezeIn(stand, id, besideOf(id), besideOf) ||
      settle(stand, id, aroundOf(id)) ||
      (missing.length <= FEW && squeezeIn(stand, id, anyOf(id), anyOf));
    if (!hasPlace && (scale.isNear || wanted.has(id))) settle(stand, id, placesBeside(sheet, one, WORST));
  }
  return asked.flatMap(({ node }) => {
    const place = stand.get(node.id);
    if (place === undefined) return [];
    const { text, size } = letteringOf(node, scale.letters);
    return [{ node, text, size, ...place.spot, leader: place.leader }];
  });
}

const rankOf = ({ node }: PlacedNode, wanted: ReadonlySet<string>): number =>
  wanted.has(node.id) ? -1 : RANKS[node.kind];

/** Where names stand so far, by their nodes. */
type Stand = Map<string, NamePlace>;
type PlacesOf = (node: string) => readonly NamePlace[];

/** The same places whenever they are asked for. */
function kept(find: PlacesOf): PlacesOf {
  const known = new Map<string, readonly NamePlace[]>();
  return (id) => {
    const places = known.get(id) ?? find(id);
    known.set(id, places);
    return places;
  };
}

/** Puts a name at the first of its places that is free; false: none is. */
function settle(stand: Stand, id: string, places: readonly NamePlace[]): boolean {
  const place = places.find((one) => isFree(stand, one));
  if (place === undefined) return false;
  stand.set(id, place);
  return true;
}

function isFree(stand: Stand, place: NamePlace): boolean {
  for (const other of stand.values()) if (collide(place, other)) return false;
  return true;
}

/** So many names may have to go elsewhere for another one. */
const MOST_MOVED = 2;
/** For so many names all others may have to: more would take too long. */
const FEW = 8;

/** Puts a name at a place where others stand that can all go to other places of theirs; false: there is none. */
function squeezeIn(stand: Stand, id: string, places: readonly NamePlace[], placesOf: PlacesOf): boolean {
  for (const place of places) {
    const moved = [...stand].filter(([, other]) => collide(place, other));
    if (moved.length > MOST_MOVED) continue;
    for (const [other] of moved) stand.delete(other);
    stand.set(id, place);
    if (moved.every(([other]) => settle(stand, other, placesOf(other)))) return true;
    stand.delete(id);
    for (const [other, was] of moved) stand.set(other, was);
  }
  return false;
}
