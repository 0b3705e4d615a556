import { type Box, widthOf } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import { type Crowd, cheapest, crowd } from './crowd.ts';
import { along, type Curve, curveBetween, pointOn, pointsOn } from './curve.ts';
import { halfOf, squareAbout } from './footprint.ts';
import { nodeAt, type StarLayout } from './layout.ts';
import type { NodeName } from './names.ts';
import type { Scale } from './scale.ts';
import type { ReachedNode, SeriesStep } from './star-chart.ts';

/** An order of a series: an arrow, or a flag in a node, with its number. */
export interface StepSign {
  readonly step: SeriesStep;
  readonly arrow: Curve | null;
  /** The foot of the flag; null if it is an arrow. */
  readonly flag: Point | null;
  readonly number: Point;
}

/** The cost and the odds of a node that can be chosen. */
export interface ReachSign {
  readonly reached: ReachedNode;
  readonly at: Point;
  readonly width: number;
  /** The part of the width that the cost has. */
  readonly costWidth: number;
}

export interface Signs {
  readonly steps: readonly StepSign[];
  readonly reach: readonly ReachSign[];
}

interface Asked {
  readonly series: readonly SeriesStep[];
  readonly reach: readonly ReachedNode[];
  readonly names: readonly NodeName[];
}

/** The half of a ring with a number, and the height of a pill, in map units. */
export const RING = 8.5;
export const PILL = 16;

/** What it costs to cover a name, and a sign: as bad as to cover a counter. */
const COST = { name: 200, sign: 200 };

/** Places for orders and reach: names and counters keep theirs. */
export function signsAt(layout: StarLayout, standing: Crowd, scale: Scale, { series, reach, names }: Asked): Signs {
  const all = crowd(standing);
  for (const { box } of names) all.add(box, COST.name);
  const steps = series.map((step) => {
    const sign = step.from === null ? flagOf(layout, step, all, scale) : arrowOf(layout, step, step.from, all, scale);
    all.add(squareAbout(sign.number, RING * scale.letters), COST.sign);
    return sign;
  });
  return { steps, reach: reach.flatMap((one) => pillOf(layout, one, all, scale)) };
}

/** How far aside of the straight line an arrow may be bent. */
const BENDS = [16, -16, 28, -28, 44, -44];
/** Where its number may be, in parts of its length. */
const NUMBERS = [0.5, 0.4, 0.6, 0.3, 0.7];

function arrowOf(layout: StarLayout, step: SeriesStep, from: string, all: Crowd, { disc, letters }: Scale): StepSign {
  const [a, b] = [nodeAt(layout, from), nodeAt(layout, step.to)];
  const rim = (node: typeof a, extra: number) => ({ at: node.at, radius: node.radius * disc + extra });
  const bent = BENDS.map((bend) => {
    const straight = curveBetween(rim(a, 4), rim(b, 13 * letters), bend);
    const out = along(a.at, b.at);
    const by = Math.sign(bend) * 7;
    const aside = ({ x, y }: Point): Point => ({ x: x + out.y * by, y: y - out.x * by });
    return { from: aside(straight.from), to: aside(straight.to), by: aside(straight.by) };
  });
  const { place } = cheapest(
    bent,
    (curve) => {
      const parts = pointsOn(curve).slice(1, -1);
      const covered = parts.reduce((sum, at) => sum + all.costOf(squareAbout(at, 4)), 0);
      return covered + all.costOf(squareAbout(pointOn(curve, 0.5), RING * letters));
    },
    3,
  );
  const number = cheapest(
    NUMBERS.map((t) => pointOn(place, t)),
    (at) => all.costOf(squareAbout(at, RING * letters)),
    3,
  );
  return { step, arrow: place, flag: null, number: number.place };
}

function flagOf(layout: StarLayout, step: SeriesStep, all: Crowd, { disc, letters }: Scale): StepSign {
  const { at, radius } = nodeAt(layout, step.to);
  const [x, y] = [radius * disc + 4, radius * disc];
  const { place: flag } = cheapest(
    [
      { x: at.x - x - 6 * letters, y: at.y + y * 0.6 },
      { x: at.x + x, y: at.y + y * 0.6 },
      { x: at.x - x - 6 * letters, y: at.y - y * 0.4 },
      { x: at.x + x, y: at.y - y * 0.4 },
    ],
    (foot) => all.costOf(flagBox(foot, letters)),
  );
  return { step, arrow: null, flag, number: { x: flag.x - (RING + 3) * letters, y: flag.y - 5 * letters } };
}

const flagBox = ({ x, y }: Point, k: number): Box => ({
  left: x - (RING * 2 + 4) * k,
  top: y - 16 * k,
  right: x + 12 * k,
  bottom: y + 6 * k,
});

/** Letters in a pill. */
const LETTERS = 11;
/** Places for a pill: to the right of its disc, in reaches of the disc and in widths, and below, in reaches. */
const PILLS: readonly (readonly [across: number, aside: number, down: number])[] = [
  [0, 0, -1],
  [-1, -0.5, 0],
  [1, 0.5, 0],
  [-1, -0.25, 0.7],
  [1, 0.25, -0.7],
  [-1, -0.25, -0.7],
  [1, 0.25, 0.7],
  [0, 0, 1],
  [0, 0.4, -1],
  [0, -0.4, -1],
  [0, 0.4, 1],
  [0, -0.4, 1],
  [0, 0, -1.6],
  [0, 0, 1.6],
  [1.5, 0.5, 0],
  [-1.5, -0.5, 0],
  [0.5, 0.5, -1.6],
  [-0.5, -0.5, -1.6],
  [0.5, 0.5, 1.6],
  [-0.5, -0.5, 1.6],
  [0, 0, -2.4],
  [0, 0, 2.4],
];

function pillOf(layout: StarLayout, reached: ReachedNode, all: Crowd, { disc, letters }: Scale): readonly ReachSign[] {
  const widthFor = (text: string | null): number =>
    text === null ? 0 : (widthOf(text, LETTERS, 'unit') + 13) * letters;
  const costWidth = widthFor(reached.cost === null ? null : String(reached.cost));
  const width = costWidth + widthFor(reached.odds);
  if (width === 0) return [];
  const { at, radius } = nodeAt(layout, reached.node);
  const low = halfOf(radius) * disc + 3;
  const half = (PILL / 2) * letters;
  const boxAt = ({ x, y }: Point): Box => ({
    left: x - width / 2,
    top: y - half,
    right: x + width / 2,
    bottom: y + half,
  });
  const places = PILLS.map(([across, aside, down]) => ({
    x: at.x + across * low + aside * width,
    y: at.y + down * (low + half),
  }));
  const { place } = cheapest(places, (spot) => all.costOf(boxAt(spot)), 1);
  all.add(boxAt(place), COST.sign);
  return [{ reached, at: place, width, costWidth }];
}
