import type { IncomeLine, Own, Terrain, View } from '@sealed-orders/rules/hex-campaign';
import { keysOf } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { terrainAt } from '../map/known.ts';

/** A hex that the reader holds. */
export interface Holding {
  readonly hex: HexKey;
  readonly terrain: Terrain;
  readonly hasSite: boolean;
  /** BP in its store; null if it has none. */
  readonly stored: number | null;
  /** The next upkeep's income and costs. */
  readonly next: number;
}

/** The hexes of a seat, those with a site first. */
export function landOf(view: View, own: Own, ahead: readonly IncomeLine[]): readonly Holding[] {
  const land = keysOf(view.hexes).flatMap((hex): readonly Holding[] => {
    if (view.hexes[hex]?.control !== own.id) return [];
    const site = own.sites[hex];
    const lines = ahead.filter((line) => line.hex === hex);
    return [
      {
        hex,
        terrain: terrainAt(view, hex),
        hasSite: site !== undefined,
        stored: site?.kind === 'urban' ? site.bp : null,
        next: sumOf(lines),
      },
    ];
  });
  return land.toSorted((a, b) => Number(b.hasSite) - Number(a.hasSite) || (a.hex < b.hex ? -1 : 1));
}

export const sumOf = (lines: readonly { readonly bp: number }[]): number => lines.reduce((sum, { bp }) => sum + bp, 0);

/** How many hexes there are of each terrain, the most frequent first. */
export function byTerrain(land: readonly Holding[]): readonly (readonly [Terrain, number])[] {
  const counts = new Map<Terrain, number>();
  for (const { terrain } of land) counts.set(terrain, (counts.get(terrain) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
