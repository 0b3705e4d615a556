import type { Aspect, BuildingType } from '@sealed-orders/rules/hex-campaign';

export const BUILDING_NAMES: Readonly<Record<BuildingType, string>> = {
  barracks: 'Barracks',
  'training-facilities': 'Training Facilities',
  academy: 'Academy',
  'light-factory': 'Light Factory',
  'heavy-factory': 'Heavy Factory',
  'minor-space-port': 'Minor Space Port',
  'major-space-port': 'Major Space Port',
  'espionage-center': 'Espionage Center',
  'strategic-hq': 'Strategic HQ',
  prison: 'Prison',
  'minor-airbase': 'Minor Airbase',
  'major-airbase': 'Major Airbase',
  'medic-center': 'Medic Center',
  'repair-facility': 'Repair Facility',
  'taxation-office': 'Taxation Office',
  'exploitation-center': 'Exploitation Center',
  embassy: 'Embassy',
  'vortex-portal': 'Vortex Portal',
  'aspect-shrine': 'Aspect Shrine',
  'gladiator-arena': 'Gladiator Arena',
};

export const ASPECT_NAMES: Readonly<Record<Aspect, string>> = {
  'dire-avengers': 'Dire Avengers',
  'warp-spiders': 'Warp Spiders',
  'striking-scorpions': 'Striking Scorpions',
  'howling-banshees': 'Howling Banshees',
  'fire-dragons': 'Fire Dragons',
  'swooping-hawks': 'Swooping Hawks',
  'shining-spears': 'Shining Spears',
  'dark-reapers': 'Dark Reapers',
};

/** "Barracks", "Aspect Shrine of the Fire Dragons". */
export const buildingName = (type: BuildingType, aspect: Aspect | null): string =>
  aspect === null ? BUILDING_NAMES[type] : `${BUILDING_NAMES[type]} of the ${ASPECT_NAMES[aspect]}`;

/** The building named in a refusal, with its article: "a Prison", "an Academy". */
export function aBuilding(value: unknown): string {
  const name = Object.entries(BUILDING_NAMES).find(([type]) => type === value)?.[1] ?? 'building';
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** The same at the beginning of a sentence. */
export const anyBuilding = (value: unknown): string => aBuilding(value).replace(/^a/, 'A');
