import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { connected } from '../connected.ts';
import { appliedMigrations, tablesOf } from '../migrate.ts';
import { BackupFault } from './fault.ts';
import { headOf, linesOf, type Part } from './file.ts';
import { columnsOf, plainly } from './tables.ts';

/** How much text is read at a time, in characters; a single row may have more. */
const PIECE = 4_000_000;
const MOST_ROWS = 2000;

export interface BackedUp {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes everything in the database to a stream and ends it. All tables are read in one transaction, as they were when
 * it began; those who use the database meanwhile do not wait. Throws `BackupFault` if there are none of our tables.
 */
export async function backUp(connectionString: string, output: NodeJS.WritableStream): Promise<BackedUp> {
  return connected(connectionString, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await plainly(client);
    const tables = await tablesOf(client);
    if (!tables.includes('_prisma_migrations')) throw new BackupFault('nothing-there');
    const ours = tables.filter((table) => table !== '_prisma_migrations').sort();
    const count = { rows: 0 };
    await pipeline(linesOf(parts(client, ours, count)), createZstdCompress(), output);
    return { tables: ours.length, rows: count.rows };
  });
}

async function* parts(client: pg.Client, tables: readonly string[], count: { rows: number }): AsyncGenerator<object> {
  yield headOf(await appliedMigrations(client));
  for (const table of tables) {
    for await (const rows of rowsOf(client, table)) {
      count.rows += rows.values[0]?.length ?? 0;
      yield rows;
    }
  }
  yield { end: true } satisfies Part;
}

async function* rowsOf(client: pg.Client, table: string) {
  const columns = (await columnsOf(client, table)).map(({ name }) => name);
  const values = columns.map((column) => `${client.escapeIdentifier(column)}::text`).join(', ');
  await client.query(`DECLARE piece NO SCROLL CURSOR FOR SELECT ${values} FROM ${client.escapeIdentifier(table)}`);
  let next = 1;
  while (true) {
    const { rows } = await client.query<(string | null)[]>({ text: `FETCH ${next} FROM piece`, rowMode: 'array' });
    if (rows.length === 0) break;
    yield { table, columns, values: columns.map((_, at) => rows.map((row) => row[at] ?? null)) };
    next = nextNumber(rows);
  }
  await client.query('CLOSE piece');
}

/** So many rows as are likely to fill a piece, but at most twice as many as before: rows may differ a lot. */
function nextNumber(rows: readonly (readonly (string | null)[])[]): number {
  const length = rows.flat().reduce((sum, value) => sum + (value?.length ?? 0), 1);
  const fitting = Math.floor((PIECE * rows.length) / length);
  return Math.max(1, Math.min(fitting, 2 * rows.length, MOST_ROWS));
}
