import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase, freePort } from '@sealed-orders/db/embedded';
import { MODULES, ROOT } from '../bootstrap/paths.mjs';
import { ended, finished } from '../bootstrap/programs.mjs';
import { chromium, headlessShell } from '../browser.mjs';
import { built, isBuilt } from '../start/build.mjs';
import { migrated } from '../start/database.mjs';
import { demoLoaded } from '../start/demo.mjs';
import { locked } from '../start/lock.mjs';
import { served } from '../start/server.mjs';
import { failed, playwrightCounts, withCode } from './counts.mjs';
import { playwrightFailures } from './failures.mjs';
import { slowLine } from './slow-line.mjs';
import { playwrightTimes } from './table.mjs';

const GRACE = 8000;

/** The journeys that take the pictures of the guides; so does the tour. */
const PICTURED = [
  'six-turns',
  'practice-war',
  'desk-board',
  'five-people',
  'rearrange',
  'war-over',
  'referee-turn',
  'set-right',
  'order-fields',
  'tour',
];

/**
 * Runs the journeys in a real browser, against the site as `npm start` serves it, with a separate database.
 * @param files the files to run; by default all, and the tour
 */
export async function browserTests({ server, dataFolder }, files = []) {
  if (!readdirSync(join(ROOT, 'e2e'), { recursive: true }).some((name) => /\.(test|spec)\.ts$/.test(name))) {
    return { counts: failed(), output: 'There is no journey in e2e/.' };
  }
  await builtAlone(dataFolder);
  return suite(await server(), { name: 'e2e', args: process.env.SAVE_PICTURES === '1' ? PICTURED : files });
}

/**
 * One run of Playwright against a site and a database of its own; the pages are built.
 * @param name of the database, and of the files with the results
 * @param args of Playwright
 * @param isSlow whether requests and answers come late and in another order
 * @param patience by how much longer its tests may take than on a quiet machine
 */
export async function suite(postgres, { name, args, isSlow = false, patience = 1 }) {
  const results = join(ROOT, 'test-results', name);
  const report = `${results}.json`;
  rmSync(report, { force: true });
  const browsers = { CHROMIUM_PATH: await chromium(), CHROMIUM_SHELL_PATH: await headlessShell() };
  const databaseUrl = await ensureDatabase(postgres, name);
  await migrated(databaseUrl);
  await demoLoaded(databaseUrl);
  const port = await freePort();
  const line = isSlow ? await slowLine(port) : { port, close: () => undefined };
  const address = `http://localhost:${line.port}`;
  const site = await served({
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    SEALED_ORDERS_DEMO: '1',
    SEALED_ORDERS_TEST_GAMES: '1',
    NEXTAUTH_SECRET: 'known to the tests and to nobody who matters',
    NEXTAUTH_URL: address,
  });
  try {
    const where = { E2E_URL: address, DATABASE_URL: databaseUrl, E2E_RESULTS: results, E2E_PATIENCE: String(patience) };
    const command = [join(MODULES, '@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...args];
    const env = { ...process.env, ...where, ...browsers, NO_COLOR: '1' };
    const done = await finished(process.execPath, command, { cwd: ROOT, env });
    const counts = withCode(playwrightCounts(report), done.code);
    // Without this, journeys that were found but not run would look like success.
    return {
      counts: counts.passed + counts.failed === 0 ? failed() : counts,
      output: done.output,
      failures: playwrightFailures(report),
      tests: playwrightTimes(report),
    };
  } finally {
    line.close();
    await ended(site, GRACE);
  }
}

/** A build would break a site that serves from the same folder. */
export async function builtAlone(dataFolder) {
  if (isBuilt()) return;
  const release = locked(dataFolder);
  try {
    await built();
  } finally {
    release();
  }
}
