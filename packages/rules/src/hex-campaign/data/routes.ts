import type { Faction } from '../types.ts';

/** HEX-ROUTE-04: movement points without loss, and hundredths lost for each beyond. */
export const ROUTE_FREE = 6;
export const ROUTE_LOSS = 10;

/** HEX-RACE-DE-08: a faction's share of the normal yield, in hundredths. */
export const RP_SHARE: Readonly<Partial<Record<Faction, number>>> = { de: 50 };
