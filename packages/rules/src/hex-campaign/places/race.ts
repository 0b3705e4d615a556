import { HUMANS } from '../data/settlements.ts';
import type { Faction } from '../types.ts';

/** HEX-URB-03, HEX-RACE-IG-07: whether a settlement of this faction is of the owner's race. Humans are one race. */
export const isOwnRace = (owner: Faction, settlement: Faction): boolean =>
  owner === settlement || (HUMANS.includes(owner) && HUMANS.includes(settlement));
