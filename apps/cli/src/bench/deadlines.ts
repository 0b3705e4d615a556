import { followCampaign } from '@sealed-orders/realtime/client';
import type { Figure } from './figure.ts';
import type { SeededCampaign } from './seeded.ts';
import type { Site } from './site.ts';
import { quantile } from './spread.ts';

/** How long the campaigns' clocks give for a sheet. */
export const DEADLINE_SECONDS = 4;
const ROUNDS = 4;

/**
 * From deadlines to the start of the steps that they close, with nobody sealing. A negative time would be early.
 * @param seeded campaigns whose clocks run as {@link DEADLINE_SECONDS} says
 */
export async function measureDeadlines(
  site: Site,
  seeded: () => Promise<readonly SeededCampaign[]>,
): Promise<readonly Figure[]> {
  const late: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ids = (await seeded()).map(({ id }) => id);
    await Promise.all(ids.map((id) => stepped(site, id)));
    late.push(...(await lateness(site, ids)));
  }
  return [
    { what: 'Earliest start against its deadline', value: Math.min(...late), unit: 'ms', target: 0, good: 'at-least' },
    { what: 'p50 from a deadline to the start', value: quantile(late, 0.5), unit: 'ms', target: null, good: 'at-most' },
    { what: 'p99 from a deadline to the start', value: quantile(late, 0.99), unit: 'ms', target: 50, good: 'at-most' },
  ];
}

/** Resolves when the campaign has its first step, even if it had it before the call. */
async function stepped(site: Site, campaign: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = (): void => {
      stop();
      resolve();
    };
    const look = async (): Promise<void> => {
      if (((await site.opened.host.head(campaign))?.n ?? 0) > 0) done();
    };
    const stop = followCampaign(campaign, ({ what }) => what === 'step' && done(), {
      url: `http://127.0.0.1:${site.port}`,
      onAnswer: () => void look(),
    });
  });
}

async function lateness({ opened }: Site, campaigns: readonly string[]): Promise<readonly number[]> {
  const { rows } = await opened.db.pool.query(
    `SELECT extract(epoch FROM s.at - (p.at + make_interval(secs => $2))) * 1000 AS ms
     FROM step s JOIN step p ON p.campaign_id = s.campaign_id AND p.n = 0 WHERE s.n = 1 AND s.campaign_id = ANY ($1)`,
    [campaigns, DEADLINE_SECONDS],
  );
  return rows.map((found) => Number(found.ms));
}
