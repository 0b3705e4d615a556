import { gzipSync } from 'node:zlib';
import { failed, ok } from '@sealed-orders/rules/kernel';
import { type Archive, archiveSchema, type Played, promisedIn, replayedSteps } from '@sealed-orders/rules/log';
import { tally } from '@sealed-orders/rules/tally';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createCache } from '../../caches/cache.ts';
import { inTransaction } from '../../database/statement.ts';
import { createHost } from '../../host.ts';
import { sha256 } from '../../log/hash.ts';
import { entryOf } from '../../step/entry.ts';
import { tallyHost } from '../../testing/tally-host.ts';
import { BLUE, newUser, RED, runningTable, sealNumber } from '../../testing.ts';
import type { UserId } from '../../vocabulary/types.ts';
import type { WantedImport } from './import-war.ts';
import { readArchive } from './read-archive.ts';
import { mayBring } from './write-imported.ts';
import type { ReadPicture } from './write-write-ups.ts';

/** Tally whose spectators learn how a turn ended. */
const openTally: typeof tally = {
  ...tally,
  report: (events, viewer) => tally.report(events, viewer.kind === 'spectator' ? { kind: 'referee' } : viewer),
};
const there = await tallyHost(openTally);
const here = await tallyHost(openTally);
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

const at = '2026-05-01T12:00:00.000Z';

const fileOf = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value));

/** Reads every picture as one pixel, unless it says that it is broken. */
const readPicture: ReadPicture = async (bytes) =>
  Buffer.from(bytes).toString() === 'broken'
    ? failed({ code: 'picture-broken' })
    : ok({ width: 1, height: 1, full: bytes, small: bytes.subarray(0, 1) });

const wanted = (by: UserId, file: Uint8Array, isPublic = false): WantedImport => ({ by, file, isPublic, readPicture });

async function bring(file: Uint8Array, isPublic = false) {
  const by = await newUser(here.db, 'bringer');
  return { by, answer: await here.host.importWar(wanted(by, file, isPublic)) };
}

/** Its id here. */
const idOf = (answer: Awaited<ReturnType<typeof bring>>['answer']): string =>
  answer.ok ? answer.value.id : answer.problem.code;

async function rows(table: string): Promise<unknown> {
  const found = await here.db.pool.query(`SELECT count(*)::int AS n FROM ${table}`);
  return found.rows[0]?.n;
}

/** An archive of some kilobytes that unpacks to this many elements. */
const manyOf = (begin: string, one: string, n: number, rest = '"x":0', end = ''): Uint8Array =>
  gzipSync(`{"format":"sealed-orders-war","version":1,${begin}${one.repeat(n)}${end}],${rest}}`);

/** Archives that no writer of this site could have written, though the rules would replay them, and others like them. */
function outsideLimits(changed: (n: number, change: Partial<Archive['steps'][number]>) => Archive) {
  const { steps, seats } = archive;
  const last = steps.length - 1;
  const instant = z.looseObject({ at: z.string() }).parse(steps[last]?.input).at;
  const end = (ending: object, when = instant) => changed(last, { input: { type: 'end', at: when, ending } });
  const owner = { by: 'owner', name: 'Ann', reason: 'Enough.' };
  const phase = z
    .looseObject({ at: z.string(), sheets: z.looseObject({}), seals: z.looseObject({}) })
    .parse(steps[1]?.input);
  const wrong: readonly Archive[] = [
    end({ ...owner, reason: 'a'.repeat(1001) }),
    end({ ...owner, name: 'Ann\u0007' }),
    end({ ...owner, name: 'a'.repeat(81) }),
    end(owner, '9999-01-01T00:00:00.000Z'),
    end(owner, '2019-01-01T00:00:00.000Z'),
    end({ by: 'vote', votes: ['nobody'], held: ['nobody'] }),
    end({ by: 'vote', votes: ['red'], held: ['red', 'red'] }),
    changed(1, { input: { ...phase, sheets: { ...phase.sheets, nobody: null } } }),
    changed(1, { input: { type: 'rewind', at: phase.at, to: 1, by: 'Ann', reason: 'Because.' } }),
    changed(1, {
      input: { type: 'ruling', at: phase.at, ruling: {}, nonce: '0'.repeat(32), reason: 'a'.repeat(1001) },
    }),
    { ...archive, words: { headlines: [], communiques: [{ round: 1, seat: 'x', text: 'a', savedAt: at }] } },
    { ...archive, words: { headlines: [headline(1, '9999-01-01T00:00:00Z')], communiques: [] } },
    { ...archive, seats: seats.map((seat) => ({ ...seat, player: 'Ann\u0007' })) },
  ];
  const right: readonly Archive[] = [
    archive,
    end(owner),
    end({ by: 'vote', votes: ['red'], held: ['red', 'blue'] }),
    changed(1, { input: { type: 'rewind', at: phase.at, to: 0, by: 'Ann', reason: 'Because.' } }),
    { ...archive, words: { headlines: [headline(1, at)], communiques: [] } },
  ];
  return { wrong, right };
}

const headline = (round: number, savedAt: string) => ({ round, title: 'Ford lost', lead: '', by: 'Ruth', savedAt });

test('a file that is not an archive, or that contradicts itself, is refused completely', async () => {
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
    ['archive-too-long', Buffer.alloc(30_000_001)],
    ['archive-too-long', gzipSync(Buffer.alloc(60_000_001, 32))],
    ['archive-too-long', fileOf({ ...archive, steps: Array(2001).fill(steps[0]) })],
    ['archive-too-long', manyOf('"steps":[{}', ',{}', 4_000_000)],
    ['archive-too-long', manyOf('"words":[0', ',0', 5_000_000, `"steps":[]`)],
    ['archive-too-long', manyOf('"steps":[{"input":[0', ',0', 250_000, '"x":{}', ']}')],
    ['no-such-rules', fileOf({ ...archive, campaign: { ...campaign, edition: '99' } })],
    ['no-such-rules', fileOf({ ...archive, campaign: { ...campaign, system: 'skirmish' } })],
    ['archive-differs', fileOf({ ...archive, seats: seats.toReversed() })],
    ['archive-differs', fileOf({ ...archive, campaign: { ...campaign, seed: '0'.repeat(64) } })],
    ['archive-differs', fileOf(changed(1, { hash: '0'.repeat(64) }))],
    ['archive-differs', fileOf(changed(2, { dice: [] }))],
    ['archive-differs', fileOf({ ...archive, steps: steps.toSpliced(1, 1) })],
    ['archive-differs', fileOf({ ...archive, words: { headlines: [headline(4000, at)], communiques: [] } })],
    ['archive-of-copy', fileOf(changed(0, { input: { type: 'copy' } }))],
    ['archive-not-over', fileOf({ ...archive, steps: steps.slice(0, -1) })],
  ];
  for (const [code, file] of files) {
    const { answer } = await bring(file);
    expect([code, answer]).toEqual([code, { ok: false, problem: { code } }]);
  }
  const { wrong, right } = outsideLimits(changed);
  const refused = { ok: false, problem: { code: 'not-an-archive' } };
  expect(wrong.map((one) => readArchive(fileOf(one), new Date()))).toEqual(wrong.map(() => refused));
  expect(right.map((one) => readArchive(fileOf(one), new Date()))).toEqual(right.map((value) => ({ ok: true, value })));
  expect([await rows('campaign'), await rows('step'), await rows('seat')]).toEqual([0, 0, 0]);
});

test('a finished war is imported on another site completely, once, and can be viewed and deleted', async () => {
  const { by, answer } = await bring(fileOf(archive), true);
  const id = idOf(answer);
  const { slug: _, ...campaign } = archive.campaign;
  expect(await exportedFrom(here, id)).toEqual({ ...archive, campaign: { ...campaign, slug: expect.anything() } });
  expect(await here.host.verify(id)).toMatchObject([]);
  const head = await here.host.head(id, { kind: 'spectator' });
  expect(head).toMatchObject({ status: 'finished', imported: { by: expect.any(String) }, ending: { by: 'owner' } });
  expect(head?.seats.map(({ userName }) => userName)).toEqual(archive.seats.map(({ player }) => player));
  expect(head?.referees).toEqual(archive.referees);
  expect((await here.host.story(id))?.steps).toBe(archive.steps.length);
  const secret = await here.host.openView(id, { kind: 'seat', seat: RED }, 1);
  expect(secret).toEqual(await there.host.openView(archive.campaign.id, { kind: 'seat', seat: RED }, 1));
  expect((await bring(fileOf(archive))).answer).toEqual({ ok: false, problem: { code: 'war-is-here' } });
  expect(await here.host.deleteCampaign(id, by, archive.campaign.name)).toMatchObject({ ok: true });
  expect((await here.host.importWar(wanted(by, fileOf(archive)))).ok).toBe(true);
});

test('a forged war with the id of a real one does not stop anyone from importing the real one', async () => {
  const real = await finishedWar();
  const { campaign, ...other } = await finishedWar();
  // Anyone who forges a war chooses its seed, and so its dice, and plays it by the rules, as this other war was played.
  const forged = await replayedAs({ campaign, ...other }, real.campaign.id);
  expect((await bring(fileOf(forged))).answer).toMatchObject({ ok: true });
  const { answer } = await bring(fileOf(real));
  expect(answer).toMatchObject({ ok: true });
  const { slug: _, ...rest } = real.campaign;
  expect(await exportedFrom(here, idOf(answer))).toMatchObject({ campaign: rest, steps: real.steps });
  expect(await here.host.verify(idOf(answer))).toEqual([]);
  expect((await bring(fileOf(real))).answer).toEqual({ ok: false, problem: { code: 'war-is-here' } });
});

/** A war under another id, with no phases but its start and its end. */
async function replayedAs(war: Archive, id: string): Promise<Archive> {
  const { seed, seedHash } = war.campaign;
  const log = { ...promisedIn(war, sha256), campaign: id };
  const [begin, end] = [war.steps[0], war.steps.at(-1)];
  if (begin === undefined || end === undefined) throw new Error('no steps');
  const steps: Archive['steps'] = [];
  for (const found of [begin, { ...end, n: 1 }]) {
    let played: Played | null = null;
    for await (const one of replayedSteps(tally, log, [...steps, found])) played = one.played;
    if (played === null) throw new Error('not played');
    const entry = await entryOf({ texts: createCache(1) }, tally, id, played);
    if (!entry.ok) throw new Error('faults');
    const { stateHash, prevHash, hash } = entry.value;
    steps.push({
      n: found.n,
      input: found.input,
      dice: [...played.dice],
      events: played.events,
      stateHash,
      prevHash,
      hash,
    });
  }
  return { ...war, campaign: { ...war.campaign, id, seed, seedHash }, steps };
}

test('public words of the gazette come with the war, and withheld ones do not', async () => {
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
  const again = await exportedFrom(here, idOf((await bring(fileOf(told))).answer));
  expect(again.words).toEqual(told.words);
  expect(again.words).toMatchObject({
    headlines: [{ round: 1, title: 'Ford lost', lead: 'At dawn.', by: 'Ruth' }],
    communiques: [{ round: 1, seat: RED, text: 'We hold.' }],
  });
});

test('an imported war keeps its headlines, and its page says why', async () => {
  const war = await finishedWar();
  await there.db.pool.query(
    "INSERT INTO headline (campaign_id, round, title, lead, by, saved_at) VALUES ($1, 3, 'Ford lost', '', 'Ruth', $2)",
    [war.campaign.id, '2026-05-01T12:00:00Z'],
  );
  const { by, answer } = await bring(fileOf(await exportedFrom(there, war.campaign.id)));
  const id = idOf(answer);
  const desk = { closed: 3, headlineRefusal: 'imported', headline: { title: 'Ford lost', by: 'Ruth' } };
  expect(await here.host.gazette.desk(id, { kind: 'referee' })).toMatchObject(desk);
  for (const title of ['Ford held', ''])
    expect(await here.host.gazette.setHeadline(id, by, { round: 3, title, lead: '' })).toEqual({
      ok: false,
      problem: { code: 'imported' },
    });
  expect(await here.host.gazette.desk(id, { kind: 'referee' })).toMatchObject(desk);
});

/** The topic that ended in the first round of the war. */
const TOPIC = 'turn-1';

const pictureOf = (text: string) => ({ caption: 'The ford', addedAt: at, webp: Buffer.from(text).toString('base64') });
const writeUp = {
  topic: TOPIC,
  seat: RED as string,
  round: 1,
  title: 'At the ford',
  text: 'We came at dawn. \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  begunAt: at,
  savedAt: at,
  pictures: [pictureOf('a picture'), pictureOf('another')],
};

test('public write-ups come with the war, with their pictures re-encoded, and others do not', async () => {
  const war = await finishedWar();
  const { pool } = there.db;
  await pool.query(
    `INSERT INTO write_up (campaign_id, topic, seat, title, text, round, begun_at, saved_at)
      VALUES ($1, $2, $3, 'At the\u202e ford', $4, 1, $6, $6), ($1, $5, $3, 'Nobody was told', '', 1, $6, $6)`,
    [war.campaign.id, TOPIC, RED, writeUp.text, 'turn-1~4', at],
  );
  for (const [i, text] of ['another', 'a picture'].entries())
    await pool.query(
      `INSERT INTO picture (campaign_id, topic, seat, place, caption, width, height, "full", small, size, added_at)
        VALUES ($1, $2, $3, $4, 'The ford', 1, 1, $5::bytea, 'small', octet_length($5::bytea) + 5, $6)`,
      [war.campaign.id, TOPIC, RED, 2 - i, Buffer.from(text), at],
    );
  const told = await exportedFrom(there, war.campaign.id);
  expect(told.writeUps).toEqual([writeUp]);
  const { by, answer } = await bring(fileOf(told));
  const id = idOf(answer);
  expect((await exportedFrom(here, id)).writeUps).toEqual([writeUp]);
  const spectator = { kind: 'spectator' } as const;
  const [read] = (await here.host.writeUps(id, spectator, TOPIC)).writeUps;
  expect(read).toMatchObject({ seat: RED, title: 'At the ford', text: writeUp.text });
  const [first] = read?.pictures ?? [];
  if (first === undefined) throw new Error('no picture');
  expect(first).toMatchObject({ caption: 'The ford', width: 1, height: 1 });
  const bytes = await here.host.picture(id, spectator, { id: first.id, size: 'full' });
  expect(Buffer.from(bytes ?? []).toString()).toBe('a picture');
  const kept = await here.db.pool.query('SELECT added_by, size FROM picture WHERE campaign_id = $1', [id]);
  expect(kept.rows).toEqual([
    { added_by: by, size: 10 },
    { added_by: by, size: 8 },
  ]);
});

test('while the pictures of a war are read, its user can do other things', async () => {
  const by = await newUser(here.db, 'bringer');
  const { host } = here;
  const file = fileOf({ ...(await finishedWar()), writeUps: [writeUp] });
  const table = await runningTable(here.db, host);
  await here.db.pool.query('UPDATE seat SET user_id = $2 WHERE campaign_id = $1 AND seat = $3', [
    table.campaign,
    by,
    BLUE,
  ]);
  const picture = {
    topic: TOPIC,
    caption: 'A hill',
    width: 1,
    height: 1,
    full: Buffer.from('f'),
    small: Buffer.from('s'),
  };
  const meanwhile: unknown[] = [];
  const reading: ReadPicture = async (bytes) => {
    const hook = { form: 'signed', url: 'https://hooks.example.org/a' } as const;
    if (meanwhile.length === 0)
      meanwhile.push(
        await host.news.addOwnHook(by, hook),
        await host.addPicture(table.campaign, BLUE, { ...picture, userId: by }),
      );
    return readPicture(bytes);
  };
  expect(await host.importWar({ by, file, isPublic: false, readPicture: reading })).toMatchObject({ ok: true });
  expect(meanwhile).toMatchObject([{ ok: true }, { ok: true }]);
});

test('an archive with wrong write-ups or pictures is refused completely', async () => {
  const war = await finishedWar();
  const withWriteUps = (...all: readonly unknown[]) => fileOf({ ...war, writeUps: all });
  const many = (n: number, text: string) => Array.from({ length: n }, () => pictureOf(text));
  const files: readonly (readonly [string, Uint8Array])[] = [
    ['not-an-archive', fileOf({ ...war, writeUps: 'all' })],
    ['not-an-archive', withWriteUps({ ...writeUp, title: 'A\u202E' })],
    ['not-an-archive', withWriteUps({ ...writeUp, text: 'a'.repeat(8_001) })],
    ['not-an-archive', withWriteUps(writeUp, writeUp)],
    ['not-an-archive', withWriteUps({ ...writeUp, pictures: many(7, 'a') })],
    ['not-an-archive', withWriteUps({ ...writeUp, pictures: [{ ...pictureOf('a'), webp: '<svg>' }] })],
    ['not-an-archive', withWriteUps({ ...writeUp, pictures: many(1, 'a'.repeat(24_000_003)) })],
    [
      'not-an-archive',
      withWriteUps(...Array.from({ length: 21 }, (_, i) => ({ ...writeUp, topic: `t${i}`, pictures: many(6, 'a') }))),
    ],
    ['archive-differs', withWriteUps({ ...writeUp, topic: 'turn-9' })],
    ['archive-differs', withWriteUps({ ...writeUp, seat: 'green' })],
    ['archive-picture', withWriteUps({ ...writeUp, pictures: [pictureOf('fine'), pictureOf('broken')] })],
  ];
  for (const [code, file] of files) {
    const { answer } = await bring(file);
    expect([code, answer]).toEqual([code, { ok: false, problem: { code } }]);
  }
  const { rows: left } = await here.db.pool.query(
    "SELECT count(*)::int AS n FROM campaign WHERE imported->>'log' = $1",
    [war.campaign.id],
  );
  expect(left).toEqual([{ n: 0 }]);
});

test('pictures of imported wars count against the user’s limit, and more are refused', async () => {
  const war = await finishedWar();
  const by = await newUser(here.db, 'collector');
  const other = await finishedWar();
  const brought = idOf(await here.host.importWar(wanted(by, fileOf({ ...other, writeUps: [writeUp] }))));
  await here.db.pool.query(
    `INSERT INTO picture (campaign_id, topic, seat, place, caption, width, height, "full", small, size, added_by, added_at)
      SELECT $1, $2, $3, n, '', 1, 1, convert_to(repeat('a', 3999995), 'UTF8'), 'small', 4000000, $4, $5
      FROM generate_series(11, 35) n`,
    [brought, TOPIC, RED, by, at],
  );
  const file = fileOf({ ...war, writeUps: [writeUp] });
  expect(await here.host.importWar(wanted(by, file))).toEqual({
    ok: false,
    problem: { code: 'pictures-of-user-full' },
  });
  expect((await bring(file)).answer).toMatchObject({ ok: true });
});

test('an archive has as many pictures as its limits allow: the first of each write-up before the second of any', async () => {
  const { id } = (await finishedWar()).campaign;
  for (const seat of [RED, BLUE]) {
    await there.db.pool.query(
      `INSERT INTO write_up (campaign_id, topic, seat, title, text, round, begun_at, saved_at)
        VALUES ($1, $2, $3, '', '', 1, $4, $4)`,
      [id, TOPIC, seat, at],
    );
    await there.db.pool.query(
      `INSERT INTO picture (campaign_id, topic, seat, place, caption, width, height, "full", small, size, added_at)
        SELECT $1, $2, $3, n, n::text, 1, 1, convert_to(repeat('a', 3900000), 'UTF8'), 'small', 3900005, $4
        FROM generate_series(1, 4) n`,
      [id, TOPIC, seat, at],
    );
  }
  const told = z
    .array(z.object({ pictures: z.array(z.object({ caption: z.string() })) }))
    .parse((await exportedFrom(there, id)).writeUps);
  expect(told.map(({ pictures }) => pictures.map(({ caption }) => caption))).toEqual([
    ['1', '2', '3'],
    ['1', '2', '3'],
  ]);
});

/** A second site over the same database, with its own clock. */
const another = (clock: () => Date) => createHost({ db: here.db, rulesets: () => openTally, clock });

test('after ten refused archives within an hour that user has to wait, whichever process they ask', async () => {
  const start = Date.now();
  let now = new Date(start);
  const [host, beside] = [another(() => now), another(() => now)];
  const by = await newUser(here.db, 'tireless');
  const sent = (to = host) => to.importWar(wanted(by, Buffer.from('no JSON')));
  // Accepted archives do not count.
  expect(await host.importWar(wanted(by, fileOf(await finishedWar())))).toMatchObject({ ok: true });
  const answers = await Promise.all([host, beside, host, beside, host, beside].map(sent));
  expect(answers).toEqual(answers.map(() => ({ ok: false, problem: { code: 'not-an-archive' } })));
  for (let n = 6; n < 10; n++) expect(await sent()).toEqual({ ok: false, problem: { code: 'not-an-archive' } });
  expect(await sent(beside)).toEqual({ ok: false, problem: { code: 'too-many-import-tries' } });
  expect(await sent()).toEqual({ ok: false, problem: { code: 'too-many-import-tries' } });
  const other = await newUser(here.db, 'other');
  expect(await host.importWar(wanted(other, Buffer.from('no JSON')))).toMatchObject({
    problem: { code: 'not-an-archive' },
  });
  now = new Date(start + 3_601_000);
  expect(await sent()).toEqual({ ok: false, problem: { code: 'not-an-archive' } });
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
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => host.importWar(wanted(by, Buffer.from('no JSON')))),
  );
  const codes = answers.map((answer) => (answer.ok ? null : answer.problem.code));
  expect(codes).toEqual([...Array(6).fill('not-an-archive'), 'imports-busy']);
});
