import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { forgedInput, loggedInput } from '../testing/logged.ts';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, RED, runningTable, sealNumber } from '../testing.ts';
import type { LogProblem } from './verify.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

/** A campaign of three steps after the start. */
async function played(): Promise<string> {
  const table = await runningTable(db, host);
  for (let step = 0; step < 3; step++) {
    await sealNumber(host, table, RED, step, step);
    await sealNumber(host, table, BLUE, step, 5);
    await host.runDue();
  }
  return table.campaign;
}

test('an untouched log verifies', async () => {
  expect(await host.verify(await played())).toEqual([]);
});

test('a verification returns the length of the log, and is repeated when the log has grown', async () => {
  const campaign = await played();
  expect(await host.verified(campaign)).toEqual({ steps: 4, problems: [] });
  await db.pool.query(`UPDATE step SET dice = '[]' WHERE campaign_id = $1 AND n = 2`, [campaign]);
  expect(await host.verified(campaign)).toEqual({ steps: 4, problems: [] });
  await db.pool.query('DELETE FROM step WHERE campaign_id = $1 AND n = 3', [campaign]);
  expect(await host.verified(campaign)).toEqual({
    steps: 3,
    problems: [
      { n: 2, code: 'hash' },
      { n: 2, code: 'dice' },
    ],
  });
});

test('each step is chained to the one before, and the first to the published hash of the seed', async () => {
  const campaign = await played();
  const steps = await db.prisma.step.findMany({
    where: { campaignId: campaign },
    orderBy: { n: 'asc' },
    select: { hash: true, prevHash: true },
  });
  const head = await host.head(campaign);
  expect(steps.map(({ prevHash }) => prevHash)).toEqual([
    head?.seedHash,
    ...steps.slice(0, -1).map(({ hash }) => hash),
  ]);
});

/** Finds the fault in step 2, and none before it. */
async function foundAt2(campaign: string, codes: readonly LogProblem['code'][]): Promise<void> {
  const problems = await host.verify(campaign);
  const first = problems.filter(({ n }) => n === 2).map(({ code }) => code);
  expect(first).toEqual(expect.arrayContaining([...codes]));
  expect(problems.every(({ n }) => n >= 2)).toBe(true);
}

const inputSchema = z.looseObject({
  sheets: z.looseObject({ red: z.looseObject({}) }),
  seals: z.looseObject({ red: z.looseObject({}) }),
});
type Logged = z.infer<typeof inputSchema>;

const withSeal = ({ seals, ...input }: Logged, change: object): Logged => ({
  ...input,
  seals: { ...seals, red: { ...seals.red, ...change } },
});

test.each<[string, (input: Logged) => unknown, LogProblem['code'][]]>([
  [
    'a sheet',
    ({ sheets, ...input }) => ({ ...input, sheets: { ...sheets, red: { ...sheets.red, add: 9 } } }),
    ['commitment', 'hash', 'events', 'state'],
  ],
  ['a commitment', (input) => withSeal(input, { commitment: '0' }), ['commitment', 'hash']],
  ['an input beyond recognition', () => ({}), ['input-not-understood']],
])('a change of %s in the input is found at its step', async (_title, forge, codes) => {
  const campaign = await played();
  await forgedInput(db, campaign, 2, (input) => forge(inputSchema.parse(input)));
  await foundAt2(campaign, codes);
});

test('a changed nonce in the input is found at its step, and throws other dice', async () => {
  // A step throws two dice: one nonce in 36 throws the same as the true one, so several are tried.
  const codes = new Set<LogProblem['code']>();
  for (const digit of '0123456789') {
    const nonce = digit.repeat(32);
    const campaign = await played();
    await forgedInput(db, campaign, 2, (input) => withSeal(inputSchema.parse(input), { nonce }));
    await foundAt2(campaign, ['commitment', 'hash']);
    for (const { code } of await host.verify(campaign)) codes.add(code);
  }
  expect(codes).toContain('dice');
});

test('committed sheets of an earlier phase that are passed off as those of a later one are found', async () => {
  const campaign = await played();
  const earlier = await loggedInput(db, campaign, 1);
  await forgedInput(db, campaign, 2, () => earlier);
  await foundAt2(campaign, ['commitment', 'hash']);
});

test.each<[string, string, LogProblem['code'][]]>([
  ['a die', `dice = jsonb_set(dice, '{0,value}', '7')`, ['hash', 'dice']],
  ['an event', `events = '[]'`, ['hash', 'events']],
  ['events that cannot be read', `events = decode('00', 'hex')`, ['hash', 'events']],
  ['a state', `state = '{"turn":9}'`, ['state-hash', 'state']],
  ['a state and its hash', `state = '{"turn":9}', state_hash = repeat('0', 64)`, ['state-hash', 'hash', 'state']],
  ['a state that cannot be read', `state = decode('00', 'hex')`, ['state-hash', 'state']],
  ['the chain', `prev_hash = repeat('0', 64)`, ['chain', 'hash']],
  ['an entry hash', `hash = repeat('0', 64)`, ['hash']],
  ['an input that cannot be read', `input = decode('00', 'hex')`, ['input-not-understood']],
])('a change of %s is found at its step', async (_title, change, codes) => {
  const campaign = await played();
  await db.pool.query(`UPDATE step SET ${change} WHERE campaign_id = $1 AND n = 2`, [campaign]);
  await foundAt2(campaign, codes);
});

test('a removed step is found', async () => {
  const campaign = await played();
  await db.pool.query('DELETE FROM step WHERE campaign_id = $1 AND n = 1', [campaign]);
  expect(await host.verify(campaign)).toEqual([{ n: 1, code: 'step-missing' }]);
});

test('an exchanged seed does not match the commitment, and throws other dice', async () => {
  const campaign = await played();
  await db.pool.query(`UPDATE campaign SET server_seed = repeat('0', 64) WHERE id = $1`, [campaign]);
  const problems = await host.verify(campaign);
  expect(problems[0]).toEqual({ n: 0, code: 'seed' });
  // Two dice in each of four steps: one seed in 36 throws what the true one threw at the start.
  expect(problems.map(({ code }) => code)).toContain('dice');
});
