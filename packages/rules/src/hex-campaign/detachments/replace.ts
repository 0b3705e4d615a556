import type { LineRule } from '../realm/line-rule.ts';
import { countOf, pay, type Realm, stockFault, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { LineOf, Unit } from '../types.ts';
import { isPresent } from '../units/living.ts';
import { armyOnMap, noArmy, noUnit, ownArmies, putArmy, unitIn, withUnit } from './army.ts';
import { supplierOf } from './places.ts';
import { renewCost, renewFault, replacedIn } from './replacing.ts';

type Line = LineOf<'replace'>;

/** HEX-DET-12, -13, HEX-GAR-12: why models cannot be replaced. */
function refusal(realm: Realm, line: Line): Fault | null {
  const army = armyOnMap(realm, line.piece);
  if (army === null) return noArmy(line.piece);
  const unit = unitIn(army, line.unit);
  if (unit === null) return noUnit(line.unit);
  const hex = supplierOf(realm, army);
  if (hex === null) {
    return fault('no-supplier', army.kind === 'garrison' ? 'HEX-GAR-12' : 'HEX-DET-12', { hex: army.hex }, ['piece']);
  }
  const { dead } = unit.models;
  if (line.models > dead) return fault('not-so-many-dead', 'HEX-DET-13', { models: line.models, dead }, ['models']);
  return renewFault(realm, hex, army, unit) ?? stockFault(realm, hex, renewCost(realm, army, unit, line.models));
}

function cost(realm: Realm, { piece, unit: id, models }: Line): number {
  const army = armyOnMap(realm, piece);
  const unit = army === null ? null : unitIn(army, id);
  return army === null || unit === null ? 0 : renewCost(realm, army, unit, models);
}

function perform(realm: Realm, line: Line): void {
  const army = armyOnMap(realm, line.piece);
  const unit = army === null ? null : unitIn(army, line.unit);
  const hex = army === null ? null : supplierOf(realm, army);
  if (army === null || unit === null || hex === null) return;
  const bp = cost(realm, line);
  pay(realm, hex, bp);
  realm.counts.set(replacedIn(unit), countOf(realm, replacedIn(unit)) + line.models);
  const { ready, dead } = unit.models;
  const models = { ...unit.models, ready: ready + line.models, dead: dead - line.models };
  putArmy(
    realm,
    withUnit(army, unit.id, (one) => ({ ...(isPresent(one) ? one : withoutRecord(one)), models })),
  );
  tellRealm(realm, {
    type: 'models-replaced',
    rule: army.kind === 'garrison' ? 'HEX-GAR-12' : 'HEX-DET-12',
    to: [realm.seat],
    seat: realm.seat,
    piece: army.id,
    name: army.name,
    unit: unit.name,
    models: line.models,
    hex,
    cost: bp,
  });
}

/** HEX-AFT-18, HEX-XP-03: if no model of the old unit is left, the new one has its arms but no experience. */
const withoutRecord = ({ record: _record, ...unit }: Unit): Unit => unit;

/** HEX-DET-12: all dead models of each unit in a place with replacements. */
function offers(realm: Realm): readonly Line[] {
  return ownArmies(realm)
    .filter((army) => supplierOf(realm, army) !== null)
    .flatMap((army) =>
      army.units
        .filter((unit) => unit.models.dead > 0)
        .map((unit): Line => ({ type: 'replace', piece: army.id, unit: unit.id, models: unit.models.dead })),
    );
}

export const replaceLine: LineRule<'replace'> = { group: 'replacing', refusal, cost, perform, offers };
