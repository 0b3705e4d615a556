import type { Box } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import type { Field } from './field.ts';
import type { StarLayout } from './layout.ts';
import type { Scale } from './scale.ts';

export interface Picked {
  readonly node: string | null;
  readonly force: string | null;
  /** Another node is as near as a finger can tell: the map should be nearer first. */
  readonly isUnclear: boolean;
}

interface Touched {
  readonly layout: StarLayout;
  readonly field: Pick<Field, 'free' | 'battles'>;
  readonly scale: Pick<Scale, 'disc'>;
  /** The force that is selected now. */
  readonly selected: string | null;
}

const NOTHING: Picked = { node: null, force: null, isUnclear: false };

/**
 * What is under a point of the sheet: a counter before a node. On counters that overlap it is the one below the
 * selected one, so that each of them can be taken.
 * @param reach how far from the middle of a thing a touch counts at least, in map units
 */
export function pickedAt({ layout, field, scale, selected }: Touched, at: Point, reach: number): Picked {
  const counters = [...field.free, ...field.battles.flatMap(({ fighting, waiting }) => [...fighting, ...waiting])];
  const touched = counters.filter(({ x, y, side }) => {
    const air = Math.max(0, reach - side / 2);
    return isIn({ left: x - air, top: y - air, right: x + side + air, bottom: y + side + air }, at);
  });
  const above = touched.findIndex(({ force }) => force.id === selected);
  const force = (touched[above - 1] ?? touched.at(-1))?.force;
  if (force !== undefined) return { ...NOTHING, node: force.node, force: force.id };
  const battle = field.battles.find(({ box }) => box !== null && isIn(box, at));
  if (battle !== undefined) return { ...NOTHING, node: battle.node.node.id };
  const [nearest, second] = layout.nodes
    .map((one) => ({ ...one, far: Math.hypot(one.at.x - at.x, one.at.y - at.y) }))
    .filter(({ far, radius }) => far <= Math.max(radius * scale.disc + 2, reach))
    .sort((a, b) => a.far - b.far);
  return { ...NOTHING, node: nearest?.node.id ?? null, isUnclear: second !== undefined };
}

const isIn = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
