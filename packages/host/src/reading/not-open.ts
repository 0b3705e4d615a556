import type { Refusal } from '../vocabulary/refusals.ts';
import type { Status } from '../vocabulary/types.ts';

/** Why nothing can be done in a phase that is not open: the war is over or paused, or the phase is over. */
export function notOpen({ status }: { readonly status: Status }): Refusal {
  if (status === 'finished') return { code: 'war-over' };
  return { code: status === 'paused' ? 'paused' : 'closed' };
}
