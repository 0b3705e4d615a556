import { inBrowser } from '../browser.ts';
import { type Club, measureClubs } from '../clubs.ts';
import { type Crowd, measureCrowdedMinute, type Prepared } from '../crowded-minute.ts';
import { DEADLINE_SECONDS, measureDeadlines } from '../deadlines.ts';
import { measureGazette, measureVisits, type ToldWar } from '../public-pages.ts';
import { measureSealing } from '../sealing.ts';
import type { Site } from '../site.ts';
import { measureSpectators } from '../spectators.ts';
import type { BenchSystem } from '../system.ts';
import { measureTelling } from '../told.ts';
import { clubWar, deliverMails, drafted, playedOn, seatedClub } from './club-war.ts';
import { measureEngine } from './engine.ts';
import { measurePages } from './pages.ts';
import { measurePanning } from './panning.ts';
import { seedCampaigns } from './seed-campaigns.ts';
import { measureStepping } from './stepping.ts';
import { measureTurn } from './turn.ts';

const UNTIMED = { mode: 'none' } as const;

/** Turns of a finished account of a war: an evening a week for a season. */
const TOLD_TURNS = 12;

async function toldWar(site: Site): Promise<ToldWar> {
  const war = await clubWar(site, UNTIMED);
  await playedOn(site, war, TOLD_TURNS);
  const rounds = await site.opened.host.gazette.rounds(war.id);
  return { slug: war.slug, rounds: rounds.filter(({ isClosed }) => isClosed).map(({ round }) => round) };
}

/** Clubs whose steps are measured: one step is too short for the clock. */
const CLUBS = 20;

async function seatedClubs(site: Site): Promise<readonly Club[]> {
  const clubs: Club[] = [];
  for (let i = 0; i < CLUBS; i++) clubs.push(await seatedClub(site, await clubWar(site, UNTIMED)));
  return clubs;
}

/** A war of a club at its first movement orders, with drafts of all seats. */
async function draftedWar(site: Prepared): Promise<string> {
  const war = await clubWar(site, { mode: 'duration', seconds: 3600 });
  await drafted(site, war);
  return war.id;
}

const DUE_AT_ONCE: Crowd = { what: 'campaigns due at once', begin: draftedWar, waitFor: 'deadline', most: null };

/** The measurements of the hex campaign, and of the platform that plays it. */
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
  minute: { needs: 'nothing', measure: () => measureCrowdedMinute(DUE_AT_ONCE) },
  gazette: { needs: 'site', measure: async (site) => measureGazette(site, await toldWar(site)) },
  visits: { needs: 'site', measure: async (site) => measureVisits(site, await toldWar(site)) },
  clubs: { needs: 'site', measure: async (site) => measureClubs(site, await seatedClubs(site), deliverMails) },
  panning: { needs: 'site', measure: (site) => inBrowser((browser) => measurePanning(site, browser)) },
  pages: { needs: 'site', measure: (site) => inBrowser((browser) => measurePages(site, browser)) },
};
