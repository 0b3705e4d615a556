import { z } from 'zod';
import { edges, hexKey, shortText } from './atoms.ts';

/** At most 16,384 hexes: indices of hexes fit in 16 bits. */
const mapSize = z
  .strictObject({ columns: z.int().min(3).max(512), rows: z.int().min(3).max(512) })
  .refine((size) => size.columns * size.rows <= 16_384, 'more than 16384 hexes');

export const chart = z.strictObject({
  size: mapSize,
  rows: z.array(z.string().regex(/^[phfjs]+$/)).max(512),
  rivers: edges,
  airspaces: z.array(z.string().regex(/^[0-9a-z]+$/)).max(512),
  names: z.record(hexKey, shortText),
  /** The middles of the start zones. HEX-START-17; left out: the rules find them by HEX-START-16. */
  starts: z.array(hexKey).max(60).optional(),
});

/** A chart as a setup brings it. Without Airspaces it gets those of the setting `airspaceGrid`. */
export const givenChart = chart.partial({ airspaces: true });
