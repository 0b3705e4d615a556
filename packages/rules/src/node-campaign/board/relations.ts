import { FACTION_TABLE } from '../data/factions.ts';
import type { Faction, Known, Owner } from '../types.ts';
import { factionOf } from './board.ts';

const names = (one: Faction, other: Faction): boolean => {
  const { enemies } = FACTION_TABLE[one];
  return enemies === 'others' ? one !== other : enemies.includes(other);
};

/** Alliance table: a relation named by either faction counts for both. NODE-MULTI-02. */
export const areEnemyFactions = (a: Faction, b: Faction): boolean => names(a, b) || names(b, a);
export const areAlliedFactions = (a: Faction, b: Faction): boolean =>
  FACTION_TABLE[a].allies.includes(b) || FACTION_TABLE[b].allies.includes(a);

const between =
  (relation: (a: Faction, b: Faction) => boolean) =>
  (known: Pick<Known, 'players'>, a: Owner, b: Owner): boolean => {
    const [one, other] = [factionOf(known, a), factionOf(known, b)];
    return one !== null && other !== null && relation(one, other);
  };
export const areEnemies = between(areEnemyFactions);
export const areAllies = between(areAlliedFactions);
