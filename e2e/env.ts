/** Where the site is, and its database, in which campaigns are set up for the journeys. */
export const env = {
  siteUrl: process.env.E2E_URL ?? 'http://localhost:3000',
  databaseUrl: process.env.DATABASE_URL ?? '',
  chromiumPath: process.env.CHROMIUM_PATH,
  /** Whether the pictures of the player's guide are retaken. */
  savesPictures: process.env.SAVE_PICTURES === '1',
};
