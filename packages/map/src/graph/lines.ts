import type { Box } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import { type Crowd, cheapest, crowd } from './crowd.ts';
import { along, type Curve, curveBetween, distanceTo, onCircle, pointOn, pointsOn } from './curve.ts';
import { halfOf, isOnSurface, letteringOf, spotAt, squareAbout } from './footprint.ts';
import { nodeAt, type PlacedNode, type PlacedPlanet, type StarLayout } from './layout.ts';
import type { StarPath } from './star-chart.ts';

/** How a path is drawn: a road on a planet, a lane in space, a lane that not everyone may use. */
export type LineKind = 'road' | 'lane' | 'restricted';

/** A path between two nodes. */
export interface Line {
  readonly kind: LineKind;
  readonly curve: Curve;
  readonly difficulty: number | null;
  /** Where its number is written; null without one. */
  readonly die: Point | null;
}

/** A planet's ring: the paths between its orbit and the nodes below. */
export interface Ring {
  readonly planet: PlacedPlanet;
  /** The number for the way to and from most nodes; null if none has to be reached. */
  readonly difficulty: number | null;
  readonly die: Point | null;
}

/** A way between a node and its planet's ring that differs from the others. */
export interface Spoke {
  readonly from: Point;
  readonly to: Point;
  readonly difficulty: number | null;
  readonly die: Point | null;
}

export interface StarLines {
  readonly lines: readonly Line[];
  readonly rings: readonly Ring[];
  readonly spokes: readonly Spoke[];
  /** What is printed on the sheet: whatever else is drawn should cover little of it. */
  readonly printed: Crowd;
  /** Where the names of nodes will be if nothing else is there. */
  readonly names: Crowd;
}

/**
 * What it costs to cover a disc with its signs, the place kept free for a name or the usual one, a die, a line.
 */
const COST = { body: 200, name: 50, hope: 8, die: 80, line: 3 } as const;

/** Half the width and height of a die on a path, as large as it is drawn where the whole map is seen. */
const DIE = { x: 15, y: 11 };

export function linesOf(layout: StarLayout): StarLines {
  const [printed, names] = [crowd(), crowd()];
  for (const { node, at, radius, side } of layout.nodes) {
    printed.add(squareAbout(at, halfOf(radius)), COST.body, node.id);
    const name = spotAt(at, radius, letteringOf(node), side ?? 'below').box;
    names.add(name, side === null ? COST.hope : COST.name, node.id);
  }
  for (const { at, radius, orbit } of layout.planets) {
    for (const far of [radius, orbit])
      printed.addLine(
        ROUND.map((degrees) => onCircle(at, far, degrees)),
        COST.line,
      );
  }
  const rounds = layout.planets.map((planet) => roundOf(layout, planet));
  const ofRings = new Set(rounds.flatMap(({ links }) => links.map(({ path }) => path)));
  const curves = layout.chart.paths
    .filter((path) => !ofRings.has(path))
    .map((path) => ({ ...curveOf(layout, path), difficulty: path.difficulty }));
  for (const { curve } of curves) printed.addLine(pointsOn(curve), COST.line);
  const costOf: CostOf = (box, owner) => printed.costOf(box, owner) + names.costOf(box, owner);
  const spokes = rounds.flatMap(({ planet, links, difficulty }) =>
    links.flatMap((link) => (link.path.difficulty === difficulty ? [] : [spokeOf(planet, link, costOf)])),
  );
  for (const { from, to } of spokes) printed.addLine([from, to], COST.line);
  const dieAt = (places: readonly Point[], isHidden = (_: Point): boolean => false): Point => {
    const { place } = cheapest(places, (at) => costOf(dieBox(at)) + (isHidden(at) ? COST.body : 0));
    printed.add(dieBox(place), COST.die);
    return place;
  };
  return {
    lines: curves.map((line) => {
      const isHidden = (at: Point): boolean => line.kind !== 'road' && isUnderPlanet(layout, at);
      return { ...line, die: line.difficulty === null ? null : dieAt(spotsOn(line.curve), isHidden) };
    }),
    rings: rounds.map(({ planet, difficulty = null }) => {
      return { planet, difficulty, die: difficulty === null ? null : dieAt(spotsRound(planet)) };
    }),
    spokes: spokes.map((spoke) => ({ ...spoke, die: spoke.difficulty === null ? null : dieAt([halfway(spoke)]) })),
    printed,
    names,
  };
}

type CostOf = Crowd['costOf'];

function curveOf(layout: StarLayout, path: StarPath): Pick<Line, 'kind' | 'curve'> {
  const [a, b] = [nodeAt(layout, path.a), nodeAt(layout, path.b)];
  const kind = kindOf(path, a, b);
  return { kind, curve: curveBetween(a, b, bendOf(layout, a, b, kind)) };
}

function kindOf(path: StarPath, a: PlacedNode, b: PlacedNode): LineKind {
  if (path.isRestricted) return 'restricted';
  return isOnSurface(a.node) && isOnSurface(b.node) ? 'road' : 'lane';
}

/** Ways between an orbit and the nodes below it. */
interface Round {
  readonly planet: PlacedPlanet;
  readonly links: readonly { readonly path: StarPath; readonly ground: PlacedNode }[];
  /** The number that the ring stands for; undefined if it stands for none of the ways. */
  readonly difficulty: number | null | undefined;
}

function roundOf(layout: StarLayout, planet: PlacedPlanet): Round {
  const { id } = planet.planet;
  const links = layout.chart.paths.flatMap((path) => {
    const ends = [nodeAt(layout, path.a), nodeAt(layout, path.b)].filter(({ node }) => node.planet === id);
    const ground = ends.find(({ node }) => isOnSurface(node));
    return ground !== undefined && ends.some(({ node }) => node.kind === 'orbit') ? [{ path, ground }] : [];
  });
  const linked = new Set(links.map(({ ground }) => ground));
  const isWhole = layout.nodes.every((one) => one.node.planet !== id || !isOnSurface(one.node) || linked.has(one));
  return { planet, links, difficulty: isWhole && links.length > 1 ? mostCommon(links) : undefined };
}

function mostCommon(links: Round['links']): number | null {
  const counts = new Map<number | null, number>();
  for (const { path } of links) counts.set(path.difficulty, (counts.get(path.difficulty) ?? 0) + 1);
  const [most] = [...counts].sort(([a, n], [b, m]) => m - n || (b ?? 0) - (a ?? 0));
  return most?.[0] ?? null;
}

/** Bends that are tried, the least first, to each side; and what each costs more than the one before. */
const BENDS = [0, 14, 24, 36, 50, 66, 84, 110, 140, 180, 230].flatMap((bend) => (bend === 0 ? [0] : [bend, -bend]));
const BENDING = 3.2;
/** What it costs to pass under a planet, to touch a disc, and each unit that a path is too near to it. */
const UNDER = 60;
const TOUCH = { disc: 14, unit: 3 };
const CLEAR = 8;

/** How far aside a path is drawn so that it neither touches a third node nor, in space, passes under a planet. */
function bendOf(layout: StarLayout, a: PlacedNode, b: PlacedNode, kind: LineKind): number {
  const length = Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);
  const tried = BENDS.filter((bend) => Math.abs(bend) <= length * 0.6);
  // A curve goes half as far aside as its bend.
  const aside = Math.max(...tried) / 2 + CLEAR;
  const straight = pointsOn(curveBetween(a, b, 0));
  const nodes = layout.nodes.filter(
    (one) => one !== a && one !== b && distanceTo(straight, one.at) < aside + one.radius,
  );
  const planets =
    kind === 'road' ? [] : layout.planets.filter(({ at, orbit }) => distanceTo(straight, at) < aside + orbit);
  const costOf = (bend: number): number => {
    const curve = pointsOn(curveBetween(a, b, bend));
    let cost = 0;
    for (const { at, radius } of nodes) {
      const within = radius + CLEAR - distanceTo(curve, at);
      if (within > 0) cost += TOUCH.disc + within * TOUCH.unit;
    }
    for (const { at, orbit } of planets) if (distanceTo(curve, at) < orbit - 4) cost += UNDER;
    return cost;
  };
  return cheapest(tried, costOf, BENDING).place;
}

const dieBox = ({ x, y }: Point): Box => ({
  left: x - DIE.x - 1,
  top: y - DIE.y - 1,
  right: x + DIE.x + 1,
  bottom: y + DIE.y + 1,
});

const isUnderPlanet = ({ planets }: StarLayout, { x, y }: Point): boolean =>
  planets.some(({ at, orbit }) => Math.hypot(at.x - x, at.y - y) < orbit);

/** Places for a path's number, in parts of its length. */
const DICE = [0.5, 0.43, 0.57, 0.36, 0.64, 0.3, 0.7, 0.2, 0.8];

const spotsOn = (curve: Curve): readonly Point[] => DICE.map((t) => pointOn(curve, t));

/** Degrees from the east, clockwise, at which a ring's number may be. */
const ANGLES = [62, 128, 38, 142, 90, 20, 160, 0, 180, -20, 200];

const spotsRound = ({ at, orbit }: PlacedPlanet): readonly Point[] =>
  ANGLES.map((degrees) => onCircle(at, orbit, degrees));

const halfway = ({ from, to }: Pick<Spoke, 'from' | 'to'>): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});

/** A circle as stretches of a line. */
const ROUND = Array.from({ length: 33 }, (_, i) => (i / 32) * 360);

/** Degrees from straight outwards at which a spoke may leave its node. */
const TURNS = [0, 12, 24, 38, 54, 72, 92, 115, 140, 165].flatMap((turn) => (turn === 0 ? [0] : [turn, -turn]));

function spokeOf(planet: PlacedPlanet, { ground, path }: Round['links'][number], costOf: CostOf): Omit<Spoke, 'die'> {
  const out = along(planet.at, ground.at);
  const outwards = (Math.atan2(out.y, out.x) * 180) / Math.PI;
  const spokes = TURNS.map((turn): Omit<Spoke, 'die'> => {
    const from = onCircle(ground.at, ground.radius + 3, outwards + turn);
    return { from, to: toRing(planet, ground.at, along(ground.at, from)), difficulty: path.difficulty };
  });
  const { place } = cheapest(spokes, ({ from, to }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Array.from({ length: Math.ceil(length / 18) }, (_, i) => (i * 18) / length);
    const parts = steps.map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }));
    return length * 0.1 + parts.reduce((sum, at) => sum + costOf(squareAbout(at, 5), ground.node.id), 0);
  });
  return place;
}

/** Where a ray from a point meets the ring around it. */
function toRing({ at, orbit }: PlacedPlanet, from: Point, { x: ux, y: uy }: Point): Point {
  const [dx, dy] = [from.x - at.x, from.y - at.y];
  const along = dx * ux + dy * uy;
  const far = -along + Math.sqrt(Math.max(0, along * along - dx * dx - dy * dy + orbit * orbit));
  return { x: from.x + ux * far, y: from.y + uy * far };
}
