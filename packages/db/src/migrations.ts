import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SchemaFilter } from '@prisma/schema-engine-wasm';

const PRISMA_FOLDER = fileURLToPath(new URL('../../../prisma', import.meta.url));
const MIGRATIONS_FOLDER = join(PRISMA_FOLDER, 'migrations');
/** The schema that all migrations together make. The next one starts from it. */
const MIGRATED_SCHEMA = join(MIGRATIONS_FOLDER, 'schema.prisma');

/** Everything in the database is managed by us. */
export const EVERYTHING: SchemaFilter = { externalTables: [], externalEnums: [] };

/** The names of all migrations, in the order in which they apply. */
async function migrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS_FOLDER, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** All migrations, in the order in which they apply. */
export async function allMigrations(): Promise<Migration[]> {
  const names = await migrationNames();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(MIGRATIONS_FOLDER, name, 'migration.sql'), 'utf8') })),
  );
}

export interface SchemaFile {
  readonly path: string;
  readonly content: string;
}

/** The current schema. */
export function currentSchema(): Promise<SchemaFile> {
  return schemaAt(join(PRISMA_FOLDER, 'schema.prisma'));
}

/** The schema at the time of the last migration. */
export function migratedSchema(): Promise<SchemaFile> {
  return schemaAt(MIGRATED_SCHEMA);
}

/**
 * Writes the SQL as the next migration, numbered after the last, and notes the resulting schema, from which the following
 * migration starts. Returns the file's path.
 */
export async function writeMigration(title: string, sql: string): Promise<string> {
  const last = (await migrationNames()).at(-1) ?? '0';
  const number = String(Number.parseInt(last, 10) + 1).padStart(4, '0');
  const folder = join(MIGRATIONS_FOLDER, `${number}_${title}`);
  const file = join(folder, 'migration.sql');
  await mkdir(folder, { recursive: true });
  await writeFile(file, sql, { flag: 'wx' });
  await writeFile(MIGRATED_SCHEMA, (await currentSchema()).content);
  return file;
}

async function schemaAt(path: string): Promise<SchemaFile> {
  return { path, content: await readFile(path, 'utf8') };
}
