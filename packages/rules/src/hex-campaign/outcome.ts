import type { Outcome } from '../kernel/index.ts';
import type { State } from './types.ts';

/** HEX-END-05 to -07 come with the end-of-turn phase; until then nobody is out and nobody has won. */
export function outcome(_state: State): Outcome {
  return { kind: 'ongoing' };
}
