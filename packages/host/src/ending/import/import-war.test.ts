import { gzipSync } from 'node:zlib';
import { type Archive, archiveSchema } from '@sealed-orders/rules/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tallyHost } from '../../testing/tally-host.ts';
import { BLUE, newUser, RED, runningTable, sealNumber } from '../../testing.ts';

const there = await tallyHost();
const here = await tallyHost();
afterAll(() => Promise.all([there.close(), here.close()]));

/** A war of two rounds that was ended on the other site, as its archive. */
let archive: Archive;
beforeAll(async () => {
  const table = await runningTable(there.db, there.host);
  for (const opening of [0, 1]) {
    await sealNumber(there.host, table, RED, opening, 4);
    await sealNumber(there.host, table, BLUE, opening, 2);
    await there.host.runDue();
  }
  await there.host.endWar(table.campaign, table.owner, 'Enough.');
  archive = await exportedFrom(there, table.campaign);
});

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
