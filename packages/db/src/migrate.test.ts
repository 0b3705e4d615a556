import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ForeignTables, migrate } from './migrate.ts';
import { currentSchema, migratedSchema } from './migrations.ts';
import { schemaDifference } from './schema-engine.ts';
import { emptyDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
/** Created directly from the schema, without migrations. */
let model: TestDatabase;

beforeAll(async () => {
  database = await emptyDatabase();
  model = await emptyDatabase();
});

afterAll(() => Promise.all([database.drop(), model.drop()]));

async function rows(statement: string, connectionString = database.connectionString): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const found = await client.query(statement);
  await client.end();
  return found.rows.map((row) => Object.values(row).join(' '));
}

test('two processes migrate an empty database once, and a later one finds nothing to do', async () => {
  const both = await Promise.all([migrate(database.connectionString), migrate(database.connectionString)]);

  expect(both.flat().filter((name) => name === '0001_init')).toHaveLength(1);
  expect(await rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename")).toEqual([
    '_prisma_migrations',
    'account',
    'box_message',
    'box_read',
    'campaign',
    'communique',
    'complaint',
    'copy_knower',
    'deletion_notice',
    'deputy',
    'desk_entry',
    'draft',
    'ended_session',
    'headline',
    'holiday',
    'hook',
    'hook_delivery',
    'import_try',
    'invitation',
    'invitation_use',
    'kept_map',
    'mail_token',
    'meeting',
    'member',
    'message',
    'message_read',
    'news',
    'news_choice',
    'note',
    'outbox',
    'own_hook',
    'picture',
    'ping',
    'push_device',
    'push_keys',
    'rate_limit',
    'referee_consent',
    'referee_term',
    'roster',
    'sealed',
    'seat',
    'seat_request',
    'seat_term',
    'site_heartbeat',
    'standing_seal',
    'step',
    'step_number',
    'topic_outcome',
    'user',
    'verification_token',
    'vote',
    'write_up',
  ]);
  expect(await migrate(database.connectionString)).toEqual([]);
});

const tables = ({ connectionString }: TestDatabase) =>
  rows('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()', connectionString);

test('a migration that fails halfway leaves nothing behind, and a later one succeeds', async () => {
  const broken = await emptyDatabase();
  try {
    // The name is taken when half of the tables exist.
    await rows('CREATE DOMAIN outbox AS INTEGER', broken.connectionString);
    await expect(migrate(broken.connectionString)).rejects.toThrow('"outbox" already exists');
    expect(await tables(broken)).toEqual([]);
    await rows('DROP DOMAIN outbox', broken.connectionString);
    await migrate(broken.connectionString);
    expect(await tables(broken)).toContain('outbox');
  } finally {
    await broken.drop();
  }
});

test('a database with other tables is left alone', async () => {
  const foreign = await emptyDatabase();
  try {
    await rows('CREATE TABLE recipe (title TEXT)', foreign.connectionString);
    await expect(migrate(foreign.connectionString)).rejects.toThrow(ForeignTables);
    expect(await tables(foreign)).toEqual(['recipe']);
  } finally {
    await foreign.drop();
  }
});

const LISTINGS: Record<string, string> = {
  columns: `SELECT table_name, column_name, data_type, udt_name, is_nullable, column_default
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1, 2`,
  indexes: `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
  keys: `SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2`,
  enums: 'SELECT enumtypid::regtype, enumlabel FROM pg_enum ORDER BY enumtypid::regtype::text, enumsortorder',
};

test('the migrations produce the schema', async () => {
  const client = new pg.Client({ connectionString: model.connectionString });
  await client.connect();
  await client.query(await schemaDifference(model.connectionString, null, await currentSchema()));
  await client.end();
  await migrate(database.connectionString);

  for (const listing of Object.values(LISTINGS)) {
    const migrated = await rows(listing);
    expect(migrated).not.toEqual([]);
    expect(migrated).toEqual(await rows(listing, model.connectionString));
  }
});

test('the next migration begins where the last one ended', async () => {
  expect(await schemaDifference(database.connectionString, await migratedSchema(), await currentSchema())).toBe('');
});
