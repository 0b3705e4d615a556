import type { Act, Kind, Place } from '../types.ts';

/** What decides whether a unit begins the battle concealed. */
export interface Starter {
  readonly kind: Kind;
  readonly place: Place;
  /** It sits inside a vehicle. */
  readonly isRiding: boolean;
  /** Concealment is in force for its side. */
  readonly isInForce: boolean;
}

/** MSN-CONC-01: every unit on the table at the start, infiltrators included, but no vehicle and nobody inside one. */
export const startsConcealed = ({ kind, place, isRiding, isInForce }: Starter): boolean =>
  isInForce && kind !== 'vehicle' && !isRiding && (place === 'table' || place === 'last');

/** The turn in which concealment ends. */
const LAST_TURN = 1;

/** MSN-CONC-05, -07: whether a unit that began concealed still is. @param acts what it has done so far */
export const isConcealed = (isStart: boolean, acts: readonly Act[], turn: number): boolean =>
  isStart && acts.length === 0 && turn <= LAST_TURN;

/** What a unit that fires at this target rolls first. MSN-CONC-02, -06, MSN-NIGHT-01. Null: nothing. */
export function checkBeforeFiring(isDark: boolean, isTargetConcealed: boolean): 'night-check' | 'sight-check' | null {
  // MSN-CONC-06: darkness replaces concealment, so there is never more than one check.
  if (isDark) return 'night-check';
  return isTargetConcealed ? 'sight-check' : null;
}
