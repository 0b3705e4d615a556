import type { Awaited } from '../kernel/index.ts';
import type { State } from './types.ts';

/** Pending decisions of the catalogue: who owes which, and what happens without it. */
export function awaiting(_state: State): readonly Awaited[] {
  return [];
}
