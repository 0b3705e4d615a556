import { URBAN_COST, URBAN_PRICE } from '../data/settlements.ts';
import type { Faction } from '../types.ts';

/** HEX-URB-01, HEX-RACE-CH-01, -EL-03, -DE-06, -ORK-01: BP to found a Village. */
export const foundingCost = (faction: Faction): number =>
  Math.floor((URBAN_COST[1] * URBAN_PRICE[faction].found) / 100);

/** HEX-URB-01 and the race entries: BP for the step to a size. */
export const growthCost = (faction: Faction, to: 2 | 3 | 4): number =>
  Math.floor((URBAN_COST[to] * URBAN_PRICE[faction].grow) / 100);
