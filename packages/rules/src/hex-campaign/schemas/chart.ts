import { z } from 'zod';
import { SITE_KINDS } from '../types/vocabulary.ts';
import { edges, hexKey, shortText } from './atoms.ts';

/** At most 16,384 hexes: indices of hexes fit in 16 bits. */
export const MAP_LIMITS = { least: 3, side: 512, hexes: 16_384 } as const;
const side = z.int().min(MAP_LIMITS.least).max(MAP_LIMITS.side);
export const mapSize = z
  .strictObject({ columns: side, rows: side })
  .refine((size) => size.columns * size.rows <= MAP_LIMITS.hexes, 'more than 16384 hexes');

export const chart = z.strictObject({
  size: mapSize,
  rows: z.array(z.string().regex(/^[phfjs]+$/)).max(512),
  rivers: edges,
  /** Roads that exist from the start. HEX-MAP-03; absent: none. */
  roads: edges.optional(),
  airspaces: z.array(z.string().regex(/^[0-9a-z]+$/)).max(512),
  names: z.record(hexKey, shortText),
  /** The middles of the start zones. HEX-START-17; absent: the rules find them by HEX-START-16. */
  starts: z.array(hexKey).max(60).optional(),
  /** Where the map proposes sites. Players may place theirs elsewhere. HEX-START-07, -17; absent: none. */
  sites: z.record(hexKey, z.enum(SITE_KINDS)).optional(),
});

/** A chart in a setup. Without Airspaces it gets those of the setting `airspaceGrid`. */
export const givenChart = chart.partial({ airspaces: true });
