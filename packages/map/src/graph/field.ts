import { type Box, widthOf } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import { type Crowd, cheapest, crowd } from './crowd.ts';
import { halfOf, squareAbout } from './footprint.ts';
import { nodeAt, type PlacedNode, type StarLayout } from './layout.ts';
import type { StarLines } from './lines.ts';
import type { Scale } from './scale.ts';
import type { StarBattle, StarForce } from './star-chart.ts';

/** A counter: its corner on the sheet, the side of its box, and the width that its label may have. */
export interface PlacedForce {
  readonly force: StarForce;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly room: number;
}

/** The forces of one node as one counter with their number. */
export interface PlacedStack extends Pick<PlacedForce, 'x' | 'y' | 'side'> {
  readonly node: string;
  /** In the order of their arrival. */
  readonly forces: readonly StarForce[];
}

/** A battle beside its node: holders, a lozenge, attackers, and then the forces that wait. */
export interface PlacedBattle {
  readonly battle: StarBattle;
  readonly node: PlacedNode;
  /** Null where it is drawn as a lozenge only. */
  readonly box: Box | null;
  /** From the node to the box. */
  readonly tail: readonly [Point, Point] | null;
  readonly lozenge: Point;
  readonly fighting: readonly PlacedForce[];
  readonly waiting: readonly PlacedForce[];
}

export interface Field {
  readonly free: readonly PlacedForce[];
  readonly stacks: readonly PlacedStack[];
  readonly battles: readonly PlacedBattle[];
  /** The printed sheet with everything that stands on it. */
  readonly crowd: Crowd;
}

type CostOf = Crowd['costOf'];

/** What it costs to cover a counter or a battle: no name does. */
const COVERED = 200;
/** What each place for them costs more than the one before. */
const LATER = { beside: 5, battle: 0.5 };

/** Places for all forces: battles first, which are the largest. */
export function fieldOf(
  layout: StarLayout,
  { printed, names }: Pick<StarLines, 'printed' | 'names'>,
  { forces, battles }: { readonly forces: readonly StarForce[]; readonly battles: readonly StarBattle[] },
  scale: Scale,
): Field {
  const all = crowd(printed);
  const costOf: CostOf = (box, owner) => all.costOf(box, owner) + names.costOf(box);
  const inBattle = new Map(battles.map((battle) => [battle.node, battle]));
  const isFighting = ({ id, node, state }: StarForce): boolean => {
    const battle = inBattle.get(node);
    if (battle === undefined) return false;
    return state === 'queued' || battle.holders.includes(id) || battle.attackers.includes(id);
  };
  const fights = battles.map((battle) => {
    const fight = placedBattle(layout, costOf, { battle, forces }, scale);
    all.add(fight.box ?? squareAbout(fight.lozenge, scale.counter * 0.4), COVERED);
    return fight;
  });
  const free = forces.filter((force) => !isFighting(force));
  const nodes = [...new Set(free.map(({ node }) => node))];
  const groups = nodes.map((id) => {
    const own = free.filter(({ node }) => node === id);
    const group = groupAt(nodeAt(layout, id), own, costOf, scale);
    all.add(group.box, COVERED);
    return group;
  });
  return {
    free: groups.flatMap((group) => group.free),
    stacks: groups.flatMap(({ stack }) => stack ?? []),
    battles: fights,
    crowd: all,
  };
}

/** More free forces than this in one node are drawn as one counter. */
export const MOST_BESIDE = 2;
/** From one counter to the next, in sides of a counter. */
const STEP = 1.08;
/** How much is seen of the counter behind a stack, in sides of a counter. */
export const BEHIND = 0.14;
/** The height of a counter with its thickness, and of its label, in sides of it. */
const THICK = 1.06;
const LABEL = 0.36;
/** How much worse it is if what a group covers is below letters. */
const READ = 3;
/** How wide the label of a counter without neighbours may be, in sides of it. */
const ALONE = 2.2;

interface Group {
  readonly box: Box;
  readonly free: readonly PlacedForce[];
  readonly stack: PlacedStack | null;
}

/** The counters of one node: side by side, or one for all of them. */
function groupAt(node: PlacedNode, forces: readonly StarForce[], costOf: CostOf, scale: Scale): Group {
  const side = scale.counter;
  const isStack = forces.length > MOST_BESIDE;
  const isLabelled = !isStack && scale.isNear && forces.some(({ label }) => label !== '');
  const step = STEP * side;
  const size = isStack
    ? { width: side * (1 + BEHIND), height: side * (THICK + BEHIND) }
    : { width: side + step * (forces.length - 1), height: side * (THICK + (isLabelled ? LABEL : 0)) };
  const { id } = node.node;
  const letters = (spot: Box): number =>
    isLabelled ? READ * costOf({ ...spot, top: spot.top + THICK * side }, id) : 0;
  const box = cheapest(spotsAbout(node, size, scale), (spot) => costOf(spot, id) + letters(spot), LATER.beside).place;
  if (isStack) {
    return { box, free: [], stack: { node: id, forces, x: box.left, y: box.top + BEHIND * side, side } };
  }
  const room = forces.length === 1 ? side * ALONE : step;
  return {
    box,
    free: forces.map((force, i) => ({ force, x: box.left + step * i, y: box.top, side, room })),
    stack: null,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Places beside a node, the best first: at the upper right, where a flag flies. */
function spotsAbout({ at, radius }: PlacedNode, { width, height }: Size, { disc, counter }: Scale): readonly Box[] {
  const away = radius * disc + 3;
  const low = halfOf(radius) * disc + 2;
  const over = counter * 0.16;
  const corners: readonly Point[] = [
    { x: away, y: -height - over },
    { x: -away - width, y: -height - over },
    { x: low, y: -height * 0.6 },
    { x: -low - width, y: -height * 0.6 },
    { x: -width / 2, y: -height - low - 2 },
    { x: low, y: over },
    { x: -low - width, y: over },
    { x: -width / 2, y: low + 18 },
    { x: low + counter * 0.5, y: -height * 0.6 },
    { x: -low - width - counter * 0.5, y: -height * 0.6 },
  ];
  return corners.map(({ x, y }) => boxAt(at.x + x, at.y + y, width, height));
}

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Between the counters of a battle, around its box, and for the lozenge, in sides of a counter. */
const GAP = 0.12;
const PAD = 0.2;
const LOZENGE = 0.84;
/** The size of a counter that waits. */
const WAITING = 0.74;

interface Fight {
  readonly battle: StarBattle;
  readonly forces: readonly StarForce[];
}

function placedBattle(layout: StarLayout, costOf: CostOf, { battle, forces }: Fight, scale: Scale): PlacedBattle {
  const node = nodeAt(layout, battle.node);
  const { disc, counter, isNear } = scale;
  const far = node.radius * disc;
  const lozenge = { x: node.at.x + far * 0.9, y: node.at.y + far * 0.9 };
  if (scale.level === 'theatre') {
    return { battle, node, box: null, tail: null, lozenge, fighting: [], waiting: [] };
  }
  const own = forces.filter((force) => force.node === battle.node);
  const find = (ids: readonly string[]): readonly StarForce[] =>
    ids.flatMap((id) => own.find((force) => force.id === id) ?? []);
  const row = rowOf(find(battle.holders), find(battle.attackers), own.filter(isWaiting), battle.waiting, scale);
  const foot = (isNear ? LABEL : 0.1) * counter;
  const size = { width: row.width, height: counter * (THICK + 2 * PAD) + foot };
  const box = cheapest(berthsOf(node, size, scale), (spot) => costOf(spot), LATER.battle).place;
  const top = box.top + PAD * counter;
  const onto = (one: Omit<PlacedForce, 'y'>): PlacedForce => {
    return { ...one, x: box.left + one.x, y: top + counter - one.side };
  };
  return {
    battle,
    node,
    box,
    tail: tailOf(node, box, far),
    lozenge: { x: box.left + row.lozenge, y: top + counter / 2 },
    fighting: row.fighting.map(onto),
    waiting: row.waiting.map(onto),
  };
}

const isWaiting = ({ state }: StarForce): boolean => state === 'queued';

interface Row {
  readonly fighting: readonly Omit<PlacedForce, 'y'>[];
  readonly waiting: readonly Omit<PlacedForce, 'y'>[];
  readonly lozenge: number;
  readonly width: number;
}

/** The counters of a battle from left to right, from the left edge of its box. */
function rowOf(
  holders: readonly StarForce[],
  attackers: readonly StarForce[],
  queued: readonly StarForce[],
  note: string,
  { counter, isNear }: Scale,
): Row {
  let x = PAD * counter;
  const put = (force: StarForce, side: number): Omit<PlacedForce, 'y'> => {
    const letters = isNear ? widthOf(force.label, LABELS * counter, 'unit') : 0;
    const room = Math.max(side, letters);
    const placed = { force, x: x + (room - side) / 2, side, room };
    x += room + GAP * counter;
    return placed;
  };
  const held = holders.map((force) => put(force, counter));
  const lozenge = x + (LOZENGE / 2 - GAP / 2) * counter;
  x += (LOZENGE - GAP / 2) * counter;
  const fighting = [...held, ...attackers.map((force) => put(force, counter))];
  if (queued.length > 0) x += GAP * 1.5 * counter;
  const start = x;
  const waiting = queued.map((force) => put({ ...force, label: '' }, counter * WAITING));
  const noted = queued.length === 0 || !isNear ? 0 : widthOf(note, LABELS * counter, 'unit');
  return { fighting, waiting, lozenge, width: Math.max(x, start + noted) + (PAD - GAP) * counter };
}

/** The size of the letters below counters, in sides of a counter. */
export const LABELS = 0.31;

/** Places for the box of a battle: below its node, then around it, at growing distance. */
function berthsOf({ at, radius }: PlacedNode, { width, height }: Size, { disc, letters }: Scale): readonly Box[] {
  const away = halfOf(radius) * disc + 4;
  const name = 20 * letters;
  return [0, 1, 2, 4, 6, 8].flatMap((far) => {
    const more = far * 22;
    const slips = [0, 0.3, -0.3, 0.5, -0.5].map((slip) => at.x - width / 2 + slip * width);
    return [
      ...slips.map((left) => boxAt(left, at.y + away + more, width, height)),
      ...slips.map((left) => boxAt(left, at.y - away - more - height, width, height)),
      ...slips.map((left) => boxAt(left, at.y + away + name + more, width, height)),
      ...[-0.5, -0.2, -0.8].flatMap((slip) => [
        boxAt(at.x + away + more, at.y + slip * height, width, height),
        boxAt(at.x - away - more - width, at.y + slip * height, width, height),
      ]),
    ];
  });
}

/** From the rim of a disc to the nearest point of a box. */
function tailOf({ at }: PlacedNode, { left, top, right, bottom }: Box, far: number): readonly [Point, Point] {
  const end = { x: Math.min(Math.max(at.x, left + 6), right - 6), y: Math.min(Math.max(at.y, top), bottom) };
  const [dx, dy] = [end.x - at.x, end.y - at.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  return [{ x: at.x + (dx / length) * (far + 2), y: at.y + (dy / length) * (far + 2) }, end];
}
