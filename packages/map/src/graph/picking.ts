import type { Box } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import { awayFrom } from './away.ts';
import type { Field, PlacedForce } from './field.ts';
import type { StarLayout } from './layout.ts';
import type { Scale } from './scale.ts';

/** Half the side of a hit area, in pixels: of a finger, and of a mouse. */
export const FINGER = 22;
export const MOUSE = 8;

export interface Picked {
  readonly node: string | null;
  readonly force: string | null;
  /** Another node is as near as a finger can tell: the map should be nearer first. */
  readonly isUnclear: boolean;
}

interface Touched {
  readonly layout: StarLayout;
  readonly field: Pick<Field, 'free' | 'stacks' | 'battles'>;
  readonly scale: Pick<Scale, 'disc'>;
  /** The force that is selected now. */
  readonly selected: string | null;
}

const NOTHING: Picked = { node: null, force: null, isUnclear: false };

/**
 * What is under a point of the sheet: a counter before a node; the counter of a stack means its node. On counters that
 * overlap it is the one below the selected one, so that each of them can be taken. Beside all of them it is what is
 * nearest within reach.
 * @param reach how far from the middle of a thing a touch counts at least, in map units
 */
export function pickedAt({ layout, field, scale, selected }: Touched, at: Point, reach: number): Picked {
  const counters = [...field.free, ...field.battles.flatMap(({ fighting, waiting }) => [...fighting, ...waiting])];
  const touched = counters.filter((counter) => awayFrom(boxOf(counter), at) === 0);
  const above = touched.findIndex(({ force }) => force.id === selected);
  const force = (touched[above - 1] ?? touched.at(-1))?.force;
  if (force !== undefined) return { ...NOTHING, node: force.node, force: force.id };
  const stack = field.stacks.find((one) => awayFrom(boxOf(one), at) === 0);
  if (stack !== undefined) return { ...NOTHING, node: stack.node };
  const battle = field.battles.find(({ box }) => box !== null && awayFrom(box, at) === 0);
  if (battle !== undefined) return { ...NOTHING, node: battle.node.node.id };
  const discs = layout.nodes.map(({ node, at: { x, y }, radius }): Near => {
    const far = Math.hypot(x - at.x, y - at.y);
    const rim = radius * scale.disc + 2;
    return { node: node.id, force: null, isHit: far <= Math.max(rim, reach), away: Math.max(0, far - rim) };
  });
  const standing = [
    ...counters.map((counter) => ({ ...counter, node: counter.force.node, id: counter.force.id })),
    ...field.stacks.map((one) => ({ ...one, id: null })),
  ];
  const pieces = standing.map(({ node, id, ...counter }): Near => {
    const away = awayFrom(boxOf(counter), at);
    return { node, force: id, isHit: away + counter.side / 2 <= reach, away };
  });
  const near = [...discs, ...pieces].filter(({ isHit }) => isHit).sort((a, b) => a.away - b.away);
  const [nearest] = near;
  if (nearest === undefined) return NOTHING;
  return { node: nearest.node, force: nearest.force, isUnclear: near.some(({ node }) => node !== nearest.node) };
}

interface Near extends Omit<Picked, 'isUnclear'> {
  readonly isHit: boolean;
  /** From its rim. */
  readonly away: number;
}

const boxOf = ({ x, y, side }: Pick<PlacedForce, 'x' | 'y' | 'side'>): Box => ({
  left: x,
  top: y,
  right: x + side,
  bottom: y + side,
});
