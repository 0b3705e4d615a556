import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { linesOf } from '@sealed-orders/db/backup';
import { migrate } from '@sealed-orders/db/migrate';
import { emptyDatabase, testDatabase } from '@sealed-orders/db/testing';
import { openHost } from '@sealed-orders/host';
import { seedCampaign } from '@sealed-orders/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inFile } from './backup.ts';
import { restored } from './restore.ts';

const database = await testDatabase();
const empty = await emptyDatabase();
const { connectionString } = database;
const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const file = join(folder, 'site.backup');
const slugs: string[] = [];
const { db, close } = openHost({ connectionString, poolSize: 2 });

function spoken() {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  return { lines, terminal: { out: say, err: say, cwd: folder } };
}

async function back(input: Readable, site: { url: string | null; folder: string }): Promise<[number, string[]]> {
  const { lines, terminal } = spoken();
  return [await restored(input, 'the file', site, terminal), lines];
}
const bytes = (content: Uint8Array | string) => Readable.from([Buffer.from(content)]);

/** Everything in a database, table by table. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const other = openHost({ connectionString: url, poolSize: 1 });
  const { rows } = await other.db.pool.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { tablename } of rows)
    content[tablename] = (await other.db.pool.query(`SELECT t::text AS row FROM "${tablename}" t ORDER BY 1`)).rows;
  await other.close();
  return content;
}

beforeAll(async () => {
  for (const turns of [2, 3]) slugs.push((await seedCampaign({ connectionString, turns })).slug);
  await db.pool.query(`INSERT INTO referee_term (campaign_id, name) SELECT id, 'Hex' FROM campaign`);
  // Text with everything that a line or an array could trip over.
  await db.pool.query(`UPDATE campaign SET name = E'a "b" \\\\ {c,NULL} \\u2028 \\n\\t é', imported = 'null'`);
}, 60_000);
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
  await Promise.all([database.drop(), empty.drop()]);
});

const verifiedLogs = () => slugs.toSorted().map((slug) => expect.stringMatching(`^/c/${slug}: log verified, `));

test('a backup contains what was there when it began, even if the site keeps running', {
  timeout: 120_000,
}, async () => {
  const before = await contentOf(connectionString);
  const blocker = await db.pool.connect();
  await blocker.query('BEGIN; LOCK TABLE account IN ACCESS EXCLUSIVE MODE');
  const { lines, terminal } = spoken();
  const backup = inFile(connectionString, file, terminal);
  const waits = `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()`;
  await expect.poll(async () => (await db.pool.query(waits)).rowCount, { timeout: 30_000 }).toBe(1);
  await db.pool.query(`UPDATE campaign SET name = 'A later name'`);
  await blocker.query('ROLLBACK');
  blocker.release();
  expect([await backup, lines]).toEqual([
    0,
    [expect.stringMatching(/^Backup written to .*site\.backup: \d+ rows in /)],
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['site.backup']);

  const [code, said] = await back(createReadStream(file), { url: empty.connectionString, folder });
  expect(said).toEqual([expect.stringMatching(/^Restored \d+ rows\./), ...verifiedLogs()]);
  expect(code).toBe(0);
  expect(await contentOf(empty.connectionString)).toEqual(before);
});

test('it can be restored into an empty folder, with the built-in database', { timeout: 120_000 }, async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'restored-'));
  const [code, said] = await back(createReadStream(file), { url: null, folder: fresh });
  await rm(fresh, { recursive: true });
  expect(said).toEqual([expect.stringMatching(/^Restored \d+ rows\./), ...verifiedLogs()]);
  expect(code).toBe(0);
});

test('new rows get numbers after those that were restored', async () => {
  const restoredInto = openHost({ connectionString: empty.connectionString, poolSize: 1 });
  const { rows } = await restoredInto.db.pool.query(
    `SELECT nextval(pg_get_serial_sequence('referee_term', 'id')) > (SELECT max(id) FROM referee_term) AS free`,
  );
  await restoredInto.close();
  expect(rows).toEqual([{ free: true }]);
});

/** The backup with another text and the old hashes. */
async function changed(change: (text: string) => string): Promise<Buffer> {
  return zstdCompressSync(change(zstdDecompressSync(await readFile(file)).toString('utf8')));
}

/** What a backup would be if a version with these migrations had made it. */
async function madeWith(change: (migrations: string[]) => string[]): Promise<Readable> {
  const text = zstdDecompressSync(await readFile(file)).toString('utf8');
  async function* parts() {
    for (const line of text.trimEnd().split('\n')) {
      const part = JSON.parse(line.slice(line.indexOf(' ') + 1));
      yield 'migrations' in part ? { ...part, migrations: change(part.migrations) } : part;
    }
  }
  let lines = '';
  for await (const line of linesOf(parts())) lines += line;
  return bytes(zstdCompressSync(lines));
}

test.each<[string, RegExp, () => Promise<Readable> | Readable]>([
  ['is a letter', /^This is not a Sealed Orders backup/, () => bytes('Dear referee,')],
  ['is empty', /^This is not a Sealed Orders backup/, () => bytes('')],
  [
    'is other compressed text',
    /^This is not a Sealed Orders backup/,
    () => bytes(zstdCompressSync('{"format":"else"}\n')),
  ],
  ['is cut off', /damaged or incomplete/, async () => bytes((await readFile(file)).subarray(0, -40))],
  [
    'lacks its last lines',
    /damaged or incomplete/,
    async () => bytes(await changed((text) => text.slice(0, text.trimEnd().lastIndexOf('\n') + 1))),
  ],
  [
    'has one other letter',
    /damaged or incomplete/,
    async () => bytes(await changed((text) => text.replace('A seeded', 'A sealed').replace('"seat"', '"seal"'))),
  ],
  ['is of a newer version', /made by a newer version/, () => madeWith((names) => [...names, '9999_later'])],
])('a file that %s is refused and leaves the database empty', async (_title, words, input) => {
  const target = await emptyDatabase();
  expect(await back(await input(), { url: target.connectionString, folder })).toEqual([
    1,
    [expect.stringMatching(words)],
  ]);
  expect(await contentOf(target.connectionString)).toEqual({});
  await target.drop();
});

test('a database that is not empty is refused and stays unchanged', async () => {
  const before = await contentOf(connectionString);
  const [code, said] = await back(createReadStream(file), { url: connectionString, folder });
  expect([code, said]).toEqual([1, [expect.stringMatching(/^The database is not empty, so nothing was restored/)]]);
  expect(await contentOf(connectionString)).toEqual(before);
});

test('a backup of an older version is brought up to date', async () => {
  const target = await emptyDatabase();
  const older = await madeWith((names) => names.filter((name) => name !== '0041_no_graphile_worker'));
  expect((await back(older, { url: target.connectionString, folder }))[0]).toBe(0);
  expect(await migrate(target.connectionString)).toEqual([]);
  await target.drop();
});

test('an empty database is not backed up, and no file is overwritten', async () => {
  const target = await emptyDatabase();
  const { lines, terminal } = spoken();
  expect(await inFile(target.connectionString, join(folder, 'none.backup'), terminal)).toBe(1);
  expect(await inFile(connectionString, file, terminal)).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^The database has no Sealed Orders tables/),
    expect.stringMatching(/site\.backup already exists/),
  ]);
  expect(await readdir(folder)).toEqual(['site.backup']);
  await target.drop();
});
