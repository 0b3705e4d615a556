import { createDb, type Db } from '@sealed-orders/db';
import { hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { forcedDice, hashOf } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { unpacked } from '../unpacked.ts';
import { type PureBegin, type PureTimes, pureJobSchema } from './pure-job.ts';

/** A process that replays campaigns by the rules alone, with the inputs and dice of their logs. */

const inputSchema = z.object({
  type: z.literal('phase'),
  at: z.string(),
  closedBy: z.enum(['seals', 'deadline', 'referee']),
  sheets: z.record(z.string(), hexCampaign.sheets.schema.nullable()),
});
const throwsSchema = z.array(z.object({ rule: z.string(), subject: z.string(), value: z.int() }));

/** The recorded dice; asking for any other is a fault of the bench. */
function diceOf(json: unknown) {
  const forced: Record<string, number[]> = {};
  for (const { rule, subject, value } of throwsSchema.parse(json)) {
    const purpose = `${rule} ${subject}`;
    forced[purpose] ??= [];
    forced[purpose]?.push(value);
  }
  return forcedDice(forced, (rule, subject) => {
    throw new Error(`a die that did not fall in the log: ${rule} ${subject}`);
  });
}

interface War {
  readonly db: Db;
  readonly begin: PureBegin;
  state: State;
  n: number;
}

const stepOf = ({ db, begin }: War, n: number) =>
  db.prisma.step.findUniqueOrThrow({
    where: { campaignId_n: { campaignId: begin.campaign, n } },
    select: { input: true, dice: true, stateHash: true },
  });

/** The next step of the log. Returns the time of the rules, ms. */
async function played(war: War): Promise<number> {
  const { input, dice } = await stepOf(war, war.n + 1);
  const phase = inputSchema.parse(unpacked(input));
  const table = { edition: war.state.edition, dice: diceOf(dice) };
  const since = performance.now();
  const step = hexCampaign.apply(war.state, phase, table);
  const ms = performance.now() - since;
  if (!step.ok) throw new Error(`no step: ${JSON.stringify(step.problem)}`);
  war.state = step.value.state;
  war.n += 1;
  return ms;
}

async function playedTo(war: War, n: number): Promise<PureTimes> {
  let step = 0;
  while (war.n < n) step = await played(war);
  const since = performance.now();
  for (const viewer of war.begin.viewers) hexCampaign.view(war.state, viewer);
  return { step, views: performance.now() - since };
}

/** The result must be what the log holds. */
async function ended(war: War): Promise<PureTimes> {
  const { stateHash } = await stepOf(war, war.n);
  if (hashOf(war.state) !== stateHash) throw new Error(`step ${war.n} of the log is another`);
  await war.db.close();
  return { step: 0, views: 0 };
}

let war: War | null = null;

async function done(message: unknown): Promise<PureTimes> {
  const job = pureJobSchema.parse(message);
  if (job.type === 'begin') {
    const db = createDb({ connectionString: job.connectionString, poolSize: 2 });
    war = { db, begin: job, state: hexCampaign.schemas.state.parse(job.state), n: 0 };
    return { step: 0, views: 0 };
  }
  if (war === null) throw new Error('no war has begun');
  return job.type === 'play' ? playedTo(war, job.n) : ended(war);
}

process.on('message', (message) => {
  done(message).then((times) => process.send?.(times));
});
