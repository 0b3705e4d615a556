import { gzipSync } from 'node:zlib';
import { type Archive, archiveSchema } from '@sealed-orders/rules/log';
import { tally } from '@sealed-orders/rules/tally';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from '../../host.ts';
import { inTransaction } from '../../statement.ts';
import { tallyHost } from '../../testing/tally-host.ts';
import { BLUE, newUser, RED, runningTable, sealNumber } from '../../testing.ts';
import { mayBring } from './write-imported.ts';

const there = await tallyHost();
const here = await tallyHost();
afterAll(() => Promise.all([there.close(), here.close()]));

/** A war of two rounds that was ended on the other site, as its archive. */
let archive: Archive;
beforeAll(async () => {
  archive = await finishedWar();
});

async function finishedWar(): Promise<Archive> {
  const table = await runningTable(there.db, there.host);
  for (const opening of [0, 1]) {
    await sealNumber(there.host, table, RED, opening, 4);
    await sealNumber(there.host, table, BLUE, opening, 2);
    await there.host.runDue();
  }
  await there.host.endWar(table.campaign, table.owner, 'Enough.');
  return exportedFrom(there, table.campaign);
}

async function exportedFrom({ host }: typeof there, campaign: string): Promise<Archive> {
  const made = await host.exported(campaign);
  if (made === null) throw new Error('the war is not over');
  const pieces: string[] = [];
  for await (const piece of made.pieces) pieces.push(piece);
  return archiveSchema.parse(JSON.parse(pieces.join('')));
}

const fileOf = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value));

async function bring(file: Uint8Array, isPublic = false) {
  const by = await newUser(here.db, 'bringer');
  return { by, answer: await here.host.importWar(by, file, isPublic) };
}

async function rows(table: string): Promise<unknown> {
  const found = await here.db.pool.query(`SELECT count(*)::int AS n FROM ${table}`);
  return found.rows[0]?.n;
}

test('a file that is no archive, or none that agrees with itself, is refused, and nothing of it is kept', async () => {
  const { steps, campaign, seats } = archive;
  const changed = (n: number, change: Partial<Archive['steps'][number]>): Archive => ({
    ...archive,
    steps: steps.map((step) => (step.n === n ? { ...step, ...change } : step)),
  });
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const files: readonly (readonly [string, Uint8Array])[] = [
    ['not-an-archive', Buffer.from('no JSON')],
    ['not-an-archive', Buffer.from([0x1f, 0x8b, 1, 2, 3])],
    ['not-an-archive', fileOf({ format: 'a-letter' })],
    ['not-an-archive', Buffer.from(deep)],
    ['not-an-archive', fileOf({ ...archive, campaign: { ...campaign, name: 'A War\u202E' } })],
    ['not-an-archive', fileOf({ ...archive, campaign: { ...campaign, name: 'A War\0' } })],
    ['not-an-archive', fileOf({ ...archive, seats: [...seats, ...seats] })],
    [
      'not-an-archive',
      fileOf(
        changed(1, {
          input: Array(100)
            .fill(0)
            .reduce((within) => [within], []),
        }),
      ),
    ],
    ['not-an-archive', fileOf(changed(1, { input: { type: 'clock', at: 'A\0' } }))],
    ['archive-too-long', Buffer.alloc(7 * 1024 * 1024)],
    ['archive-too-long', gzipSync(Buffer.alloc(25 * 1024 * 1024, 32))],
    ['archive-too-long', fileOf({ ...archive, steps: Array(2001).fill(steps[0]) })],
    ['no-such-rules', fileOf({ ...archive, campaign: { ...campaign, edition: '99' } })],
    ['no-such-rules', fileOf({ ...archive, campaign: { ...campaign, system: 'skirmish' } })],
    ['archive-differs', fileOf({ ...archive, seats: seats.toReversed() })],
    ['archive-differs', fileOf({ ...archive, campaign: { ...campaign, seed: '0'.repeat(64) } })],
    ['archive-differs', fileOf(changed(1, { hash: '0'.repeat(64) }))],
    ['archive-differs', fileOf(changed(2, { dice: [] }))],
    ['archive-differs', fileOf({ ...archive, steps: steps.toSpliced(1, 1) })],
    ['archive-of-copy', fileOf(changed(0, { input: { type: 'copy' } }))],
    ['archive-not-over', fileOf({ ...archive, steps: steps.slice(0, -1) })],
  ];
  for (const [code, file] of files) {
    const { answer } = await bring(file);
    expect([code, answer]).toEqual([code, { ok: false, problem: { code } }]);
  }
  expect([await rows('campaign'), await rows('step'), await rows('seat')]).toEqual([0, 0, 0]);
});

test('a war that is over is brought to another site with all that was in it, once, and can be looked at and deleted', async () => {
  const { by, answer } = await bring(fileOf(archive), true);
  const { id } = archive.campaign;
  expect(answer).toMatchObject({ ok: true, value: { id } });
  const { slug: _, ...campaign } = archive.campaign;
  expect(await exportedFrom(here, id)).toEqual({ ...archive, campaign: { ...campaign, slug: expect.anything() } });
  expect(await here.host.verify(id)).toMatchObject([]);
  const head = await here.host.head(id, { kind: 'spectator' });
  expect(head).toMatchObject({ status: 'finished', imported: { by: expect.any(String) }, ending: { by: 'owner' } });
  expect(head?.seats.map(({ userName }) => userName)).toEqual(archive.seats.map(({ player }) => player));
  expect(head?.referees).toEqual(archive.referees);
  expect((await here.host.story(id))?.steps).toBe(archive.steps.length);
  const secret = await here.host.openView(id, { kind: 'seat', seat: RED }, 1);
  expect(secret).toEqual(await there.host.openView(id, { kind: 'seat', seat: RED }, 1));
  expect((await bring(fileOf(archive))).answer).toEqual({ ok: false, problem: { code: 'war-is-here' } });
  expect(await here.host.deleteCampaign(id, by, archive.campaign.name)).toMatchObject({ ok: true });
  expect((await here.host.importWar(by, fileOf(archive), false)).ok).toBe(true);
});

test('what everybody could read in the gazette comes with the war, and what was withheld does not', async () => {
  const war = await finishedWar();
  const { id } = war.campaign;
  const at = '2026-05-01T12:00:00Z';
  await there.db.pool.query(
    "INSERT INTO headline (campaign_id, round, title, lead, by, saved_at) VALUES ($1, 1, 'Ford lost', 'At dawn.', 'Ruth', $2)",
    [id, at],
  );
  await there.db.pool.query(
    `INSERT INTO communique (campaign_id, round, seat, text, saved_at, withheld)
      VALUES ($1, 1, $2, 'We hold.', $4, NULL), ($1, 1, $3, 'Rude words.', $4, 'rude')`,
    [id, RED, BLUE, at],
  );
  const told = await exportedFrom(there, id);
  expect(JSON.stringify(told)).not.toContain('Rude words');
  const ended = {
    ...told,
    words: { headlines: [{ round: 1, title: 'A\u202E', lead: '', by: 'x', savedAt: at }], communiques: [] },
  };
  expect((await bring(fileOf(ended))).answer).toEqual({ ok: false, problem: { code: 'not-an-archive' } });
  expect((await bring(fileOf(told))).answer).toMatchObject({ ok: true });
  const again = await exportedFrom(here, id);
  expect(again.words).toEqual(told.words);
  expect(again.words).toMatchObject({
    headlines: [{ round: 1, title: 'Ford lost', lead: 'At dawn.', by: 'Ruth' }],
    communiques: [{ round: 1, seat: RED, text: 'We hold.' }],
  });
});

/** A site of its own over the same database, with a clock of its own. */
const another = (clock: () => Date) => createHost({ db: here.db, rulesets: () => tally, clock });

test('after ten refused archives within an hour a user has to wait, whichever process they ask, and nobody else', async () => {
  let now = new Date('2026-05-01T12:00:00Z');
  const [host, beside] = [another(() => now), another(() => now)];
  const by = await newUser(here.db, 'tireless');
  const sent = (to = host) => to.importWar(by, Buffer.from('no JSON'), false);
  // What is taken in does not count.
  expect(await host.importWar(by, fileOf(await finishedWar()), false)).toMatchObject({ ok: true });
  const answers = await Promise.all([host, beside, host, beside, host, beside].map(sent));
  expect(answers).toEqual(answers.map(() => ({ ok: false, problem: { code: 'not-an-archive' } })));
  for (let n = 6; n < 10; n++) expect(await sent()).toEqual({ ok: false, problem: { code: 'not-an-archive' } });
  expect(await sent(beside)).toEqual({ ok: false, problem: { code: 'too-many-import-tries' } });
  expect(await sent()).toEqual({ ok: false, problem: { code: 'too-many-import-tries' } });
  const other = await newUser(here.db, 'other');
  expect(await host.importWar(other, Buffer.from('no JSON'), false)).toMatchObject({
    problem: { code: 'not-an-archive' },
  });
  now = new Date('2026-05-01T13:00:01Z');
  expect(await sent()).toEqual({ ok: false, problem: { code: 'not-an-archive' } });
});

test('a war that takes too long to be played again is not kept', async () => {
  let minutes = 0;
  const host = another(() => new Date(Date.UTC(2026, 4, 1, 12, minutes++)));
  const by = await newUser(here.db, 'patient');
  const fresh = await finishedWar();
  expect(await host.importWar(by, fileOf(fresh), false)).toEqual({ ok: false, problem: { code: 'import-too-slow' } });
  expect((await here.host.importWar(by, fileOf(fresh), false)).ok).toBe(true);
});

test('two servers that are given the same war at once keep it once, and the other says so', async () => {
  const fresh = await finishedWar();
  const servers = [another(() => new Date()), another(() => new Date())];
  const answers = await Promise.all(
    servers.map(async (host) => host.importWar(await newUser(here.db, 'twin'), fileOf(fresh), false)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = answers.find(({ ok }) => !ok);
  expect(['war-is-coming', 'war-is-here']).toContain(refused?.ok === false ? refused.problem.code : null);
});

test('a war that is being brought elsewhere is refused at once, and wars of one name get two addresses', async () => {
  const [one, two] = [await finishedWar(), await finishedWar()];
  const by = await newUser(here.db, 'bringer');
  const busy = await inTransaction(here.db.pool, async (client) => {
    expect(await mayBring(client, one.campaign.id)).toBe(true);
    return here.host.importWar(by, fileOf(one), false);
  });
  expect(busy).toEqual({ ok: false, problem: { code: 'war-is-coming' } });
  const named = (war: Archive) => ({ ...war, campaign: { ...war.campaign, name: 'Twin Rivers' } });
  const first = await here.host.importWar(by, fileOf(named(one)), false);
  const second = await here.host.importWar(by, fileOf(named(two)), false);
  expect(first).toMatchObject({ value: { slug: 'twin-rivers' } });
  expect(second).toMatchObject({ value: { slug: expect.stringMatching(/^twin-rivers-[0-9a-f]{16}$/) } });
});

test('when too many wars wait for their turn, another is refused', async () => {
  const by = await newUser(here.db, 'crowd');
  const host = another(() => new Date());
  const answers = await Promise.all(Array.from({ length: 7 }, () => host.importWar(by, Buffer.from('no JSON'), false)));
  const codes = answers.map((answer) => (answer.ok ? null : answer.problem.code));
  expect(codes).toEqual([...Array(6).fill('not-an-archive'), 'imports-busy']);
});
