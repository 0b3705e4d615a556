import type { SystemId } from '@sealed-orders/rules/kernel';
import { type Doors, isIn, reader } from './game-doors.ts';
import type { MapDoor } from './maps/door.ts';

/** The pages of maps, for games whose maps can be drawn. */
const MAP_DOORS: Partial<Doors<MapDoor>> = {
  'hex-campaign': async () => (await import('./hex-campaign/map-editor/door.tsx')).hexCampaignMapDoor,
  'node-campaign': async () => (await import('./node-campaign/map-editor/door.tsx')).nodeCampaignMapDoor,
};

/** The door of a game into the pages of maps. */
export const useMapDoor = reader(MAP_DOORS);
/** Whether maps of a game can be drawn. */
export const hasMaps = (system: SystemId): boolean => isIn(MAP_DOORS, system);
