import { gzipSync } from 'node:zlib';
import type { Archive } from '@sealed-orders/rules/log';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readArchive } from './read-archive.ts';
import { fileOf, twoSites } from './testing.ts';

const { here, finishedWar, bring, close } = await twoSites();
afterAll(close);

const archive = await finishedWar();
const at = '2026-05-01T12:00:00.000Z';

async function rows(table: string): Promise<unknown> {
  const found = await here.db.pool.query(`SELECT count(*)::int AS n FROM ${table}`);
  return found.rows[0]?.n;
}

/** An archive of some kilobytes that unpacks to this many elements. */
const manyOf = (begin: string, one: string, n: number, rest = '"x":0', end = ''): Uint8Array =>
  gzipSync(`{"format":"sealed-orders-war","version":1,${begin}${one.repeat(n)}${end}],${rest}}`);

/** The archive with another step of this number. */
const changed = (n: number, change: Partial<Archive['steps'][number]>): Archive => ({
  ...archive,
  steps: archive.steps.map((step) => (step.n === n ? { ...step, ...change } : step)),
});

/** Archives that no writer of this site could have written, though the rules would replay them, and others like them. */
function outsideLimits() {
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

test('a file that is not an archive, or is longer than any, is refused by its reader', () => {
  const { steps, campaign, seats } = archive;
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
    ['archive-too-long', gzipSync(Buffer.alloc(60_000_001, 32))],
    ['archive-too-long', fileOf({ ...archive, steps: Array(2001).fill(steps[0]) })],
    ['archive-too-long', manyOf('"words":[0', ',0', 5_000_000, `"steps":[]`)],
    ['archive-too-long', manyOf('"steps":[{"input":[0', ',0', 250_000, '"x":{}', ']}')],
  ];
  const inItself = files.map(([, file]) => readArchive(file, new Date()));
  expect(inItself).toEqual(files.map(([code]) => ({ ok: false, problem: { code } })));
  const { wrong, right } = outsideLimits();
  const refused = { ok: false, problem: { code: 'not-an-archive' } };
  expect(wrong.map((one) => readArchive(fileOf(one), new Date()))).toEqual(wrong.map(() => refused));
  expect(right.map((one) => readArchive(fileOf(one), new Date()))).toEqual(right.map((value) => ({ ok: true, value })));
});

test('an archive that is refused, by its reader or by the replay, leaves nothing behind', async () => {
  const { steps, campaign, seats } = archive;
  const files: readonly (readonly [string, Uint8Array])[] = [
    ['not-an-archive', fileOf({ format: 'a-letter' })],
    ['archive-too-long', Buffer.alloc(30_000_001)],
    ['archive-too-long', manyOf('"steps":[{}', ',{}', 4_000_000)],
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
  expect([await rows('campaign'), await rows('step'), await rows('seat')]).toEqual([0, 0, 0]);
});
