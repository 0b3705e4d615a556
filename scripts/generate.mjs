#!/usr/bin/env node
// npm run generate: the database client from the schema, and the fonts with the letters that pages use.
import { explained } from './bootstrap/enter.mjs';
import { fontsCut } from './start/fonts.mjs';
import { generated } from './start/generate.mjs';

try {
  await generated();
  await fontsCut();
} catch (error) {
  process.exitCode = explained(error);
}
