import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startBroadcast } from './broadcast.ts';
import { openConnection, postOf } from './connection.ts';
import { type CrowdJob, type CrowdNews, type CrowdShown, crowdNewsSchema } from './crowd-job.ts';
import type { Figure } from './figure.ts';
import { type SeededCampaign, sealing } from './seeded.ts';
import type { Site } from './site.ts';
import { quantile } from './spread.ts';

const SPECTATORS = 2000;

const CROWD = fileURLToPath(new URL('./crowd.ts', import.meta.url));

/** Spectators in a separate process. */
interface Crowd {
  tell(job: CrowdJob): void;
  /** Its next message. */
  news(): Promise<CrowdNews>;
  stop(): void;
}

function startCrowd(): Crowd {
  const child = fork(CROWD);
  const failed = once(child, 'exit').then(() => {
    throw new Error('the process of the spectators has ended');
  });
  failed.catch(() => undefined);
  return {
    tell: (job) => void child.send(job),
    news: async () => {
      const [message] = await Promise.race([once(child, 'message'), failed]);
      return crowdNewsSchema.parse(message);
    },
    stop: () => child.disconnect(),
  };
}

/** One step with everybody watching. */
interface Round {
  /** From its commit until each spectator is notified, and until each has what its page shows, ms. */
  readonly told: readonly number[];
  readonly shown: readonly number[];
  /** Until each client of a bare broadcast has the same message, ms. */
  readonly bare: readonly number[];
  readonly bytes: number;
}

/**
 * This many spectators watch one campaign while its step is made; a page that is notified immediately requests what it
 * shows, as in a browser. The first campaign is for warm-up.
 * @param campaigns four at most: a connection cannot follow more
 */
export async function measureSpectators(site: Site, campaigns: readonly SeededCampaign[]): Promise<readonly Figure[]> {
  const broadcast = await startBroadcast(SPECTATORS);
  const crowd = startCrowd();
  try {
    const before = await site.memory();
    const gathered = crowd.news();
    crowd.tell({ type: 'gather', port: site.port, spectators: SPECTATORS });
    await gathered;
    const each = ((await site.memory()) - before) / SPECTATORS;
    const rounds: Round[] = [];
    for (const campaign of campaigns) {
      const { told, shown, bytes } = await steppedBefore(crowd, site, campaign);
      const since = await committedAt(site, campaign.id);
      const bare = await broadcast.tell(JSON.stringify({ campaign: campaign.id, what: 'step', n: 1 }));
      rounds.push({ told: told.map((at) => at - since), shown: shown.map((at) => at - since), bare, bytes });
    }
    return figuresOf(rounds.slice(1), each);
  } finally {
    crowd.stop();
    broadcast.stop();
  }
}

/** All seal the campaign's first phase with the crowd watching. Resolves when everybody has the new page. */
async function steppedBefore(crowd: Crowd, site: Site, { id, seats }: SeededCampaign): Promise<CrowdShown> {
  const following = crowd.news();
  crowd.tell({ type: 'follow', campaign: id });
  await following;
  const shown = crowd.news();
  const connection = await openConnection(site.port);
  for (const seat of seats) {
    const { path, cookie, json } = sealing(seat);
    const { body } = await connection.send(postOf(path, cookie, json));
    if (!body.includes('"ok":true')) throw new Error(`a seal failed: ${body}`);
  }
  connection.close();
  const news = await shown;
  if (news.type !== 'shown') throw new Error(`the spectators say ${news.type}`);
  return news;
}

/** By the clock of the database, which is the machine's. */
async function committedAt({ opened }: Site, campaign: string): Promise<number> {
  const { rows } = await opened.db.pool.query(
    `SELECT extract(epoch FROM pg_xact_commit_timestamp(xmin)) * 1000 AS at FROM step WHERE campaign_id = $1 AND n = 1`,
    [campaign],
  );
  return Number(rows[0]?.at);
}

function figuresOf(rounds: readonly Round[], mebibytes: number): readonly Figure[] {
  const ms = { unit: 'ms', target: null, good: 'at-most' } as const;
  // The median of the rounds: each has one such moment.
  const until = (times: (round: Round) => readonly number[]): number =>
    quantile(
      rounds.map((round) => quantile(times(round), 0.99)),
      0.5,
    );
  const reference = { what: 'a bare WebSocket broadcast', value: until(({ bare }) => bare) };
  const watching = `${SPECTATORS} spectators`;
  return [
    { ...ms, what: `${watching}, from the commit until 99 % are told`, value: until(({ told }) => told), reference },
    { ...ms, what: 'Until 99 % of them have the new page', value: until(({ shown }) => shown), reference },
    { ...ms, unit: 'KB', what: 'What a page loads for it', value: (rounds[0]?.bytes ?? 0) / 1000 },
    { ...ms, unit: 'KiB', what: 'Memory of the server for a connection', value: mebibytes * 1024 },
  ];
}
