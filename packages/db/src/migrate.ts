import pg from 'pg';
import { EVERYTHING, migrationList, migrationNames } from './migrations.ts';
import { withSchemaEngine } from './schema-engine.ts';

/**
 * Brings the database's tables up to date and gives the names of the migrations that it applied, oldest first; none
 * when there was nothing to do. Two processes may call it at once: the engine takes a lock in the database, and the
 * second finds nothing left to do.
 */
export async function migrate(connectionString: string): Promise<string[]> {
  // Loading the engine takes longer than all else here, and mostly there is nothing to do.
  if (await isUpToDate(connectionString)) return [];
  return withSchemaEngine(connectionString, async (engine) => {
    const done = await engine.applyMigrations({ migrationsList: await migrationList(), filters: EVERYTHING });
    return done.appliedMigrationNames;
  });
}

async function isUpToDate(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const table = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
    if (table.rows[0]?.name === null) return false;
    const applied = await client.query('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL');
    const names = new Set(applied.rows.map((row) => String(row.migration_name)));
    return (await migrationNames()).every((name) => names.has(name));
  } finally {
    await client.end();
  }
}
