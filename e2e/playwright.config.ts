import { existsSync, statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { env } from './env.ts';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = env.chromiumPath ?? SYSTEM_BROWSERS.find((path) => existsSync(path));

const SHARED_MEMORY = '/dev/shm';
/** Bytes of it that are more than Chromium uses. */
const ROOM = 4_000_000_000;

/** Whether browser and pages may share memory: where there is little, as in containers, they share files. */
const hasSharedMemory = (): boolean => {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize > ROOM;
};

/** The journeys run against a site that is served already; its address and its database come from the environment. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: env.siteUrl,
    // Whoever comes is done with the guide through a first turn, but for the journeys that are about it.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(env.siteUrl).origin,
          localStorage: [{ name: 'sealed-orders guide', value: JSON.stringify('done') }],
        },
      ],
    },
    // Recording takes a fifth of the time of all tests: ask for it with --trace.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Nothing glides: what is measured on the map stands still.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
});
