import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { BLUE, newUser, RED, runningTable } from '../../testing.ts';
import { readArchive } from './read-archive.ts';
import { exportedFrom, fileOf, idOf, readPicture, twoSites, wanted } from './testing.ts';
import type { ReadPicture } from './write-write-ups.ts';

const { there, here, finishedWar, bring, close } = await twoSites();
afterAll(close);

const at = '2026-05-01T12:00:00.000Z';

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
  ];
  for (const [code, file] of files) expect(readArchive(file, new Date())).toEqual({ ok: false, problem: { code } });
  const replayed: readonly (readonly [string, Uint8Array])[] = [
    ['archive-differs', withWriteUps({ ...writeUp, topic: 'turn-9' })],
    ['archive-differs', withWriteUps({ ...writeUp, seat: 'green' })],
    ['archive-picture', withWriteUps({ ...writeUp, pictures: [pictureOf('fine'), pictureOf('broken')] })],
  ];
  for (const [code, file] of replayed) {
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
