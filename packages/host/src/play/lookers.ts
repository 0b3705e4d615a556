import { type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { createCache } from '../cache.ts';

/** Who looked at which step in this process: whoever did will look at the next one. */
export interface Lookers {
  note(campaign: string, n: number, viewer: Viewer): void;
  of(campaign: string, n: number): readonly Viewer[];
}

/** Steps that are remembered. */
const STEPS = 500;
/** Viewers of one step: of more the first. A step must not keep a process busy with views that nobody asked for. */
const VIEWERS = 64;

export function createLookers(): Lookers {
  const steps = createCache<Map<string, Viewer>>(STEPS);
  return {
    note(campaign, n, viewer) {
      const key = `${campaign}:${n}`;
      const known = steps.get(key);
      const viewers = known ?? new Map<string, Viewer>();
      if (known === undefined) steps.put(key, viewers, 1);
      if (viewers.size < VIEWERS) viewers.set(viewerKey(viewer), viewer);
    },
    of: (campaign, n) => [...(steps.get(`${campaign}:${n}`)?.values() ?? [])],
  };
}
