import type { Chart, Placed, Rejection, Sheet, SiteKind } from '@sealed-orders/rules/hex-campaign';
import { distance, type HexKey } from '@sealed-orders/rules/space';
import { NOWHERE, type PlacementSheet } from './blank-placement.ts';

/** One of the sites that a seat places: what it is, and its place among those of its kind. */
export interface SiteRef {
  readonly kind: keyof Placed;
  readonly index: number;
}

export const isPlacement = (sheet: Sheet): sheet is PlacementSheet => sheet.phase === 'placement';

/** A site's hex; null: none yet. */
export function hexOf({ capital, ...sites }: PlacementSheet, { kind, index }: SiteRef): HexKey | null {
  const hex = kind === 'capital' ? capital : sites[kind][index];
  return hex === undefined || hex === NOWHERE ? null : hex;
}

/** The sheet with a site in another place; null removes its place. All others keep theirs. */
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

/** All sites that have a place, except one. */
export function othersPlaced(sheet: PlacementSheet, but: SiteRef): Placed {
  const { capital, urban, resources } = withSite(sheet, but, null);
  return { capital: capital === NOWHERE ? null : capital, urban: placed(urban), resources: placed(resources) };
}

const placed = (hexes: readonly HexKey[]): readonly HexKey[] => hexes.filter((hex) => hex !== NOWHERE);

const PROPOSED_AS: Readonly<Record<SiteRef['kind'], SiteKind>> = {
  capital: 'capital',
  urban: 'urban',
  resources: 'resource',
};

/**
 * The sheet with every unplaced site placed: where the map proposes one of its kind, otherwise the Capital in the
 * middle if allowed and all others as near to it as the hexes offered for them allow.
 */
export function filled(
  sheet: PlacementSheet,
  sites: readonly SiteRef[],
  { centre, proposed = {} }: { readonly centre: HexKey | null; readonly proposed?: Chart['sites'] },
  offersFor: (sheet: PlacementSheet, site: SiteRef) => readonly HexKey[],
): PlacementSheet {
  return sites.reduce((now, site) => {
    if (hexOf(now, site) !== null) return now;
    const middle = site.kind === 'capital' ? centre : hexOf(now, { kind: 'capital', index: 0 });
    const way = (hex: HexKey) => (middle === null ? 0 : distance(middle, hex));
    const cost = (hex: HexKey) => Number(proposed[hex] !== PROPOSED_AS[site.kind]);
    const [nearest] = offersFor(now, site).toSorted((a, b) => cost(a) - cost(b) || way(a) - way(b));
    return withSite(now, site, nearest ?? null);
  }, sheet);
}

/**
 * The objections to a site in a hex, including a lack of distance that the rules report for another site. What is still
 * missing does not count.
 */
export function faultsAt(
  sheet: PlacementSheet,
  site: SiteRef,
  hex: HexKey,
  check: (sheet: PlacementSheet) => readonly Rejection[],
): readonly Rejection[] {
  const before = new Set(check(withSite(sheet, site, null)).map((one) => JSON.stringify(one)));
  const there = withSite(sheet, site, hex);
  return check(there).filter((one) => {
    const [field, index] = one.path;
    const kind = SITE_KINDS.find((name) => name === field);
    if (kind === undefined || (kind !== 'capital' && typeof index !== 'number')) return false;
    const at = typeof index === 'number' ? index : 0;
    return hexOf(there, { kind, index: at }) !== null && !before.has(JSON.stringify(one));
  });
}

const SITE_KINDS = ['capital', 'urban', 'resources'] as const satisfies readonly (keyof Placed)[];
