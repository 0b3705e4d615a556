import { fileURLToPath } from 'node:url';

/** The site's address, and its database, in which campaigns are set up for the journeys. */
export const env = {
  siteUrl: process.env.E2E_URL ?? 'http://localhost:3000',
  databaseUrl: process.env.DATABASE_URL ?? '',
  /** Where the results go: a folder, and beside it a report of the same name. */
  results: process.env.E2E_RESULTS ?? fileURLToPath(new URL('../test-results/e2e', import.meta.url)),
  /** By how much longer tests may take than on a quiet machine. */
  patience: Number(process.env.E2E_PATIENCE ?? 1),
  /** The whole browser, and the headless shell that most journeys run in. */
  chromiumPath: process.env.CHROMIUM_PATH,
  shellPath: process.env.CHROMIUM_SHELL_PATH,
  /** Whether the tour and the journeys save a picture of each page that they visit. */
  savesScreens: process.env.SAVE_SCREENS === '1',
  /** Whether the pictures of the player's guide are retaken. */
  savesPictures: process.env.SAVE_PICTURES === '1',
};
