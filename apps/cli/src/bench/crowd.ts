import { type CrowdJob, type CrowdNews, crowdJobSchema } from './crowd-job.ts';
import { inGroups } from './in-groups.ts';
import { instant, type Spectator, spectator } from './spectator.ts';

/** A process of spectators, who follow one campaign after the other. */
let crowd: readonly Spectator[] = [];

const say = (news: CrowdNews): void => void process.send?.(news);

async function work(job: CrowdJob): Promise<void> {
  if (job.type === 'gather') {
    crowd = await inGroups(job.spectators, () => spectator(job.port));
    return say({ type: 'gathered' });
  }
  const { campaign } = job;
  await inGroups(crowd.length, async (i) => crowd[i]?.follow(campaign));
  const looking = Promise.all(crowd.map((one) => watched(one, campaign)));
  say({ type: 'following' });
  const seen = await looking;
  const [first] = seen;
  say({
    type: 'shown',
    told: seen.map(({ told }) => told),
    shown: seen.map(({ shown }) => shown),
    bytes: first?.bytes ?? 0,
  });
}

async function watched(one: Spectator, campaign: string) {
  const { n, at } = await one.next();
  const bytes = await one.look(campaign, n);
  return { told: at, shown: instant(), bytes };
}

process.on('message', (message) => void work(crowdJobSchema.parse(message)));
process.once('disconnect', () => process.exit());
