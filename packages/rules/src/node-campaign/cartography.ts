/** Star maps drawn by hand or imported, for the map editor and the new-campaign form. */
import { ORSANA_REACH } from './data/map.ts';
import { map as mapSchema } from './schemas/map.ts';
import type { NodeMap } from './types.ts';

export { GRAPH_FORMS, type GraphForm, type WrittenGraphForm } from './data/map-forms.ts';
export * from './map/drawing.ts';
export { mapFaults, maps } from './map/map.ts';
export { mapNumbers, planetNumbers, usualVp, usualWorth } from './map/worth.ts';
export { MOST_NODES } from './schemas/atoms.ts';
export { MOST_PATHS, MOST_PLANETS, map as nodeMapSchema } from './schemas/map.ts';

/** NODE-MAP-12: the map of a campaign that brings none. */
export const defaultMap = (): NodeMap => mapSchema.parse(ORSANA_REACH);
