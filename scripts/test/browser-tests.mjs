import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase, freePort } from '@sealed-orders/db/embedded';
import { MODULES, ROOT } from '../bootstrap/paths.mjs';
import { ended, finished } from '../bootstrap/programs.mjs';
import { built, isBuilt } from '../start/build.mjs';
import { migrated } from '../start/database.mjs';
import { demoLoaded } from '../start/demo.mjs';
import { locked } from '../start/lock.mjs';
import { served } from '../start/server.mjs';
import { chromium } from './browser.mjs';
import { failed, playwrightTally, withCode } from './tally.mjs';

const REPORT = join(ROOT, 'test-results/e2e.json');
const GRACE = 8000;

/** The journeys, in a real browser, on the site as `npm start` serves it, with a database of their own. */
export async function browserTests({ server, dataFolder }) {
  if (!readdirSync(join(ROOT, 'e2e'), { recursive: true }).some((name) => /\.(test|spec)\.ts$/.test(name))) {
    return { tally: failed(), output: 'There is no journey in e2e/.' };
  }
  rmSync(REPORT, { force: true });
  const executablePath = await chromium();
  const databaseUrl = await ensureDatabase(await server(), 'e2e');
  await migrated(databaseUrl);
  await demoLoaded(databaseUrl);
  await builtAlone(dataFolder);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const site = await served({
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    SEALED_ORDERS_DEMO: '1',
    NEXTAUTH_SECRET: 'known to the tests and to nobody who matters',
    NEXTAUTH_URL: address,
  });
  try {
    const env = { ...process.env, E2E_URL: address, DATABASE_URL: databaseUrl, CHROMIUM_PATH: executablePath };
    const args = [join(MODULES, '@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'];
    const done = await finished(process.execPath, args, { cwd: ROOT, env: { ...env, NO_COLOR: '1' } });
    const tally = withCode(playwrightTally(REPORT), done.code);
    // Journeys that were found and not run would otherwise look like success.
    return { tally: tally.passed + tally.failed === 0 ? failed() : tally, output: done.output };
  } finally {
    await ended(site, GRACE);
  }
}

/** Building under a site that serves from the same folder would break it. */
async function builtAlone(dataFolder) {
  if (isBuilt()) return;
  const release = locked(dataFolder);
  try {
    await built();
  } finally {
    release();
  }
}
