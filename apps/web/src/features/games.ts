import type { SystemId } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { use } from 'react';
import type { DeedDoor, GameDoor, PictureDoor } from './campaign/door.ts';
import type { GazetteDoor } from './gazette/door.ts';
import type { MapDoor } from './maps/door.ts';
import type { SetupDoor } from './new-campaign/door.ts';

/** A registry: each game with the loader of one of its doors. */
type Doors<Door> = { readonly [System in PlayedSystem]: () => Promise<Door> };

/** The games whose campaigns can be shown. A page loads only its own game. */
const GAME_DOORS: Doors<GameDoor> = {
  'hex-campaign': async () => (await import('./hex-campaign/door.tsx')).hexCampaignDoor,
  'node-campaign': async () => (await import('./node-campaign/door.tsx')).nodeCampaignDoor,
  tally: async () => (await import('./tally/door.tsx')).tallyDoor,
};

/** What forms, lobby and terms are built from. */
const SETUP_DOORS: Doors<SetupDoor> = {
  'hex-campaign': async () => (await import('./hex-campaign/setup/door.ts')).hexCampaignSetupDoor,
  'node-campaign': async () => (await import('./node-campaign/setup/door.ts')).nodeCampaignSetupDoor,
  tally: async () => (await import('./tally/setup-door.ts')).tallySetupDoor,
};

/** What the campaign page shows before it is interactive, for games that can. */
const PICTURE_DOORS: Partial<Doors<PictureDoor>> = {
  'hex-campaign': async () => (await import('./hex-campaign/first-picture.tsx')).hexCampaignPicture,
  'node-campaign': async () => (await import('./node-campaign/first-picture.tsx')).nodeCampaignPicture,
};

/** The pages of maps, for games whose maps can be drawn. */
const MAP_DOORS: Partial<Doors<MapDoor>> = {
  'hex-campaign': async () => (await import('./hex-campaign/map-editor/door.tsx')).hexCampaignMapDoor,
  'node-campaign': async () => (await import('./node-campaign/map-editor/door.tsx')).nodeCampaignMapDoor,
};

/** What the log of the desk is written with. */
const DEED_DOORS: Doors<DeedDoor> = {
  'hex-campaign': async () => (await import('./hex-campaign/deeds.ts')).hexCampaignDeeds,
  'node-campaign': async () => (await import('./node-campaign/deeds.ts')).nodeCampaignDeeds,
  tally: async () => (await import('./tally/deeds.ts')).tallyDeeds,
};

/** What a gazette is built from. */
const GAZETTE_DOORS: Doors<GazetteDoor> = {
  'hex-campaign': async () => (await import('./hex-campaign/gazette.tsx')).hexCampaignGazette,
  'node-campaign': async () => (await import('./node-campaign/gazette.tsx')).nodeCampaignGazette,
  tally: async () => (await import('./tally/gazette.tsx')).tallyGazette,
};

/** Reads one of the doors; the page waits until it is loaded, which happens once. */
function reader<Door>(doors: Partial<Doors<Door>>): (system: SystemId) => Door {
  const opened = new Map<SystemId, Promise<Door>>();
  return (system) => {
    const known = opened.get(system) ?? load(doors, system);
    opened.set(system, known);
    return use(known);
  };
}

async function load<Door>(doors: Partial<Doors<Door>>, system: SystemId): Promise<Door> {
  const door = isIn(doors, system) ? doors[system] : undefined;
  if (door === undefined) throw new Error(`this page has no door of ${system}`);
  return door();
}

const isIn = (doors: object, system: SystemId): system is PlayedSystem => Object.hasOwn(doors, system);

/** A game's door into the gazette, for a page that the server builds as a whole. */
export const gazetteDoor = (system: PlayedSystem): Promise<GazetteDoor> => GAZETTE_DOORS[system]();
/** The same for a page that React draws on the server. */
export const useGazetteDoor = reader(GAZETTE_DOORS);
/** The door of a game into the campaign page. */
export const useGameDoor = reader(GAME_DOORS);
/** The door of a game into the campaign page before it can be operated. */
export const usePictureDoor = reader(PICTURE_DOORS);
/** Whether a game has something to show then. */
export const hasPicture = (system: SystemId): boolean => isIn(PICTURE_DOORS, system);
/** The door of a game into the log of the desk. */
export const useDeedDoor = reader(DEED_DOORS);
/** The door of a game into the form for a new campaign and the lobby. */
export const useSetupDoor = reader(SETUP_DOORS);
/** The door of a game into the pages of maps. */
export const useMapDoor = reader(MAP_DOORS);
/** Whether maps of a game can be drawn. */
export const hasMaps = (system: SystemId): boolean => isIn(MAP_DOORS, system);
