import type { Outcome } from '../kernel/index.ts';
import type { State } from './types.ts';

/** HEX-END-06, -07: whether the campaign is over, by which rule and for whom. */
export function outcome({ ended }: State): Outcome {
  return ended === null ? { kind: 'ongoing' } : { kind: 'ended', rule: ended.rule, winners: ended.winners };
}
