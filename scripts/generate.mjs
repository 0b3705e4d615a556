#!/usr/bin/env node
// npm run generate: the database client from the schema.
import { explained } from './bootstrap/enter.mjs';
import { generated } from './start/generate.mjs';

try {
  await generated();
} catch (error) {
  process.exitCode = explained(error);
}
