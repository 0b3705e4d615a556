import type { Faction, Site } from '../types.ts';
import { worksAs } from './working.ts';

const SQUADRONS: Readonly<Record<string, number>> = { 'minor-airbase': 1, 'major-airbase': 2 };

/** HEX-BLD-13: one squadron for each Minor, two for each Major Airbase that works for its owner. */
export function squadronsOf(sites: readonly Site[], owner: Faction, turn: number): number {
  let squadrons = 0;
  for (const site of sites) {
    if (site.kind !== 'urban') continue;
    for (const building of site.buildings) squadrons += SQUADRONS[worksAs(site, building, owner, turn) ?? ''] ?? 0;
  }
  return squadrons;
}
