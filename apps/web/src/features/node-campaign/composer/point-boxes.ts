import type { Purse } from '@sealed-orders/rules/node-campaign';

/** A box of the ruler: one command point, or the place for one. */
export interface PointBox {
  readonly state: 'left' | 'spent' | 'missing';
  /** A point of acceleration. */
  readonly isRound: boolean;
}

/** The points that can be spent: normal ones, then those of acceleration. */
export interface Spendable {
  readonly cp: number;
  readonly acceleration: number;
}

/** `isNight`: points whose embargo isn't over can be spent, too. */
export const spendableOf = ({ cp, free, held }: Purse, isNight: boolean): Spendable => ({
  cp,
  acceleration: free + (isNight ? heldOf({ held }) : 0),
});

export const heldOf = ({ held }: Pick<Purse, 'held'>): number => held.reduce((sum, { points }) => sum + points, 0);

/** A box for each point, and empty ones up to the limit: first what stays, then what the orders cost; acceleration last. */
export function pointBoxes(have: Spendable, left: Spendable, limit: number): readonly PointBox[] {
  const of = (whole: number, rest: number, isRound: boolean): readonly PointBox[] =>
    Array.from({ length: whole }, (_, i) => ({ state: i < rest ? 'left' : 'spent', isRound }));
  const full = [...of(have.cp, left.cp, false), ...of(have.acceleration, left.acceleration, true)];
  const empty = Math.max(0, limit - full.length);
  return [...full, ...Array.from({ length: empty }, (): PointBox => ({ state: 'missing', isRound: false }))];
}
