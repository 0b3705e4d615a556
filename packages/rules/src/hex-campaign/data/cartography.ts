import type { MapForm } from '../../kernel/index.ts';
import type { GROUNDS, SEAS } from '../types/vocabulary.ts';

/** The default columns and rows of a generated map, by the number of seats. */
export const USUAL_SIZES = {
  2: [16, 12],
  3: [18, 14],
  4: [18, 16],
  5: [20, 18],
  6: [22, 18],
  7: [24, 20],
  8: [26, 22],
  9: [28, 24],
  10: [30, 26],
} as const satisfies Record<number, readonly [number, number]>;

/** Least steps from the middle of a start zone to the edge of the map, so that no zone is clipped. */
export const START_MARGIN = 3;
/** The most seats whose zones may be clipped if they do not fit otherwise, as on the four-player map of 11 by 10. */
export const TIGHT_SEATS = 4;
/** And how near to the edge the middles of their zones may be, the best first. */
export const TIGHT_MARGINS = [2, 1] as const;

/** Hundredths of the land outside the start zones. The rest is plains. */
export const GROUND_SHARES = {
  open: { hills: 14, forest: 14, jungle: 2 },
  mixed: { hills: 20, forest: 22, jungle: 5 },
  rough: { hills: 26, forest: 28, jungle: 10 },
} as const satisfies Record<(typeof GROUNDS)[number], { hills: number; forest: number; jungle: number }>;

/** Hundredths of the map outside the start zones that become sea. */
export const SEA_SHARES = { none: 0, lakes: 8, coast: 20 } as const satisfies Record<(typeof SEAS)[number], number>;

/** The terrain of every start zone in hexes, besides plains: all zones of a map are alike. */
export const HOME_SHARES = {
  open: { hills: 4, forest: 4, jungle: 0 },
  mixed: { hills: 6, forest: 6, jungle: 1 },
  rough: { hills: 7, forest: 8, jungle: 3 },
} as const satisfies Record<(typeof GROUNDS)[number], { hills: number; forest: number; jungle: number }>;

/** Hexes across one wave of the land: larger is smoother. */
export const WAVE = 5;

/** Rivers rise where their frontier is nearest to the middle of the map, but not within this share of the way out. */
export const SPRING_SHARE = 0.3;

/** A river shorter than this many sides is not drawn. */
export const SHORTEST_RIVER = 3;

/** How many maps are generated from one seed; the one with the fairest starts is taken. */
export const DRAWN_MAPS = 6;
/** Maps with more hexes than this are generated only twice, to save time. */
export const LARGE_MAP = 1600;
export const DRAWN_LARGE_MAPS = 2;

/** Movement points of an infantry detachment in two turns: the measure of a start. HEX-MOV-10. */
export const REACH_POINTS = 8;

/** Hexes of the map to each name on it. */
export const HEXES_TO_A_NAME = 22;

/** Names of the land on generated maps. Invented. */
export const LAND_NAMES = {
  hills: ['Anvil Downs', 'Cinder Ridge', 'Crow Heights', 'Giant Steps', 'Kestrel Fells', 'Lantern Hill', 'Ram Head'],
  forest: ['Ashen Wood', 'Fox Covert', 'Hollow Wood', 'Mourning Wood', 'Owl Holt', 'Pitch Wood', 'Thorn Chase'],
  jungle: ['Fever Brake', 'Green Maze', 'Tarn Hollow', 'Viper Tangle'],
  sea: ['Brintmere', 'Cold Mere', 'Glass Water', 'Heron Sound', 'Long Mere', 'Selkie Bay', 'Sundered Sea'],
  plains: ['Broad Acres', 'Hollin Ford', 'Kite Moor', 'Lark Levels', 'Old Dray', 'Saddle Heath', 'Varn Bridge'],
} as const;

/** Sites that a generated map proposes for each start besides the Capital: one more of each kind than a seat has. */
export const PROPOSED_SITES = { urban: 2, resource: 3 } as const;
/** And where the edge of a small map leaves no room for that many. */
export const TIGHT_SITES = { urban: 2, resource: 2 } as const;

/** A map on which the tightest start reaches less than this many hundredths of the widest is called uneven. */
export const EVEN_STARTS = 80;

/** Land outside the start zones, in hundredths of the land in them: with less there is little to fight for. */
export const LEAST_OPEN_LAND = 25;

/** The files of other programs that a map of hexes can be read from, and those that it can be written to. */
export const CHART_FORMS = [
  { id: 'hexjson', endings: ['hexjson', 'json'], isRead: true, isWritten: true },
  { id: 'tiled', endings: ['tmj', 'tmx', 'json'], isRead: true, isWritten: true },
  { id: 'csv', endings: ['csv', 'txt'], isRead: true, isWritten: true },
] as const satisfies readonly MapForm[];
export type ChartForm = (typeof CHART_FORMS)[number]['id'];
