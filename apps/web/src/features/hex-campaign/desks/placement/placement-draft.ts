import type { Placed, Sheet } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, hexKey } from '@sealed-orders/rules/space';
import type { SheetOf } from '../sheets.ts';

export type PlacementSheet = SheetOf<'placement'>;

/** One of the sites that a seat places: what it is, and its place among those of its kind. */
export interface SiteRef {
  readonly kind: keyof Placed;
  readonly index: number;
}

/** Stands for a site without a place. It lies off every map, so that a sheet with one cannot be sealed. */
const NOWHERE = hexKey(-999, -999);

export const blankPlacement: PlacementSheet = { phase: 'placement', capital: NOWHERE, urban: [], resources: [] };

export const isPlacement = (sheet: Sheet): sheet is PlacementSheet => sheet.phase === 'placement';

/** Where a site stands; null: nowhere yet. */
export function hexOf({ capital, ...sites }: PlacementSheet, { kind, index }: SiteRef): HexKey | null {
  const hex = kind === 'capital' ? capital : sites[kind][index];
  return hex === undefined || hex === NOWHERE ? null : hex;
}

/** The sheet with a site in another place; null takes its place away. All others keep theirs. */
export function withSite(sheet: PlacementSheet, { kind, index }: SiteRef, hex: HexKey | null): PlacementSheet {
  const place = hex ?? NOWHERE;
  if (kind === 'capital') return { ...sheet, capital: place };
  const before = sheet[kind];
  const hexes = Array.from({ length: Math.max(before.length, index + 1) }, (_, i) =>
    i === index ? place : (before[i] ?? NOWHERE),
  );
  const last = hexes.findLastIndex((one) => one !== NOWHERE);
  return { ...sheet, [kind]: hexes.slice(0, last + 1) };
}

/** All sites that have a place, but for one. */
export function othersPlaced(sheet: PlacementSheet, but: SiteRef): Placed {
  const { capital, urban, resources } = withSite(sheet, but, null);
  return { capital: capital === NOWHERE ? null : capital, urban: placed(urban), resources: placed(resources) };
}

const placed = (hexes: readonly HexKey[]): readonly HexKey[] => hexes.filter((hex) => hex !== NOWHERE);
