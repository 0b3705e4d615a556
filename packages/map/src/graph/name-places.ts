import { type Box, meet } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import { awayFrom } from './away.ts';
import { type Crowd, passes, type Stretch } from './crowd.ts';
import { onCircle } from './curve.ts';
import { letteringOf, type Side, type Spot, spotAt, squareAbout } from './footprint.ts';
import type { PlacedNode, StarLayout } from './layout.ts';
import type { Scale } from './scale.ts';

/** A place for a node's name, and what it costs as long as no other name is there. */
export interface NamePlace {
  readonly spot: Spot;
  /** From the disc to the name, if that does not stand beside it. */
  readonly leader: Stretch | null;
  readonly cost: number;
}

/** Where names are looked for: what they may not cover has its cost in `taken`. */
interface NameSheet {
  readonly layout: StarLayout;
  readonly scale: Scale;
  readonly taken: Crowd;
}

/** What it costs to cover the disc of another node, to leave the sheet, or to stand at another node's disc. */
export const TAKEN = 200;
/** Where a name is written over what is printed, if it has to be written: still over no disc and no counter. */
export const WORST = 190;

/** Sides and slips, and how much less each is liked than the first. */
type Beside = readonly [side: Side, slip: number, far: number];
const PLACES: readonly Beside[] = [
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
  ['above', 0.45, 9],
  ['above', -0.45, 9],
];
/** How much less these are liked than the place that was kept free for the name. */
const NOT_KEPT = 3;

/**
 * Places beside a disc that cost no more than `most`, the best first. The one that was kept free for the name is good
 * whatever is printed there.
 */
export function placesBeside(sheet: NameSheet, one: PlacedNode, most: number): readonly NamePlace[] {
  const kept: readonly Beside[] = one.side === null ? [] : [[one.side, 0, 0]];
  const places = [...kept, ...PLACES.map(([side, slip, far]): Beside => [side, slip, far + kept.length * NOT_KEPT])];
  return places
    .map(([side, slip, far]): NamePlace => {
      const spot = spotBeside(one, sheet.scale, side, slip);
      return { spot, leader: null, cost: far + costOf(sheet, one, spot.box) + astray(sheet, one, spot.box) };
    })
    .filter(({ cost }, i) => cost <= (i < kept.length ? WORST : most))
    .sort(byCost);
}

export const spotBeside = ({ node, at, radius }: PlacedNode, { disc, letters }: Scale, side: Side, slip = 0): Spot =>
  spotAt(at, radius * disc, letteringOf(node, letters), side, slip);

/** How long a leader is, in heights of its name's letters, and in which directions it goes: degrees from the east. */
const LENGTHS = [0.9, 1.8, 3, 4.5, 6.5, 9];
const DIRECTIONS = Array.from({ length: 72 }, (_, i) => i * 5);
/** How much less a place with a leader is liked, and each unit of it. */
const LED = { any: 16, unit: 0.12 };
/** How near a name comes to its leader, in heights of its letters. */
const TOUCH = 0.35;

/** Places away from a disc, with a leader, that cost no more than `most`: the best first. */
export function placesAround(sheet: NameSheet, one: PlacedNode, most: number): readonly NamePlace[] {
  const { scale } = sheet;
  const rim = one.radius * scale.disc;
  const lettering = letteringOf(one.node, scale.letters);
  const places = LENGTHS.flatMap((length) =>
    DIRECTIONS.flatMap((degrees): NamePlace[] => {
      const [from, to] = [onCircle(one.at, rim, degrees), onCircle(one.at, rim + length * lettering.size, degrees)];
      const spot = spotAt(to, -TOUCH * lettering.size, lettering, sideOf(one.at, to));
      const worth = LED.any + LED.unit * length * lettering.size + costOf(sheet, one, spot.box);
      if (worth > most) return [];
      const cost = worth + misled(sheet, one, spot.box) + crossed(sheet, one, [from, to]);
      return cost > most ? [] : [{ spot, leader: [from, to], cost }];
    }),
  );
  return places.sort(byCost);
}

const byCost = (a: NamePlace, b: NamePlace): number => a.cost - b.cost;

/** Steeper leaders than this end below or above a name. */
const STEEP = 2;

function sideOf(from: Point, to: Point): Side {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dy) > Math.abs(dx) * STEEP) return dy > 0 ? 'below' : 'above';
  return dx > 0 ? 'right' : 'left';
}

/** Air before the neat line. */
const EDGE = 12;

function costOf({ layout: { width, height }, taken }: NameSheet, { node }: PlacedNode, box: Box): number {
  const isOn = box.left > EDGE && box.top > EDGE && box.right < width - EDGE && box.bottom < height - EDGE;
  return taken.costOf(box, node.id) + (isOn ? 0 : TAKEN);
}

/** The dearest thing that a leader crosses: it may cross many lines. */
function crossed({ taken }: NameSheet, { node }: PlacedNode, [from, to]: Stretch): number {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 10);
  let most = 0;
  for (let i = 1; i <= count; i++) {
    const at = { x: from.x + ((to.x - from.x) * i) / count, y: from.y + ((to.y - from.y) * i) / count };
    most = Math.max(most, taken.costOf(squareAbout(at, 3), node.id));
  }
  return most;
}

/** How near a box is to a disc's rim; 0 on the disc. */
const gapTo = (box: Box, { at, radius }: PlacedNode, { disc }: Scale): number =>
  Math.max(0, awayFrom(box, at) - radius * disc);

/** How near a box is to the nearest disc of another node. */
function strangerBy({ layout, scale }: NameSheet, one: PlacedNode, box: Box): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of layout.nodes) if (other !== one) nearest = Math.min(nearest, gapTo(box, other, scale));
  return nearest;
}

/** How much nearer its own disc has to be to a name, in pixels; and what it costs to be less than twice as near. */
const NEARER = 2;
const ALIKE = 14;

/** What it costs that a name could be taken for that of another disc. */
function astray(sheet: NameSheet, one: PlacedNode, box: Box): number {
  const own = gapTo(box, one, sheet.scale);
  const spare = strangerBy(sheet, one, box) - own;
  if (spare < NEARER * sheet.scale.pixel) return TAKEN;
  return spare < own ? ALIKE * (1 - spare / own) : 0;
}

/** The same for a name with a leader, which tells whose it is: it keeps away from other discs all the same. */
function misled(sheet: NameSheet, one: PlacedNode, box: Box): number {
  const stranger = strangerBy(sheet, one, box);
  if (stranger < NEARER * sheet.scale.pixel * 2) return TAKEN;
  return stranger < gapTo(box, one, sheet.scale) ? ALIKE : 0;
}

/** Air before and after a name, in heights of it. */
const AIR = 0.35;

function withAir({ left, top, right, bottom }: Box): Box {
  const air = (bottom - top) * AIR;
  return { left: left - air, top, right: right + air, bottom };
}

/** Whether two names, or a name and the leader of the other one, are in each other's way. */
export const collide = (a: NamePlace, b: NamePlace): boolean =>
  meet(withAir(a.spot.box), b.spot.box) ||
  (a.leader !== null && passes(a.leader, b.spot.box)) ||
  (b.leader !== null && passes(b.leader, a.spot.box));
