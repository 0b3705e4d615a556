import type { Event } from '@sealed-orders/rules/hex-campaign';
import { counted } from '../../sentence.ts';
import type { EventOf } from '../events/table.ts';
import type { Words } from '../words.ts';

/** One reason for a line: its label and value. */
export interface Reason {
  readonly name: string;
  readonly says: string;
}

/** One of the amounts in a sum. */
export interface Addend {
  readonly name: string;
  readonly amount: number;
}

/** Amounts that are added up, and their sum. */
export interface Sum {
  readonly parts: readonly Addend[];
  readonly total: Addend;
}

/** How a line of the report came about. */
export interface Because {
  readonly reasons: readonly Reason[];
  /** Null: nothing is added up. */
  readonly sum: Sum | null;
}

/** How events of these types came about; `told`: all events of the same step that the reader may read. */
export type BecauseOf<Types extends Event['type']> = {
  readonly [Type in Types]: (event: EventOf<Type>, words: Words, told: readonly Event[]) => Because | null;
};

export const NAMES = {
  dice: 'Dice',
  die: 'Die',
  needed: 'Needed',
  arrives: 'Arrives',
  place: 'Bonus for the location',
} as const;

/** Reasons without a sum. */
export const because = (...reasons: readonly (readonly [name: string, says: string])[]): Because => ({
  reasons: reasons.map(([name, says]) => ({ name, says })),
  sum: null,
});

/** Zero parts are left out, unless all are zero. */
export function adds(total: Addend, parts: readonly (readonly [name: string, amount: number])[]): Sum {
  const all = parts.map(([name, amount]) => ({ name, amount }));
  const some = all.filter(({ amount }) => amount !== 0);
  return { parts: some.length > 0 ? some : all.slice(0, 1), total };
}

export const diceOf = (dice: readonly number[]): string => dice.join(', ');
export const points = (n: number): string => counted(n, 'point', 'points');
export const atLeast = (n: number): string => (n >= 6 ? '6' : `${n} or more`);
