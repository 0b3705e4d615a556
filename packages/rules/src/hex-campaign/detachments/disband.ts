import type { RuleId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { credit, type Realm, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Army, LineOf, Unit } from '../types.ts';
import { isPresent } from '../units/living.ts';
import { hasLiving, pointsOf, readyWorth, refundOf } from '../units/worth.ts';
import { armyOf, dropArmy, noArmy, noUnit, ownArmies, putArmy, unitIn, withUnit } from './army.ts';
import { garrisonFault } from './composition.ts';
import { registerLost } from './limits.ts';
import { refundPlace } from './places.ts';

const ruleFor = (army: Army): RuleId => (army.kind === 'garrison' ? 'HEX-GAR-08' : 'HEX-DET-17');

/** HEX-CAPT-07: a guard of captives hands them over first. */
function guardFault(realm: Realm, army: Army): Fault | null {
  const guards = [...realm.captives.values()].some(({ holder }) => holder.kind === 'piece' && holder.piece === army.id);
  return guards ? fault('guards-captives', 'HEX-CAPT-07', { piece: army.id }, ['piece']) : null;
}

/** HEX-DET-17: puts the refund for ready models of these points into the store that takes it. */
export function refund(realm: Realm, army: Army, points: number): { readonly to: HexKey | null; readonly bp: number } {
  const to = refundPlace(realm, army);
  if (to === null) return { to, bp: 0 };
  const bp = refundOf(army, points);
  credit(realm, to, bp);
  return { to, bp };
}

function tellDisbanded(realm: Realm, army: Army, unit: Unit | null, models: number, points: number): void {
  const { to, bp } = refund(realm, army, points);
  const { seat } = realm;
  const what = { seat, piece: army.id, name: army.name, unit: unit?.name ?? null, models, hex: to, refund: bp };
  tellRealm(realm, { type: 'disbanded', rule: ruleFor(army), to: [seat], ...what });
}

/** HEX-DET-17, -18, HEX-GAR-08: a whole detachment or garrison. */
export const disbandLine: LineRule<'disband'> = {
  group: 'disbanding',
  refusal: (realm, { piece }) => {
    const army = armyOf(realm, piece);
    return army === null ? noArmy(piece) : guardFault(realm, army);
  },
  cost: () => 0,
  perform: (realm, { piece }) => {
    const army = armyOf(realm, piece);
    if (army === null) return;
    const ready = army.units.reduce((sum, unit) => sum + unit.models.ready, 0);
    const points = army.units.reduce((sum, unit) => sum + readyWorth(unit), 0);
    tellDisbanded(realm, army, null, ready, points);
    registerLost(realm, army.units.filter(isPresent));
    dropArmy(realm, army);
  },
  offers: (realm) => ownArmies(realm).map(({ id }) => ({ type: 'disband', piece: id })),
};

type ModelsLine = LineOf<'disband-models'>;

/** HEX-DET-18: disbanded models count as lost: their places stay. */
const without = (unit: Unit, models: number): Unit => ({
  ...unit,
  models: { ...unit.models, ready: unit.models.ready - models, dead: unit.models.dead + models },
});

/** HEX-DET-17, HEX-GAR-08: only ready models can be disbanded one by one, and at least one must stay. */
function modelsRefusal(realm: Realm, line: ModelsLine): Fault | null {
  const army = armyOf(realm, line.piece);
  if (army === null) return noArmy(line.piece);
  const unit = unitIn(army, line.unit);
  if (unit === null) return noUnit(line.unit);
  const { ready } = unit.models;
  if (line.models > ready) return fault('not-so-many-ready', ruleFor(army), { models: line.models, ready }, ['models']);
  const left = withUnit(army, unit.id, (one) => without(one, line.models));
  if (!hasLiving(left.units)) return fault('nobody-left', ruleFor(army), { piece: army.id }, ['models']);
  return army.kind === 'garrison' ? remainderFault(left.units) : null;
}

/** HEX-GAR-08: the rest must still form a garrison. */
function remainderFault(units: readonly Unit[]): Fault | null {
  const found = garrisonFault(units.filter(isPresent));
  return found === null ? null : { ...found, rule: 'HEX-GAR-08', at: ['models'] };
}

function performModels(realm: Realm, line: ModelsLine): void {
  const army = armyOf(realm, line.piece);
  const unit = army === null ? null : unitIn(army, line.unit);
  if (army === null || unit === null) return;
  tellDisbanded(realm, army, unit, line.models, pointsOf(unit, line.models));
  const left = without(unit, line.models);
  if (!isPresent(left)) registerLost(realm, [unit]);
  putArmy(
    realm,
    withUnit(army, unit.id, () => left),
  );
}

/** HEX-DET-17, -18: models of one unit. */
export const disbandModelsLine: LineRule<'disband-models'> = {
  group: 'disbanding',
  refusal: modelsRefusal,
  cost: () => 0,
  perform: performModels,
  offers: (realm) =>
    ownArmies(realm).flatMap((army) =>
      army.units
        .filter((unit) => unit.models.ready > 0)
        .map((unit): ModelsLine => ({ type: 'disband-models', piece: army.id, unit: unit.id, models: 1 })),
    ),
};
