import { type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { createCache } from '../caches/cache.ts';

/** The viewers who looked at each phase in this process. They will look at the next phase too. */
export interface RecentViewers {
  note(campaign: string, opening: number, viewer: Viewer): void;
  of(campaign: string, opening: number): readonly Viewer[];
}

/** How many phases are remembered. */
const PHASES = 500;
/**
 * How many viewers of a phase are remembered, the first ones. A step must not keep a process busy with views that
 * nobody asked for.
 */
const VIEWERS = 64;

export function createRecentViewers(): RecentViewers {
  const phases = createCache<Map<string, Viewer>>(PHASES);
  return {
    note(campaign, opening, viewer) {
      const key = `${campaign}:${opening}`;
      const known = phases.get(key);
      const viewers = known ?? new Map<string, Viewer>();
      if (known === undefined) phases.put(key, viewers, 1);
      if (viewers.size < VIEWERS) viewers.set(viewerKey(viewer), viewer);
    },
    of: (campaign, opening) => [...(phases.get(`${campaign}:${opening}`)?.values() ?? [])],
  };
}
