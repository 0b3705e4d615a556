import { present, type RuleId } from '../../kernel/index.ts';
import { BUILT_ONLY_BY, DEFENCE_COST, HALF_PRICE_WORKS } from '../data/strongholds.ts';
import { AA_ARMAMENT, ARMED_AS, TURRETS } from '../data/turrets.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { DefenceType, Faction, TurretWeapon } from '../types.ts';
import { TURRET_WEAPONS } from '../types.ts';

/** The builder: its race, and whether it also leads detachments of others, which ends half prices. HEX-EXT-01. */
export interface Builder {
  readonly faction: Faction;
  readonly isMixed: boolean;
}

/** HEX-DEF-04: BP for a turret with this weapon; null: the race may not have it. */
function turretPrice(weapon: TurretWeapon, faction: Faction): number | null {
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

/**
 * HEX-DEF-04, -07, -11: why the race may not have this defence, or this weapon on it.
 * @param field the member of the line that names the defence
 */
export function armamentFault(
  { faction }: Pick<Builder, 'faction'>,
  type: DefenceType,
  weapon: TurretWeapon | null,
  field: 'defence' | 'to',
): Fault | null {
  if (!isBuiltBy(type, faction)) {
    const rule: RuleId = type === 'aa-tower' ? 'HEX-DEF-07' : 'HEX-DEF-11';
    return fault('defence-not-for-race', rule, { defence: type }, [field]);
  }
  if (!isTurret(type)) {
    return weapon === null ? null : fault('weapon-without-turret', 'HEX-DEF-04', { defence: type, weapon }, ['weapon']);
  }
  if (weapon === null) return fault('turret-without-weapon', 'HEX-DEF-04', { defence: type }, ['weapon']);
  if (turretPrice(weapon, faction) !== null) return null;
  return fault('weapon-not-for-race', 'HEX-DEF-04', { weapon }, ['weapon']);
}

/** The weapons that a form offers with a defence; a single null if it carries none. */
export const weaponsFor = (
  { faction }: Pick<Builder, 'faction'>,
  type: DefenceType,
): readonly (TurretWeapon | null)[] => (isTurret(type) ? turretWeapons(faction) : [null]);
