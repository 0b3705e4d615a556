#!/usr/bin/env node
// Writes the next migration: npm run migration -- <name>. Add checks and anything else that the schema language cannot
// express to the file by hand, before it is merged and never afterwards.
import { throwawayServer } from '@sealed-orders/db/testing';
import { currentSchema, migratedSchema, writeMigration } from '../packages/db/src/migrations.ts';
import { schemaDifference } from '../packages/db/src/schema-engine.ts';

const title = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9_]*$/.test(title)) {
  const isAsked = title === '--help';
  console[isAsked ? 'log' : 'error'](
    'migration: writes the next migration: <name>, of lower case letters, digits and underscores',
  );
  process.exit(isAsked ? 0 : 2);
}

const server = await throwawayServer();
try {
  const sql = await schemaDifference(server.url, await migratedSchema(), await currentSchema());
  console.log(sql === '' ? 'The migrations already make what the schema says.' : await writeMigration(title, sql));
} finally {
  await server.stop();
}
