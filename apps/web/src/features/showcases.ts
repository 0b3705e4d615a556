import type { SystemId } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import type { ShowcaseDoor } from './landing/door.ts';

/**
 * What the start page shows of a war, for games that can. It is separate from the other doors because only the server
 * opens it.
 */
const SHOWCASE_DOORS: { readonly [System in PlayedSystem]?: () => Promise<ShowcaseDoor> } = {
  'hex-campaign': async () => (await import('./hex-campaign/showcase.tsx')).hexCampaignShowcase,
  'node-campaign': async () => (await import('./node-campaign/showcase.tsx')).nodeCampaignShowcase,
};

const isShown = (system: SystemId): system is keyof typeof SHOWCASE_DOORS => Object.hasOwn(SHOWCASE_DOORS, system);

/** Whether a game has something to show on the start page. */
export const hasShowcase = (system: SystemId): boolean => isShown(system);

/** The door of a game into the start page. Throws if the game has none. */
export async function showcaseDoor(system: SystemId): Promise<ShowcaseDoor> {
  const door = isShown(system) ? SHOWCASE_DOORS[system] : undefined;
  if (door === undefined) throw new Error(`the start page has no door of ${system}`);
  return door();
}
