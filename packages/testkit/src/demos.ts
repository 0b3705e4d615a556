import type { OpenHost } from '@sealed-orders/host';
import { DEMO_PASSWORD, type LoadedDemo } from './accounts.ts';
import { loadCorvane } from './corvane/war.ts';
import { loadVarn } from './demo.ts';
import { loadOrsana } from './orsana/war.ts';

/**
 * Loads the campaigns of the demo, each unless it is loaded already. Lists of campaigns begin with the newest: on a new
 * site the home page shows the hex campaign.
 */
export async function loadDemos(open: OpenHost): Promise<readonly LoadedDemo[]> {
  const corvane = await loadCorvane(open);
  const orsana = await loadOrsana(open);
  return [await loadVarn(open), orsana, corvane];
}

/** What is printed about the demo: a line for each campaign with its logins, and the password. */
export const loginLines = (demos: readonly LoadedDemo[]): readonly string[] => [
  ...demos.map(({ name, slug, logins }) => {
    const who = logins.map(({ username, plays }) => (plays === null ? username : `${username} (${plays})`));
    return `${name} at /c/${slug}: ${who.join(', ')}`;
  }),
  `Every password is ${DEMO_PASSWORD}`,
];
