#!/usr/bin/env node
// npm run migrate: brings the tables of DATABASE_URL up to date on a machine where `npm start` is not used.
import { explained } from './bootstrap/enter.mjs';
import { Stop, sentences } from './bootstrap/messages.mjs';
import { database, migrated } from './start/database.mjs';
import { settings } from './start/env.mjs';

if (process.argv.includes('--help')) {
  console.log('migrate: brings the tables of DATABASE_URL up to date; it takes no arguments');
  process.exit(0);
}

try {
  const wanted = settings([]);
  if (wanted.databaseUrl === null) throw new Stop(sentences.noDatabaseUrl);
  await migrated(await database(wanted, null));
} catch (error) {
  process.exitCode = explained(error);
}
