import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { connected } from './connected.ts';
import { allMigrations, type Migration } from './migrations.ts';

/** Any lock number that nothing else uses; held until the transaction ends. */
const MIGRATION_LOCK = 7_205_759_403;

/** The table of Prisma's own tools, so that they can be used on the same database. */
const LEDGER = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/** The database has tables, but not ours: it is used for something else. */
export class ForeignTables extends Error {
  constructor() {
    super('the database holds tables of something else');
    this.name = 'ForeignTables';
  }
}

/**
 * Brings the database's tables up to date and returns the names of the applied migrations, oldest first; none when
 * there was nothing to do. It runs in one transaction, so a killed process or a full disk leaves the tables as they
 * were. Two processes may call it concurrently: the second waits, and then finds nothing to do. Throws `ForeignTables`.
 */
export async function migrate(connectionString: string): Promise<string[]> {
  const migrations = await allMigrations();
  return connected(connectionString, async (client) => {
    if ((await pending(client, migrations)).length === 0) return [];
    await client.query('BEGIN');
    await lockTables(client);
    const there = await tablesOf(client);
    if (there.length > 0 && !there.includes('_prisma_migrations')) throw new ForeignTables();
    await prepareLedger(client);
    const due = await pending(client, migrations);
    for (const migration of due) await applyMigration(client, migration);
    await client.query('COMMIT');
    return due.map(({ name }) => name);
  });
}

/** Until the transaction ends, nobody else changes which tables there are. */
export async function lockTables(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

async function pending(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  if (!(await tablesOf(client)).includes('_prisma_migrations')) return [...migrations];
  const names = new Set(await appliedMigrations(client));
  return migrations.filter(({ name }) => !names.has(name));
}

/** The names of the migrations that made the tables, in the order in which they apply. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
  );
  return rows.map((row) => String(row.migration_name));
}

/** Read as rows: `to_regclass` would answer from the catalogue as it was before the connection waited for the lock. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()');
  return rows.map((row) => String(row.tablename));
}

/** Makes the table that says which migrations have been applied. */
export async function prepareLedger(client: pg.Client): Promise<void> {
  await client.query(LEDGER);
}

export async function applyMigration(client: pg.Client, { name, sql }: Migration): Promise<void> {
  await client.query(sql);
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), createHash('sha256').update(sql).digest('hex'), name],
  );
}
