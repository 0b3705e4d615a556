import type { Archive } from '@sealed-orders/rules/log';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../database/statement.ts';
import { newUser } from '../../testing.ts';
import { fileOf, twoSites, wanted } from './testing.ts';
import { mayBring } from './write-imported.ts';

const { here, another, finishedWar, close } = await twoSites();
afterAll(close);

/** Refused before a process is started for it. */
const TOO_LONG = Buffer.alloc(30_000_001);

test('after ten refused archives within an hour that user has to wait, whichever process they ask', async () => {
  const start = Date.now();
  let now = new Date(start);
  const [host, beside] = [another(() => now), another(() => now)];
  const by = await newUser(here.db, 'tireless');
  const sent = (to = host) => to.importWar(wanted(by, TOO_LONG));
  // Accepted archives do not count.
  expect(await host.importWar(wanted(by, fileOf(await finishedWar())))).toMatchObject({ ok: true });
  const answers = await Promise.all([host, beside, host, beside, host, beside].map(sent));
  expect(answers).toEqual(answers.map(() => ({ ok: false, problem: { code: 'archive-too-long' } })));
  for (let n = 6; n < 10; n++) expect(await sent()).toEqual({ ok: false, problem: { code: 'archive-too-long' } });
  expect(await sent(beside)).toEqual({ ok: false, problem: { code: 'too-many-import-tries' } });
  expect(await sent()).toEqual({ ok: false, problem: { code: 'too-many-import-tries' } });
  const other = await newUser(here.db, 'other');
  expect(await host.importWar(wanted(other, TOO_LONG))).toMatchObject({
    problem: { code: 'archive-too-long' },
  });
  now = new Date(start + 3_601_000);
  expect(await sent()).toEqual({ ok: false, problem: { code: 'archive-too-long' } });
});

test('a war that takes too long to replay is not kept', async () => {
  let minutes = 0;
  const host = another(() => new Date(Date.now() + 60_000 * minutes++));
  const by = await newUser(here.db, 'patient');
  const fresh = await finishedWar();
  expect(await host.importWar(wanted(by, fileOf(fresh)))).toEqual({ ok: false, problem: { code: 'import-too-slow' } });
  expect((await here.host.importWar(wanted(by, fileOf(fresh)))).ok).toBe(true);
});

test('two servers that import the same war at the same time keep it once, and the other says so', async () => {
  const fresh = await finishedWar();
  const servers = [another(() => new Date()), another(() => new Date())];
  const answers = await Promise.all(
    servers.map(async (host) => host.importWar(wanted(await newUser(here.db, 'twin'), fileOf(fresh)))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = answers.find(({ ok }) => !ok);
  expect(['war-is-coming', 'war-is-here']).toContain(refused?.ok === false ? refused.problem.code : null);
});

test('a war that another server is importing is refused, and wars of one name get two addresses', async () => {
  const [one, two] = [await finishedWar(), await finishedWar()];
  const by = await newUser(here.db, 'bringer');
  const busy = await inTransaction(here.db.pool, async (client) => {
    expect(await mayBring(client, { hash: one.steps.at(-1)?.hash ?? '' })).toBe(true);
    return here.host.importWar(wanted(by, fileOf(one)));
  });
  expect(busy).toEqual({ ok: false, problem: { code: 'war-is-coming' } });
  const named = (war: Archive) => ({ ...war, campaign: { ...war.campaign, name: 'Twin Rivers' } });
  const listed = { isPublic: true, isListed: true };
  const first = await here.host.importWar({ ...wanted(by, fileOf(named(one))), ...listed });
  const second = await here.host.importWar({ ...wanted(by, fileOf(named(two))), ...listed });
  expect(first).toMatchObject({ value: { slug: 'twin-rivers' } });
  expect(second).toMatchObject({ value: { slug: expect.stringMatching(/^twin-rivers-[0-9a-f]{16}$/) } });
});

test.each([true, false])(
  'the address of an imported war that is on no list is its own; public: %s',
  async (isPublic) => {
    const by = await newUser(here.db, 'quiet bringer');
    const war = await finishedWar();
    const named = { ...war, campaign: { ...war.campaign, name: `Hushed Hills ${isPublic}` } };
    expect(await here.host.importWar({ ...wanted(by, fileOf(named)), isPublic })).toMatchObject({
      value: { slug: expect.stringMatching(/^hushed-hills-(true|false)-[0-9a-f]{16}$/) },
    });
  },
);

test('when too many wars are waiting, another is refused', async () => {
  const by = await newUser(here.db, 'crowd');
  const host = another(() => new Date());
  const answers = await Promise.all(Array.from({ length: 7 }, () => host.importWar(wanted(by, TOO_LONG))));
  const codes = answers.map((answer) => (answer.ok ? null : answer.problem.code));
  expect(codes).toEqual([...Array(6).fill('archive-too-long'), 'imports-busy']);
});
