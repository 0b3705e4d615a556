import type { RuleId } from '../../kernel/index.ts';
import type { Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { DefenceType, TurretWeapon } from '../types.ts';
import { isBuiltBy, isTurret, turretPrice, turretWeapons } from './prices.ts';

/**
 * HEX-DEF-04, -07, -11: why the race may not have this defence, or this weapon on it.
 * @param field the member of the line that names the defence
 */
export function armamentFault(
  { faction }: Pick<Realm, 'faction'>,
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
export const weaponsFor = ({ faction }: Pick<Realm, 'faction'>, type: DefenceType): readonly (TurretWeapon | null)[] =>
  isTurret(type) ? turretWeapons(faction) : [null];
