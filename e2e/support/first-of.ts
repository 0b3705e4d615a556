import { expect, type Locator } from '@playwright/test';

/**
 * Waits until a page shows one of several things, and returns which: the first in this order, if it shows several. For
 * results of dice, and for pages that may ask for confirmation.
 */
export async function firstOf<Places extends Readonly<Record<string, Locator>>>(
  places: Places,
): Promise<Extract<keyof Places, string>> {
  let found: Extract<keyof Places, string> | undefined;
  const look = async () => {
    for (const name in places) {
      if (await places[name]?.first().isVisible()) return name;
    }
    return undefined;
  };
  const isThere = async () => {
    found = await look();
    return found !== undefined;
  };
  await expect.poll(isThere, `one of ${Object.keys(places).join(', ')} is shown`).toBe(true);
  if (found === undefined) throw new Error('the last look found something');
  return found;
}
