import { STRIKE_DISTANCE_DICE } from '../data/dice.ts';
import type { Reader } from '../dice/reader.ts';
import { type Drift, drifted, isOnTable, type Point, scatter, type TableSize } from '../scatter/scatter.ts';
import type { Settings, Unit } from '../types.ts';

/** MSN-DS-01: some units always may, others only where the rule is in force for their side. */
export const mayStrike = ({ abilities }: Pick<Unit, 'abilities'>, isInForce: boolean): boolean =>
  abilities.includes('deep-strike-always') || (isInForce && abilities.includes('deep-strike'));

/** MSN-DS-04: the dice of an arriving unit. */
export const strikeScatter = (): Reader<Drift> => scatter(STRIKE_DISTANCE_DICE);

/** Where the first model lands. MSN-DS-04. */
export interface Landing {
  readonly at: Point;
  /** MSN-DS-06: it is off the table, and the unit is destroyed. */
  readonly isOff: boolean;
}

/** MSN-DS-04, -06: where the first model lands that was aimed at this point. */
export function landing(aim: Point, drift: Drift, table: TableSize): Landing {
  const at = drifted(aim, drift);
  return { at, isOff: !isOnTable(at, table) };
}

/** Models of equal size that fit around one. */
const IN_FIRST_CIRCLE = 6;

/** MSN-DS-05: how many models stand in each circle around the first model. */
export function circles(models: number): readonly number[] {
  const full: number[] = [];
  for (let left = models - 1; left > 0; ) {
    const standing = Math.min(left, IN_FIRST_CIRCLE * (full.length + 1));
    full.push(standing);
    left -= standing;
  }
  return full;
}

/**
 * MSN-DS-07: how many models of a unit find a place, its first model included; the others are destroyed.
 * @param free legal places in each circle, the innermost first; none beyond the last one
 */
export function modelsPlaced(
  models: number,
  free: readonly number[],
  blockedCircle: Settings['blockedCircle'],
): number {
  let placed = Math.min(models, 1);
  for (const [i, places] of free.entries()) {
    placed += Math.min(places, models - placed);
    const isFull = places >= IN_FIRST_CIRCLE * (i + 1);
    if (!isFull && blockedCircle === 'surplusDestroyed') break;
  }
  return placed;
}

/** MSN-DS-08: what happens to a unit whose first model lands in an illegal place. */
export const onIllegalPlace = ({ illegalCentre }: Pick<Settings, 'illegalCentre'>): 'destroyed' | 'moved' =>
  illegalCentre === 'destroyed' ? 'destroyed' : 'moved';
