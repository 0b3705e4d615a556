import { type Doors, reader } from './game-doors.ts';
import type { SetupDoor } from './new-campaign/door.ts';

/** What forms, lobby and terms are built from. */
const SETUP_DOORS: Doors<SetupDoor> = {
  'hex-campaign': async () => (await import('./hex-campaign/setup/door.ts')).hexCampaignSetupDoor,
  'node-campaign': async () => (await import('./node-campaign/setup/door.ts')).nodeCampaignSetupDoor,
  'sector-campaign': async () => (await import('./sector-campaign/setup/door.ts')).sectorCampaignSetupDoor,
  tally: async () => (await import('./tally/setup-door.ts')).tallySetupDoor,
};

/** The door of a game into the form for a new campaign and the lobby. */
export const useSetupDoor = reader(SETUP_DOORS);
