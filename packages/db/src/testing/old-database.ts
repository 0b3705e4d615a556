import pg from 'pg';
import { allMigrations } from '../migrations.ts';
import { emptyDatabase } from '../testing.ts';

/** A database as an earlier version of the site left it. */
export interface OldDatabase {
  readonly client: pg.Client;
  /** Applies all migrations before the one of this name. */
  before(name: string): Promise<void>;
  /** Applies these migrations. */
  apply(...names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** An empty database, for tests that migrate step by step. */
export async function oldDatabase(): Promise<OldDatabase> {
  const database = await emptyDatabase();
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const migrations = await allMigrations();
  const applied = async (isWanted: (name: string) => boolean): Promise<void> => {
    for (const { name, sql } of migrations) if (isWanted(name)) await client.query(sql);
  };
  return {
    client,
    before: (until) => applied((name) => name < until),
    apply: (...names) => applied((name) => names.includes(name)),
    close: async () => {
      await client.end();
      await database.drop();
    },
  };
}

/** The user Red and a campaign that Red created, in a database of the first versions. Returns the campaign's id. */
export async function oldWar(client: pg.Client): Promise<string> {
  const [user, war] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  await client.query(`INSERT INTO "user" (id, username, display_name) VALUES ($1, 'red', 'Red')`, [user]);
  await client.query(
    `INSERT INTO campaign (id, slug, name, system, edition, setup, seed_hash, created_by)
      VALUES ($2, 'war', 'War', 'hex-campaign', '1', '{}', 'ab12', $1)`,
    [user, war],
  );
  return war;
}
