import type { State } from './types.ts';

/** What must hold after every step. */
export function faults(_state: State): readonly string[] {
  return [];
}
