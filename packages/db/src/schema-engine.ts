import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { currentSchema, EVERYTHING, type SchemaFile } from './migrations.ts';

/** The only function of it that we use; Node's type definitions lack it. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

let loading: Promise<void> | null = null;

/**
 * Runs a task with Prisma's schema engine as WebAssembly, connected to one database: the command line tool would
 * download a binary for this.
 */
async function withSchemaEngine<T>(
  connectionString: string,
  task: (engine: glue.SchemaEngine) => Promise<T>,
): Promise<T> {
  // Once per process: the glue code holds one instance, and a second would replace an engine that is in use.
  loading ??= load();
  await loading;
  const pool = new pg.Pool({ connectionString });
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const { path, content } = await currentSchema();
  const engine = await glue.SchemaEngine.new({ datamodels: [[path, content]] }, () => undefined, adapter);
  try {
    return await task(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}

/** The SQL that changes one schema (or an empty database) into another; empty when they agree. */
export async function schemaDifference(
  connectionString: string,
  from: SchemaFile | null,
  to: SchemaFile,
): Promise<string> {
  const { stdout } = await withSchemaEngine(connectionString, (engine) =>
    engine.diff({
      from: from === null ? { tag: 'empty' } : { tag: 'schemaDatamodel', files: [from] },
      to: { tag: 'schemaDatamodel', files: [to] },
      script: true,
      exitCode: null,
      filters: EVERYTHING,
    }),
  );
  return stdout === null || stdout.includes('-- This is an empty migration.') ? '' : stdout;
}

/** The package's own entry imports the .wasm file as a module, which not every tool supports, so it is loaded here. */
async function load(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const bytes = await readFile(new URL('schema_engine_bg.wasm', pathToFileURL(entry)));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...glue } });
  const { __wbindgen_start: start } = instance.exports;
  if (typeof start !== 'function') throw new Error('the schema engine has another shape than expected');
  glue.__wbg_set_wasm(instance.exports);
  start();
}
