import type { RuleId } from './ids.ts';

export type Facts = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/**
 * Something that may not be done, with its reason as data, not a sentence. `path` leads to the field of the sheet or
 * setup that it is about (`['orders', 3, 'path', 1]`), so that a form can show the reason in the right place.
 */
export interface Rejection<Code extends string> {
  readonly code: Code;
  readonly rule: RuleId | null;
  readonly path: readonly (string | number)[];
  readonly facts: Facts;
}

/** What the platform refuses before asking a game. */
export const PLATFORM_REFUSALS = [
  'not-understood',
  'seat-empty',
  'no-player',
  'choice-missing',
  'clock-too-short',
  'seat-reserved',
  'seat-name-twice',
] as const;
export type PlatformRefusal = (typeof PLATFORM_REFUSALS)[number];

export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });
export const failed = <Problem>(problem: Problem): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem,
});

/** A value that cannot be missing unless there is a bug in the rules. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  invariant(value !== null && value !== undefined, what);
  return value;
}

/** An invariant that only a bug in the rules can violate. Nothing else in the rules throws. */
export function invariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(`invariant broken: ${what}`);
}
