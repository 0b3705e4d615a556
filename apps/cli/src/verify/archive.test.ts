import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { testDatabase } from '@sealed-orders/db/testing';
import { openHost } from '@sealed-orders/host';
import { seedCampaign } from '@sealed-orders/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runVerify } from './command.ts';

const database = await testDatabase();
const { connectionString } = database;
const folder = await mkdtemp(join(tmpdir(), 'archive-'));
/** The text of the archive of a war of two turns that its owner ended. */
let text = '';

beforeAll(async () => {
  const { campaign } = await seedCampaign({ connectionString, turns: 2 });
  const { db, host, close } = openHost({ connectionString, poolSize: 2 });
  const { createdBy } = await db.prisma.campaign.findUniqueOrThrow({
    where: { id: campaign },
    select: { createdBy: true },
  });
  expect(await host.endWar(campaign, createdBy, 'Enough.')).toMatchObject({ ok: true });
  const made = await host.exported(campaign);
  for await (const piece of made?.pieces ?? []) text += piece;
  await close();
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

/** The exit code, and the output for a file with this content. */
async function said(content: string | Uint8Array, name = 'war.json'): Promise<readonly [number, readonly string[]]> {
  const lines: string[] = [];
  await writeFile(join(folder, name), content);
  const terminal = { out: (line: string) => lines.push(line), err: (line: string) => lines.push(line), cwd: folder };
  return [await runVerify([name], terminal), lines];
}

const agrees = [0, ['A seeded campaign: log verified, 4 steps; seed, dice, sheets and states match.']];

test('an archive is replayed without its site', async () => {
  expect(await said(text)).toEqual(agrees);
});

test('a compressed archive is replayed too, as the site provides it', async () => {
  expect(await said(gzipSync(text), 'war.json.gz')).toEqual(agrees);
});

test.each<[string, RegExp | string, string | ((found: string) => string)]>([
  ['a die', /"value":(\d)/, '"value":9$1'],
  ['the reason of the end', 'Enough.', 'We won.'],
  ['the seed', /"seed":"./, (found: string) => `"seed":"${found.endsWith('0') ? '1' : '0'}`],
])('a change of %s is found', async (_title, from, to) => {
  const forged = typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);
  expect(forged).not.toBe(text);
  const [code, [first, ...more]] = await said(forged);
  expect(code).toBe(1);
  expect(first).toMatch(/findings? in 4 steps\.$/);
  expect(more.length).toBeGreaterThan(0);
});

test.each([
  ['does not exist', 'nowhere.json', null, /cannot be read/],
  ['is not JSON', 'text.json', 'It was a dark and stormy night.', /cannot be read/],
  ['holds something else', 'other.json', '{"format":"a-letter"}', /is not a campaign archive/],
])('a file that %s gets one sentence', async (_title, name, content, words) => {
  const lines: string[] = [];
  if (content !== null) await writeFile(join(folder, name), content);
  const terminal = { out: () => undefined, err: (line: string) => lines.push(line), cwd: folder };
  expect(await runVerify([name], terminal)).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(words);
});
