import { CEDE_TO_GUARD, EXCEPTED_POWERS, FACTION_TABLE, POWERS, type Power } from '../data/factions.ts';
import type { Faction, Known, Owner, Settings } from '../types.ts';
import { factionOf } from './board.ts';

const names = (one: Faction, other: Faction): boolean => {
  const { enemies } = FACTION_TABLE[one];
  return enemies === 'others' ? one !== other : enemies.includes(other);
};

/** Alliance table: a relation named by either faction counts for both. NODE-MULTI-02. */
const areEnemyFactions = (a: Faction, b: Faction): boolean => names(a, b) || names(b, a);
const areAlliedFactions = (a: Faction, b: Faction): boolean =>
  FACTION_TABLE[a].allies.includes(b) || FACTION_TABLE[b].allies.includes(a);

const between =
  (relation: (a: Faction, b: Faction) => boolean) =>
  (known: Pick<Known, 'players'>, a: Owner, b: Owner): boolean => {
    const [one, other] = [factionOf(known, a), factionOf(known, b)];
    return one !== null && other !== null && relation(one, other);
  };
export const areEnemies = between(areEnemyFactions);
export const areAllies = between(areAlliedFactions);

/** Whether a faction has a power in a war with these settings. NODE-FAC-INQ-01, NODE-FAC-SM-08. */
export function hasFactionPower(settings: Settings, faction: Faction | null, power: Power): boolean {
  if (faction === null || !POWERS[faction].includes(power)) return false;
  if (power === 'barges') return settings.errata.battleBarges === 'on';
  return !(settings.inquisitionExceptions && EXCEPTED_POWERS[faction]?.includes(power));
}
export const hasPower = (known: Pick<Known, 'players' | 'settings'>, owner: Owner, power: Power): boolean =>
  hasFactionPower(known.settings, factionOf(known, owner), power);

/** NODE-MOVE-11: whether it may attack another's battleforces. Enemies that no table names may be attacked. */
export const mayAttack = (known: Pick<Known, 'players'>, owner: Owner, other: Owner): boolean =>
  owner !== other && !areAllies(known, owner, other);

/** Whether an owner is an Imperial Guard, played or not. */
export const isGuard = (known: Pick<Known, 'players'>, owner: Owner): boolean =>
  factionOf(known, owner) === 'imperial-guard';

/** NODE-FAC-IG-06: whether it takes over the other's nodes as if they were ceded. */
export const isCededTo = (known: Pick<Known, 'players' | 'settings'>, owner: Owner, other: Owner): boolean => {
  const faction = factionOf(known, other);
  return faction !== null && CEDE_TO_GUARD.includes(faction) && hasPower(known, owner, 'joint-command');
};

/** NODE-MOVE-11: whether it may take another's empty nodes, by a battleforce or by Expand Control. */
export function mayTakeFrom(known: Pick<Known, 'players' | 'settings'>, owner: Owner, other: Owner): boolean {
  const faction = factionOf(known, owner);
  if (owner === other || faction === null || FACTION_TABLE[faction].takesOwnKind) return true;
  return !areAllies(known, owner, other) || isCededTo(known, owner, other);
}

/** How an owner stands to another by the alliance table, and what follows. NODE-MOVE-11, NODE-MULTI-02. */
export const relationTo = (known: Pick<Known, 'players' | 'settings'>, owner: Owner, other: Owner) => ({
  relation: areAllies(known, owner, other)
    ? ('ally' as const)
    : areEnemies(known, owner, other)
      ? ('enemy' as const)
      : ('none' as const),
  mayAttack: mayAttack(known, owner, other),
  mayTake: mayTakeFrom(known, owner, other),
});
