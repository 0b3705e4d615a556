import type { Aspect, BuildingType } from '@sealed-orders/rules/hex-campaign';
import { capital, withArticle } from '../sentence.ts';

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

/** The building named in a refusal: "Prison". */
export const namedBuilding = (value: unknown): string =>
  Object.entries(BUILDING_NAMES).find(([type]) => type === value)?.[1] ?? 'building';

const isPlural = (name: string): boolean => name === BUILDING_NAMES['training-facilities'];

/** The building with its article: "a Prison", "an Academy", "Training Facilities". */
export function aBuilding(value: unknown): string {
  const name = namedBuilding(value);
  return isPlural(name) ? name : withArticle(name);
}

/** The building as the subject of a sentence: "An Academy needs", "Training Facilities need". */
export function buildingDoes(value: unknown, one: string, many: string): string {
  return `${capital(aBuilding(value))} ${isPlural(namedBuilding(value)) ? many : one}`;
}
