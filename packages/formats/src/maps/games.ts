import type { SystemId } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { chartFormats } from './chart-formats.ts';
import { graphFormats } from './graph-formats.ts';
import type { MapFormats } from './map-file.ts';

/** A registry: each game with its map file formats; null: it has no drawn maps. */
const FORMATS: { readonly [System in PlayedSystem]: MapFormats | null } = {
  'hex-campaign': chartFormats,
  'node-campaign': graphFormats,
  'sector-campaign': null,
  tally: null,
};

/** How maps of a game are read from files and written to them; null: none. */
export const mapFormats = (system: SystemId): MapFormats | null => (isIn(FORMATS, system) ? FORMATS[system] : null);

const isIn = (formats: object, system: SystemId): system is PlayedSystem => Object.hasOwn(formats, system);
