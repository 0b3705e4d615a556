import type { LineRule } from '../realm/line-rule.ts';
import { pay, type Realm, stockFault, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { LineOf, Unit } from '../types.ts';
import { living } from '../units/living.ts';
import { armyOnMap, noArmy, noUnit, ownArmies, putArmy, unitIn, withUnit } from './army.ts';
import { supplierOf } from './places.ts';
import { renewFault } from './replacing.ts';

type Line = LineOf<'re-equip'>;

const isStripped = (unit: Unit): boolean => unit.record?.stripped === true && living(unit) > 0;

/** HEX-AFT-18: why a unit cannot get its special weapons and equipment back: conditions as for replacements. */
function refusal(realm: Realm, line: Line): Fault | null {
  const army = armyOnMap(realm, line.piece);
  if (army === null) return noArmy(line.piece);
  const unit = unitIn(army, line.unit);
  if (unit === null) return noUnit(line.unit);
  if (!isStripped(unit)) return fault('not-stripped', 'HEX-AFT-18', { unit: unit.name }, ['unit']);
  const hex = supplierOf(realm, army);
  if (hex === null) return fault('no-supplier', 'HEX-AFT-18', { hex: army.hex }, ['piece']);
  return renewFault(realm, hex, army, unit) ?? stockFault(realm, hex, line.cost);
}

function perform(realm: Realm, line: Line): void {
  const army = armyOnMap(realm, line.piece);
  const unit = army === null ? null : unitIn(army, line.unit);
  const hex = army === null ? null : supplierOf(realm, army);
  if (army === null || unit?.record === undefined || hex === null) return;
  pay(realm, hex, line.cost);
  const record = { ...unit.record, stripped: false };
  putArmy(
    realm,
    withUnit(army, unit.id, (one) => ({ ...one, record })),
  );
  const what = { seat: realm.seat, piece: army.id, name: army.name, unit: unit.name, hex, cost: line.cost };
  tellRealm(realm, { type: 'equipment-bought', rule: 'HEX-AFT-18', to: [realm.seat], ...what });
}

/** HEX-AFT-18: special weapons and equipment that a unit lost, bought again at the club list's prices. */
export const reEquipLine: LineRule<'re-equip'> = {
  group: 'replacing',
  refusal,
  cost: (_realm, line) => line.cost,
  perform,
  offers: (realm) =>
    ownArmies(realm).flatMap(({ id, units }) =>
      units.filter(isStripped).map((unit): Line => ({ type: 're-equip', piece: id, unit: unit.id, cost: 1 })),
    ),
};
