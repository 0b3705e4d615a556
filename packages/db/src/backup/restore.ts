import type pg from 'pg';
import { connected } from '../connected.ts';
import { applyMigration, lockTables, prepareLedger, tablesOf } from '../migrate.ts';
import { allMigrations } from '../migrations.ts';
import { BackupFault } from './fault.ts';
import type { OpenBackup, Rows } from './file.ts';
import { type Column, columnsOf, plainly } from './tables.ts';

export interface Restored {
  readonly rows: number;
}

/**
 * Makes the tables as they were when the backup was made, fills them, and brings them up to date. It is one
 * transaction: whatever fails, the database stays empty. Throws `BackupFault`.
 */
export async function restore(connectionString: string, { migrations, rows }: OpenBackup): Promise<Restored> {
  const all = await allMigrations();
  if (migrations.some((name) => all.every((known) => known.name !== name))) throw new BackupFault('newer');
  const [before, after] = [true, false].map((isOld) => all.filter(({ name }) => migrations.includes(name) === isOld));
  return connected(connectionString, async (client) => {
    await client.query('BEGIN');
    await plainly(client);
    await lockTables(client);
    if ((await tablesOf(client)).length > 0) throw new BackupFault('not-empty');
    await prepareLedger(client);
    for (const migration of before ?? []) await applyMigration(client, migration);
    const count = await filled(client, rows);
    for (const migration of after ?? []) await applyMigration(client, migration);
    await client.query('COMMIT');
    return { rows: count };
  });
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Tables refer to each other in circles, so references are checked when all rows are there. */
async function filled(client: pg.Client, pieces: AsyncIterable<Rows>): Promise<number> {
  const names = (await tablesOf(client)).filter((name) => name !== '_prisma_migrations');
  const tables = new Map<string, Table>();
  for (const name of names) tables.set(name, { name, columns: await columnsOf(client, name) });
  const references = await withoutReferences(client);
  // A migration may add a row, which the backup then has as well.
  await client.query(`TRUNCATE ${names.map((name) => client.escapeIdentifier(name)).join(', ')}`);
  let count = 0;
  for await (const rows of pieces) count += await inserted(client, tables.get(rows.table), rows);
  for (const { name, reference, wording } of references)
    await client.query(`ALTER TABLE ${name} ADD CONSTRAINT ${client.escapeIdentifier(reference)} ${wording}`);
  for (const table of tables.values()) await continued(client, table);
  return count;
}

async function inserted(client: pg.Client, table: Table | undefined, { columns, values }: Rows): Promise<number> {
  const types = columns.map((name) => table?.columns.find((column) => column.name === name)?.type);
  if (table === undefined || types.includes(undefined) || values.length !== columns.length)
    throw new BackupFault('damaged');
  const names = columns.map((name) => client.escapeIdentifier(name));
  const read = names.map((name, at) => `${name}::${types[at]}`);
  const given = names.map((_, at) => `$${at + 1}::text[]`);
  const { rowCount } = await client.query(
    `INSERT INTO ${client.escapeIdentifier(table.name)} (${names.join(', ')})
     SELECT ${read.join(', ')} FROM unnest(${given.join(', ')}) AS given (${names.join(', ')})`,
    values,
  );
  return rowCount ?? 0;
}

interface Reference {
  /** The table, quoted. */
  readonly name: string;
  readonly reference: string;
  readonly wording: string;
}

async function withoutReferences(client: pg.Client): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(
    `SELECT conrelid::regclass::text AS name, conname AS reference, pg_get_constraintdef(oid) AS wording
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY 1, 2`,
  );
  for (const { name, reference } of rows)
    await client.query(`ALTER TABLE ${name} DROP CONSTRAINT ${client.escapeIdentifier(reference)}`);
  return rows;
}

/** New rows get numbers after those that were restored. */
async function continued(client: pg.Client, { name, columns }: Table): Promise<void> {
  for (const { name: column, sequence } of columns) {
    if (sequence === null) continue;
    await client.query(
      `SELECT setval($1, coalesce(max(${client.escapeIdentifier(column)}), 0) + 1, false)
       FROM ${client.escapeIdentifier(name)}`,
      [sequence],
    );
  }
}
