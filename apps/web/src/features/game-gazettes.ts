import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { type Doors, reader } from './game-doors.ts';
import type { GazetteDoor } from './gazette/door.ts';

/** What a gazette is built from. */
const GAZETTE_DOORS: Doors<GazetteDoor> = {
  'hex-campaign': async () => (await import('./hex-campaign/gazette.tsx')).hexCampaignGazette,
  'node-campaign': async () => (await import('./node-campaign/gazette.tsx')).nodeCampaignGazette,
  'sector-campaign': async () => (await import('./sector-campaign/gazette.tsx')).sectorCampaignGazette,
  tally: async () => (await import('./tally/gazette.tsx')).tallyGazette,
};

/** A game's door into the gazette, for a page that the server builds as a whole. */
export const gazetteDoor = (system: PlayedSystem): Promise<GazetteDoor> => GAZETTE_DOORS[system]();
/** The same for a page that React draws on the server. */
export const useGazetteDoor = reader(GAZETTE_DOORS);
