/** Star maps drawn by hand or imported, for the map editor and the new-campaign form. */
export { isOpenSpace, isSurface } from './board/board.ts';
export { GRAPH_FORMS, type GraphForm, type WrittenGraphForm } from './data/map-forms.ts';
export * from './map/drawing.ts';
export { defaultMap, mapFaults, maps } from './map/map.ts';
export { mapNumbers, planetNumbers, usualVp, usualWorth } from './map/worth.ts';
export { MOST_NODES } from './schemas/atoms.ts';
export { MOST_PATHS, MOST_PLANETS, map as nodeMapSchema } from './schemas/map.ts';
