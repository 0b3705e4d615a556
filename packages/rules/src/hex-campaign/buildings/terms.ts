import { BUILDINGS } from '../data/settlements.ts';
import { leastSize } from '../places/working.ts';
import type { BuildingType, Faction } from '../types.ts';

/** HEX-BLD-01, HEX-RACE-DE-07: what a kind of building costs its owner, once and each turn, and the size that it needs. */
export function buildingTerms(type: BuildingType, owner: Faction) {
  const { cost, maintenance } = BUILDINGS[type];
  return { cost, maintenance, size: leastSize(type, owner) };
}
