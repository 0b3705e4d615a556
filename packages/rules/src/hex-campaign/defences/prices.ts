import { present } from '../../kernel/index.ts';
import {
  BUILT_ONLY_BY,
  DEFENCE_COST,
  HALF_PRICE_STRONGHOLDS,
  HALF_PRICE_WORKS,
  STRONGHOLD_COST,
} from '../data/strongholds.ts';
import { AA_ARMAMENT, ARMED_AS, TURRETS } from '../data/turrets.ts';
import { ownPieces, type Realm } from '../realm/realm.ts';
import type { DefenceType, Detachment, Faction, StrongholdLevel, TurretWeapon } from '../types.ts';
import { TURRET_WEAPONS } from '../types.ts';

/** The builder: its race, and whether it also leads detachments of others, which ends half prices. HEX-EXT-01. */
interface Builder {
  readonly faction: Faction;
  readonly isMixed: boolean;
}

/** All detachments that the seat leads: on the map, in orbit, or paid and not yet arrived. */
const army = (realm: Realm): readonly Detachment[] => [
  ...ownPieces(realm, 'detachment'),
  ...realm.orbit.values(),
  ...realm.constructions.map(({ detachment }) => detachment),
];

/** A realm as a builder. */
export function builderOf(realm: Realm): Builder {
  const isMixed =
    realm.settings.imperialPlayer === 'on' && army(realm).some(({ race }) => race !== null && race !== realm.faction);
  return { faction: realm.faction, isMixed };
}

/** HEX-STR-02, HEX-RACE-IG-02: BP for this level on top of the one below. */
export function strongholdPrice(level: StrongholdLevel, { faction, isMixed }: Builder): number {
  const full = STRONGHOLD_COST[level];
  return HALF_PRICE_STRONGHOLDS.includes(faction) && !isMixed ? Math.floor(full / 2) : full;
}

/** HEX-DEF-04: BP for a turret with this weapon; null: the race may not have it. */
export function turretPrice(weapon: TurretWeapon, faction: Faction): number | null {
  const { cost, preferred, for: races } = TURRETS[weapon];
  const mark = races[ARMED_AS[faction]];
  if (mark === undefined) return null;
  return mark === 'p' ? preferred : cost;
}

/** HEX-DEF-04: the weapons that a race may put into turrets, in the order of the table. */
export function turretWeapons(faction: Faction): readonly TurretWeapon[] {
  return TURRET_WEAPONS.filter((weapon) => turretPrice(weapon, faction) !== null);
}

/** HEX-DEF-07, -11: whether a race builds this at all. */
export function isBuiltBy(type: DefenceType, faction: Faction): boolean {
  if (type === 'aa-tower') return AA_ARMAMENT[ARMED_AS[faction]] !== null;
  return BUILT_ONLY_BY[type]?.includes(faction) ?? true;
}

/** HEX-DEF-03: whether a defence carries a turret, and so needs a weapon. */
export const isTurret = (type: DefenceType): boolean => type === 'turret' || type === 'turret-tower';

/** HEX-DEF-06 to -12, HEX-RACE-IG-03: BP for a defence; the race must be allowed its weapon. */
export function defencePrice(type: DefenceType, weapon: TurretWeapon | null, { faction, isMixed }: Builder): number {
  const full = DEFENCE_COST[type];
  const isHalf = !isMixed && (HALF_PRICE_WORKS[faction]?.includes(type) ?? false);
  const body = isHalf ? Math.floor(full / 2) : full;
  const gun =
    weapon !== null && isTurret(type)
      ? present(turretPrice(weapon, faction), 'the weapon is one that the race may have')
      : 0;
  return body + gun;
}
