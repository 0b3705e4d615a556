import { changeOf } from '../../kernel/index.ts';
import type { EntryId, Side } from '../types.ts';
import { hasSeen, type Placed } from './order.ts';

/** A value that an entry set. */
export interface Written<Value> {
  readonly entry: EntryId;
  readonly by: Side;
  readonly value: Value;
}

/**
 * The values that stand for one thing. A new value replaces those that its phone had seen; values that had not seen each
 * other stand side by side. MSN-COMP-10.
 */
export type Register<Value> = readonly Written<Value>[];

/** MSN-COMP-10: a register after another value was entered. */
export function written<Value>(register: Register<Value>, placed: Placed, value: Value): Register<Value> {
  const beside = register.filter(({ entry }) => !hasSeen(placed, entry));
  return [...beside, { entry: placed.id, by: placed.stored.entry.by, value }];
}

/** MSN-COMP-10: whether different values stand side by side. The same value twice is no difference. */
export function isDiffering(register: Register<unknown>): boolean {
  const [first, ...others] = register;
  return others.some(({ value }) => changeOf(first?.value, value) !== null);
}

/**
 * The value by which the tracker goes on: while several differ, the one that came first. What was done by it stays done
 * when they are settled.
 */
export const trackedOf = <Value>(register: Register<Value> | undefined): Value | undefined => register?.[0]?.value;

/** The value that counts; undefined: none was entered, or several differ. */
export const valueOf = <Value>(register: Register<Value> | undefined): Value | undefined =>
  register === undefined || isDiffering(register) ? undefined : register[0]?.value;
