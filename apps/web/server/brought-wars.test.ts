import { gunzipSync, gzipSync } from 'node:zlib';
import { archiveSchema } from '@sealed-orders/rules/log';
import { importRefusals } from '@sealed-orders/text/pages/ending';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { battlesIn, fought, metInBattle } from './testing/fog/battle.ts';
import { begun, must, type Plan, playedPhase, type War } from './testing/fog/war.ts';
import { makeWorld, type Seat, time, type World } from './testing/fog/world.ts';
import { CAMERA, pictureBomb, realPicture } from './testing/real-picture.ts';
import { type Site, testSite } from './testing/site.ts';
import { type Visitor, visitor } from './testing/visitor.ts';

/*
 * Moves a war with a real picture from one site to another: two databases, two servers, and the real process in which
 * each site reads pictures.
 */

let there: World;
let here: Site;
/** The war's archive, uncompressed, and its file name. */
let told: Told;
/** The battle with the write-up, and its author. */
let battle: { readonly id: string; readonly seat: Seat };

interface Told {
  readonly campaign: string;
  readonly slug: string;
  readonly text: string;
}

/** More phases than it takes for the victor of a battle to win the war. */
const MOST_PHASES = 9;
const HOUR = 3_600_000;
const SIZE = { width: 64, height: 48 };

/** A small war: winning one battle wins it. */
const PLAN: Plan = {
  n: 1,
  system: 'hex-campaign',
  isPublic: true,
  hasReferee: true,
  asked: 'all',
  start: 'battle',
  plotters: ['azure', 'madder'],
  settings: { vpGoal: 3, battleReports: 'public' },
};

beforeAll(async () => {
  time.now = new Date('2026-11-20T12:00:00.000Z');
  there = await makeWorld();
  here = await testSite();
  const war = await metInBattle(await begun(there, PLAN, false));
  battle = await writtenUp(war);
  await fought(war, 1);
  await playedToItsEnd(war);
  told = { campaign: war.campaign, slug: war.slug, text: await archiveOf(there.site.url, war.campaign) };
}, 120_000);
/** The next test needs a site without the war. */
afterEach(async () => void (await here.db.prisma.campaign.deleteMany()));
afterAll(async () => {
  await there.close();
  await here.close();
});

/** One of the fighters writes it up, with a picture. */
async function writtenUp(war: War): Promise<typeof battle> {
  const [met] = await battlesIn(war);
  if (met === undefined) throw new Error('nobody fights');
  const [seat] = met.sides;
  const { api } = war.world.people[seat];
  const about = { campaign: war.campaign, topic: met.id };
  const base64 = realPicture(SIZE.width, SIZE.height).toString('base64');
  must(await api.writeUps.addPicture.mutate({ ...about, caption: 'The ford at noon', base64 }));
  must(await api.writeUps.save.mutate({ ...about, title: 'At the ford', text: 'We came at dawn.', captions: [] }));
  return { id: met.id, seat };
}

async function playedToItsEnd(war: War): Promise<void> {
  for (let n = 0; n < MOST_PHASES; n += 1) {
    if ((await war.world.site.host.head(war.campaign))?.status === 'finished') return;
    time.now = new Date(time.now.getTime() + HOUR);
    await playedPhase(war);
  }
  throw new Error('nobody has won');
}

async function archiveOf(url: string, campaign: string): Promise<string> {
  const response = await fetch(`${url}/archives/${campaign}`);
  expect(response.status).toBe(200);
  return gunzipSync(await response.arrayBuffer()).toString();
}

let bringers = 0;
async function bringer(): Promise<Visitor> {
  bringers += 1;
  const person = visitor(here.url);
  const username = `bringer-${bringers}`;
  const password = 'a long password';
  await person.api.account.signUp.mutate({ username, password, displayName: username });
  expect(await person.signIn(username, password)).not.toContain('error');
  return person;
}

const bring = async (file: Uint8Array) =>
  (await bringer()).api.ending.importWar.mutate({ base64: Buffer.from(file).toString('base64'), isPublic: true });

/** The war's id on this site. */
const idOf = (answer: Awaited<ReturnType<typeof bring>>): string =>
  answer.ok ? answer.value.id : expect.fail(answer.problem.code);

const writeUpsSchema = z.tuple([z.looseObject({ pictures: z.tuple([z.looseObject({ webp: z.base64() })]) })]);

/** The archive with its picture replaced by other bytes. */
function withPicture(bytes: Uint8Array): Uint8Array {
  const archive = archiveSchema.parse(JSON.parse(told.text));
  const [one] = writeUpsSchema.parse(archive.writeUps);
  const [picture] = one.pictures;
  const pictures = [{ ...picture, webp: Buffer.from(bytes).toString('base64') }];
  return gzipSync(JSON.stringify({ ...archive, writeUps: [{ ...one, pictures }] }));
}

/** Everything that a war stores on a site. */
async function kept(): Promise<unknown> {
  const tables = ['campaign', 'step', 'seat', 'member', 'write_up', 'picture', 'topic_outcome'];
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  return (await here.db.pool.query(`SELECT ${counts.join(', ')}`)).rows;
}

/** The full-size picture on the battle's public page. */
async function pictureSeen(campaign: string) {
  const { api } = visitor(here.url);
  const { writeUps } = await api.writeUps.ofTopic.query({ campaign, topic: battle.id });
  const [first] = writeUps.flatMap(({ pictures }) => pictures);
  if (first === undefined) throw new Error('no picture');
  const served = await fetch(`${here.url}/pictures/${campaign}/${first.id}/full`);
  return { first, writeUps, type: served.headers.get('content-type'), bytes: Buffer.from(await served.arrayBuffer()) };
}

const isWebp = (bytes: Buffer): boolean => bytes.subarray(8, 12).toString() === 'WEBP';

describe('a war that was won, with a picture of its battle,', () => {
  test('comes to another site with the picture, which is encoded again there', async () => {
    const [one] = writeUpsSchema.parse(archiveSchema.parse(JSON.parse(told.text)).writeUps);
    const inArchive = Buffer.from(one.pictures[0].webp, 'base64');
    expect(isWebp(inArchive)).toBe(true);
    const id = idOf(await bring(gzipSync(told.text)));
    const head = await here.host.head(id, { kind: 'spectator' });
    expect(head).toMatchObject({ status: 'finished', ending: { by: 'rules', rule: 'HEX-END-07' } });
    const { first, writeUps, type, bytes } = await pictureSeen(id);
    expect(writeUps).toMatchObject([{ seat: battle.seat, title: 'At the ford', text: 'We came at dawn.' }]);
    expect(first).toMatchObject({ caption: 'The ford at noon', ...SIZE });
    expect([type, isWebp(bytes)]).toEqual(['image/webp', true]);
    expect(bytes.equals(inArchive)).toBe(false);
    expect(here.failures).toEqual([]);
  });

  test("has a gazette that names the user who imported it; the original site's gazette names none", async () => {
    const played = await there.site.shared.gazette(told.slug, null, {});
    expect(played).toMatchObject({ imported: null, round: { earlyEnd: null } });
    const brought = await bring(gzipSync(told.text));
    const read = await here.shared.gazette(brought.ok ? brought.value.slug : '', null, {});
    expect(read).toMatchObject({ imported: { by: `bringer-${bringers}` } });
  });

  test("the picture's metadata is not imported: the site keeps only what it encoded itself", async () => {
    const taken = realPicture(SIZE.width, SIZE.height);
    expect(taken.includes(CAMERA)).toBe(true);
    const id = idOf(await bring(withPicture(taken)));
    const { bytes } = await pictureSeen(id);
    expect([isWebp(bytes), bytes.includes(CAMERA)]).toEqual([true, false]);
    expect(await archiveOf(here.url, id)).not.toContain(taken.toString('base64'));
  });

  test.each([
    ['a few kilobytes that say they have 900 million pixels', () => pictureBomb(30_000)],
    ['a bomb that breaks off', () => pictureBomb(5000)],
    ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page with a script', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a moving picture', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a picture that breaks off', () => realPicture(SIZE.width, SIZE.height).subarray(0, 300)],
    ['nothing', () => Buffer.alloc(0)],
    ['more than a picture may have', () => Buffer.alloc(10_000_001, 0xff)],
  ])('is refused with one sentence if its picture is %s, and nothing is saved', async (_what, made) => {
    const before = await kept();
    const answer = await bring(withPicture(made()));
    expect(answer).toMatchObject({ ok: false, problem: { code: 'archive-picture' } });
    expect(importRefusals['archive-picture']).toBe('A picture in this archive can’t be read. Nothing was saved.');
    expect(await kept()).toEqual(before);
    expect(here.failures).toEqual([]);
  });
});

describe('a file', () => {
  const MOST = { file: 30_000_000, text: 60_000_000 };
  /** The archive padded to this length with a member that readers do not know. */
  const asLongAs = (bytes: number): Buffer => {
    const rest = told.text.trimEnd().slice(1);
    const [begin, end] = ['{"padding":"', `",${rest}`];
    const space = bytes - Buffer.byteLength(begin) - Buffer.byteLength(end);
    return Buffer.from(`${begin}${'a'.repeat(space)}${end}`);
  };

  test('may have 30 MB and not a byte more', async () => {
    const before = await kept();
    const tooLong = await bring(asLongAs(MOST.file + 1));
    expect(tooLong).toMatchObject({ ok: false, problem: { code: 'archive-too-long' } });
    expect(await kept()).toEqual(before);
    expect(await bring(asLongAs(MOST.file))).toMatchObject({ ok: true });
  });

  test('may unpack to 60 MB and not a byte more', async () => {
    const before = await kept();
    const tooLong = await bring(gzipSync(asLongAs(MOST.text + 1)));
    expect(tooLong).toMatchObject({ ok: false, problem: { code: 'archive-too-long' } });
    expect(await kept()).toEqual(before);
    expect(await bring(gzipSync(asLongAs(MOST.text)))).toMatchObject({ ok: true });
  });

  test('that is too long is not read to its end', async () => {
    const person = await bringer();
    const status = await fetch(`${here.url}/api/trpc/ending.importWar`, {
      method: 'POST',
      headers: { cookie: person.cookie(), 'content-type': 'application/json' },
      body: JSON.stringify({ base64: 'A'.repeat(40_400_000), isPublic: false }),
    }).then(
      (answer) => answer.status,
      // The server has answered and closed the connection before everything was sent.
      () => 413,
    );
    expect(status).toBe(413);
    expect(here.failures).toEqual([]);
  });
});
