import type { SystemId } from '@sealed-orders/rules/kernel';
import type { GameDoor, PictureDoor } from './campaign/door.ts';
import { type Doors, isIn, reader } from './game-doors.ts';

/** The games whose campaigns can be shown. A page loads only its own game. */
const GAME_DOORS: Doors<GameDoor> = {
  'hex-campaign': async () => (await import('./hex-campaign/door.tsx')).hexCampaignDoor,
  'node-campaign': async () => (await import('./node-campaign/door.tsx')).nodeCampaignDoor,
  'sector-campaign': async () => (await import('./sector-campaign/door.tsx')).sectorCampaignDoor,
  tally: async () => (await import('./tally/door.tsx')).tallyDoor,
};

/** What the campaign page shows before it is interactive, for games that can. */
const PICTURE_DOORS: Partial<Doors<PictureDoor>> = {
  'hex-campaign': async () => (await import('./hex-campaign/first-picture.tsx')).hexCampaignPicture,
  'node-campaign': async () => (await import('./node-campaign/first-picture.tsx')).nodeCampaignPicture,
  'sector-campaign': async () => (await import('./sector-campaign/first-picture.tsx')).sectorCampaignPicture,
};

/** The door of a game into the campaign page. */
export const useGameDoor = reader(GAME_DOORS);
/** The door of a game into the campaign page before it can be operated. */
export const usePictureDoor = reader(PICTURE_DOORS);
/** Whether a game has something to show then. */
export const hasPicture = (system: SystemId): boolean => isIn(PICTURE_DOORS, system);
