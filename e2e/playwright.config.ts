import { defineConfig, devices } from '@playwright/test';
import { env } from './env.ts';
import { HEADLESS_SHELL } from './support/browsers.ts';

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const TOUR = 'tour.spec.ts';

/** The journeys run against a running site; its address and its database come from the environment. */
export default defineConfig({
  testDir: '.',
  outputDir: env.results,
  fullyParallel: false,
  // Three on two cores: with two, a quarter of the machine idles, since a journey often waits for an answer.
  workers: '150%',
  retries: 0,
  forbidOnly: true,
  timeout: 60_000 * env.patience,
  expect: { timeout: 15_000 * env.patience },
  reporter: [['list'], ['json', { outputFile: `${env.results}.json` }]],
  use: {
    baseURL: env.siteUrl,
    // Recording takes a fifth of the time of all tests: ask for it with --trace.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // No animations: what is measured on the map must not move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: HEADLESS_SHELL,
  },
  projects: [
    // First, since it takes longest: its tests share what is staged, players' drafts too, so they run in one worker.
    { name: 'tour', testMatch: TOUR, use: DESKTOP },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: TOUR, use: DESKTOP },
  ],
});
