/** Generated maps and maps drawn by hand, for the new-campaign form and the map editor. */
export { CHART_FORMS, type ChartForm } from '../data/cartography.ts';
export type { LibraryMapId } from '../data/library.ts';
export { GROUNDS, SEAS, SYMMETRIES } from '../types/vocabulary.ts';
export { comparedStarts, fairness } from './compared.ts';
export { brushed, edited, emptyChart, flooded, type MapEdit, turned, turnedHex } from './drawing.ts';
export { generatedChart, type TooSmall } from './generated.ts';
export { type Kept, keptOf } from './kept.ts';
export { libraryChart, libraryFor, librarySeats, PRINTED } from './library.ts';
export { maps } from './maps.ts';
export { type MapWarning, mapWarnings } from './warnings.ts';
export { type ChartWish, SIZE_LIMITS, sizeOf } from './wish.ts';
