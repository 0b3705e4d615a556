import { DEADLINE_SECONDS, measureDeadlines } from '../deadlines.ts';
import { measureSealing } from '../sealing.ts';
import { measureSpectators } from '../spectators.ts';
import type { BenchSystem } from '../system.ts';
import { measureTelling } from '../told.ts';
import { measureEngine } from './engine.ts';
import { measurePages } from './pages.ts';
import { measurePanning } from './panning.ts';
import { seedCampaigns } from './seed-campaigns.ts';
import { measureStepping } from './stepping.ts';
import { measureTurn } from './turn.ts';

const UNTIMED = { mode: 'none' } as const;

/** What is measured of the hex campaign, and of the platform that plays it. */
export const hexBench: BenchSystem = {
  engine: { needs: 'nothing', measure: measureEngine },
  turn: { needs: 'nothing', measure: measureTurn },
  stepping: { needs: 'nothing', measure: measureStepping },
  sealing: {
    needs: 'site',
    measure: async (site) =>
      measureSealing(site, await seedCampaigns(site, { campaigns: 40, detachments: 19, clock: UNTIMED })),
  },
  telling: {
    needs: 'site',
    measure: async (site) =>
      measureTelling(site, await seedCampaigns(site, { campaigns: 100, detachments: 19, clock: UNTIMED })),
  },
  spectators: {
    needs: 'site',
    measure: async (site) =>
      measureSpectators(site, await seedCampaigns(site, { campaigns: 4, detachments: 8, clock: UNTIMED })),
  },
  deadlines: {
    needs: 'site',
    measure: (site) => {
      const clock = { mode: 'duration', seconds: DEADLINE_SECONDS } as const;
      return measureDeadlines(site, () => seedCampaigns(site, { campaigns: 25, detachments: 4, clock }));
    },
  },
  panning: { needs: 'site', measure: measurePanning },
  pages: { needs: 'site', measure: measurePages },
};
