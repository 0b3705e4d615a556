import type { DeedDoor } from './campaign/door.ts';
import { type Doors, reader } from './game-doors.ts';

/** What the log of the desk is written with. */
const DEED_DOORS: Doors<DeedDoor> = {
  'hex-campaign': async () => (await import('./hex-campaign/deeds.ts')).hexCampaignDeeds,
  'node-campaign': async () => (await import('./node-campaign/deeds.ts')).nodeCampaignDeeds,
  'sector-campaign': async () => (await import('./sector-campaign/deeds.ts')).sectorCampaignDeeds,
  tally: async () => (await import('./tally/deeds.ts')).tallyDeeds,
};

/** The door of a game into the log of the desk. */
export const useDeedDoor = reader(DEED_DOORS);
