import type { HexKey } from '../../space/hex.ts';
import { GREAT_CHARACTER_POINTS } from '../data/detachments.ts';
import { enlisted } from '../lists/enlist.ts';
import { demonFault } from '../races/chaos/demons.ts';
import type { ListedUnit } from '../races/permissions.ts';
import { joinsFreely, onlyInNewFault, specialFault } from '../races/permissions.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { countOf, countUp, pay, type Realm, stockFault, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Detachment, LineOf, PieceId, Unit, UnitId, UnitSetup } from '../types.ts';
import { freshUnit } from '../units/fresh.ts';
import { isPresent } from '../units/living.ts';
import { bestDxp, hasLiving, readyWorth, rosterPoints } from '../units/worth.ts';
import { detachmentOnMap, noArmy, noUnit, ownDetachments, putArmy, unitIn } from './army.ts';
import { compositionFault, specialOf } from './composition.ts';
import { refund } from './disband.ts';
import { hasGreatCharacter, limitFault, registerBought, registerLost } from './limits.ts';
import { structurePlace } from './places.ts';
import { recruitFault, tooLargeFault, tooSmallFault } from './recruit.ts';

const ADDED = 'HEX-DET-21';

/** HEX-DET-21, -25, HEX-GAR-12: why the structure of a detachment may not change at all in its place. */
function frozenFault(realm: Realm, id: PieceId): Fault | null {
  const detachment = detachmentOnMap(realm, id);
  if (detachment === null) return noArmy(id);
  if (detachment.fixed) return fault('structure-fixed', 'HEX-DET-25', { piece: id }, ['piece']);
  if (detachment.garrisonDetachment) return fault('garrison-structure', 'HEX-GAR-12', { piece: id }, ['piece']);
  return detachment.disarmed ? fault('not-rearmed', 'HEX-DET-24', { piece: id }, ['piece']) : null;
}

const noPlace = ({ hex }: Detachment): Fault => fault('no-structure-place', 'HEX-DET-21', { hex }, ['piece']);

/** HEX-DET-21: the hex that builds and pays a unit that joins. HEX-RACE-CH-17: some units join in more places. */
function joiningPlace(realm: Realm, detachment: Detachment, unit: ListedUnit): HexKey | null {
  return joinsFreely(realm, detachment.hex, unit) ? detachment.hex : structurePlace(realm, detachment);
}

/** HEX-DET-09, -23: whether the units after a change still make the detachment that it is. */
function shapeFault(realm: Realm, detachment: Detachment, units: readonly ListedUnit[]): Fault | null {
  return compositionFault(realm, specialOf(realm, detachment.special) ?? null, units, detachment.units);
}

/** HEX-DET-23: what a special detachment's list requires of a unit that joins. */
function joiningFault(realm: Realm, detachment: Detachment, unit: ListedUnit): Fault | null {
  const special = specialOf(realm, detachment.special) ?? null;
  return special === null ? null : specialFault(realm, special, [unit]);
}

/** HEX-DET-02 to -09, -21: why a unit may not be added. */
function addRefusal(realm: Realm, line: LineOf<'add-unit'>): Fault | null {
  const frozen = frozenFault(realm, line.piece);
  const detachment = detachmentOnMap(realm, line.piece);
  if (frozen !== null || detachment === null) return frozen;
  const { unit } = line;
  const hex = joiningPlace(realm, detachment, unit);
  if (hex === null) return noPlace(detachment);
  const points = rosterPoints([...detachment.units, unit]);
  const found =
    tooLargeFault(points, bestDxp(detachment)) ??
    shapeFault(realm, detachment, [...detachment.units, unit]) ??
    joiningFault(realm, detachment, unit) ??
    onlyInNewFault(realm, [unit]) ??
    limitFault(realm, [unit], detachment.units, points) ??
    recruitFault(realm, hex, [unit], detachment.race ?? realm.faction) ??
    demonFault(realm, hex, detachment.units);
  return found === null ? stockFault(realm, hex, unit.points) : { ...found, at: ['unit'] };
}

function performAdd(realm: Realm, { piece, unit: setup }: LineOf<'add-unit'>): void {
  const detachment = detachmentOnMap(realm, piece);
  const hex = detachment === null ? null : joiningPlace(realm, detachment, setup);
  if (detachment === null || hex === null) return;
  pay(realm, hex, setup.points);
  registerBought(realm, [setup]);
  const unit = freshUnit(newUnitId(realm, detachment), enlisted(detachment.race ?? realm.faction, setup));
  putArmy(realm, { ...detachment, units: [...detachment.units, unit] });
  const { seat } = realm;
  const what = { seat, piece, name: detachment.name, unit: unit.name, hex, cost: setup.points };
  tellRealm(realm, { type: 'unit-added', rule: 'HEX-DET-21', to: [seat], ...what });
}

/** A name not used by other units. */
function newUnitId(realm: Realm, detachment: Detachment): UnitId {
  const id = realm.newUnitId(`${ADDED}|${detachment.id}|${countOf(realm, ADDED)}`);
  countUp(realm, ADDED);
  return id;
}

const isInPlace = (realm: Realm, detachment: Detachment): boolean =>
  frozenFault(realm, detachment.id) === null && structurePlace(realm, detachment) !== null;

/** The same unit again: a sensible offer. */
function again({ models, id: _id, record: _record, ...rest }: Unit): UnitSetup {
  const size = models.ready + models.wounded + models.damaged + models.dead + models.captured;
  return { ...rest, models: Math.max(1, size) };
}

/** HEX-DET-21: a unit that joins a detachment, paid in full and present immediately. */
export const addUnitLine: LineRule<'add-unit'> = {
  group: 'structure',
  refusal: addRefusal,
  cost: (_realm, { unit }) => unit.points,
  perform: performAdd,
  offers: (realm) =>
    ownDetachments(realm)
      .filter((one) => isInPlace(realm, one))
      .flatMap(({ id, units }) => (units[0] ? [{ type: 'add-unit', piece: id, unit: again(units[0]) }] : [])),
};

/** HEX-DET-03, -07, -09, -21: why a unit may not leave. */
function removeRefusal(realm: Realm, line: LineOf<'remove-unit'>): Fault | null {
  const frozen = frozenFault(realm, line.piece);
  const detachment = detachmentOnMap(realm, line.piece);
  if (frozen !== null || detachment === null) return frozen;
  const hex = structurePlace(realm, detachment);
  if (hex === null) return noPlace(detachment);
  if (unitIn(detachment, line.unit) === null) return noUnit(line.unit);
  const units = detachment.units.filter((unit) => unit.id !== line.unit);
  const points = rosterPoints(units);
  const small = tooSmallFault(points);
  if (small !== null) return { ...small, at: ['unit'] };
  if (points < GREAT_CHARACTER_POINTS && hasGreatCharacter(realm, units)) {
    return fault('character-needs-size', 'HEX-DET-07', { points, least: GREAT_CHARACTER_POINTS }, ['unit']);
  }
  if (!hasLiving(units)) return fault('nobody-left', 'HEX-DET-21', { piece: detachment.id }, ['unit']);
  const shape = shapeFault(realm, detachment, units) ?? demonFault(realm, hex, detachment.units);
  return shape === null ? null : { ...shape, at: ['unit'] };
}

function performRemove(realm: Realm, { piece, unit: id }: LineOf<'remove-unit'>): void {
  const detachment = detachmentOnMap(realm, piece);
  const unit = detachment === null ? null : unitIn(detachment, id);
  if (detachment === null || unit === null) return;
  const { to, bp } = refund(realm, detachment, readyWorth(unit));
  if (isPresent(unit)) registerLost(realm, [unit]);
  putArmy(realm, { ...detachment, units: detachment.units.filter((one) => one.id !== id) });
  const { seat } = realm;
  const what = { seat, piece, name: detachment.name, unit: unit.name, hex: to, refund: bp };
  tellRealm(realm, { type: 'unit-removed', rule: 'HEX-DET-21', to: [seat], ...what });
}

/** HEX-DET-21: a unit that leaves a detachment permanently, with its places; its ready models are disbanded. */
export const removeUnitLine: LineRule<'remove-unit'> = {
  group: 'structure',
  refusal: removeRefusal,
  cost: () => 0,
  perform: performRemove,
  offers: (realm) =>
    ownDetachments(realm)
      .filter((one) => isInPlace(realm, one))
      .flatMap(({ id, units }) => units.map((unit) => ({ type: 'remove-unit' as const, piece: id, unit: unit.id }))),
};
