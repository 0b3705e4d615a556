import { distance } from '../../space/hex.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { type Realm, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Army, LineOf, Unit } from '../types.ts';
import { hasLiving } from '../units/worth.ts';
import { armyOnMap, noArmy, noUnit, ownArmies, putArmy, unitIn, withUnit } from './army.ts';

type Line = LineOf<'transfer'>;

/** HEX-DET-19: two detachments in adjacent hexes, or a garrison and a detachment in the same hex. */
function areInReach(from: Army, to: Army): boolean {
  if (from.kind === 'detachment' && to.kind === 'detachment') return distance(from.hex, to.hex) === 1;
  return from.kind !== to.kind && from.hex === to.hex;
}

const raceOf = (realm: Realm, army: Army) => (army.kind === 'detachment' ? army.race : null) ?? realm.faction;

/** A unit in its army. */
type Place = readonly [Army, Unit];

/** HEX-DET-19: models fit into places of their kind: the same entry of the same race, moved and marked alike. */
function isSameKind(realm: Realm, [from, unit]: Place, [to, into]: Place): boolean {
  const isSameEntry = unit.kind === into.kind && (unit.kind !== '' || unit.name === into.name);
  const isAlike = unit.moveClass === into.moveClass && unit.mount === into.mount && unit.mark === into.mark;
  return isSameEntry && isAlike && raceOf(realm, from) === raceOf(realm, to);
}

/** HEX-DET-19: places that a ready model may take: those of the dead, then those of the hurt, who change places. */
const freePlaces = ({ models }: Unit): number => models.dead + models.wounded + models.damaged;

const isDisarmed = (army: Army): boolean => army.kind === 'detachment' && army.disarmed;

function refusal(realm: Realm, line: Line): Fault | null {
  const [from, to] = [armyOnMap(realm, line.piece), armyOnMap(realm, line.to)];
  if (from === null) return noArmy(line.piece);
  if (to === null) return { ...noArmy(line.to), at: ['to'] };
  const [unit, into] = [unitIn(from, line.unit), unitIn(to, line.into)];
  if (unit === null) return noUnit(line.unit);
  if (into === null) return { ...noUnit(line.into), at: ['into'] };
  if (!areInReach(from, to)) return fault('transfer-too-far', 'HEX-DET-19', { from: from.hex, to: to.hex }, ['to']);
  const disarmed = [from, to].find(isDisarmed);
  if (disarmed !== undefined) return fault('not-rearmed', 'HEX-DET-24', { piece: disarmed.id }, ['piece']);
  if (!isSameKind(realm, [from, unit], [to, into])) {
    return fault('not-same-kind', 'HEX-DET-19', { unit: unit.name, into: into.name }, ['into']);
  }
  return countFault(line, from, unit, into);
}

function countFault({ models }: Line, from: Army, unit: Unit, into: Unit): Fault | null {
  const { ready } = unit.models;
  if (models > ready) return fault('not-so-many-ready', 'HEX-DET-19', { models, ready }, ['models']);
  const places = freePlaces(into);
  if (models > places) return fault('no-free-place', 'HEX-DET-19', { models, places }, ['models']);
  const left = withUnit(from, unit.id, (one) => exchanged(one, into, models).given);
  return hasLiving(left.units) ? null : fault('nobody-left', 'HEX-DET-19', { piece: from.id }, ['models']);
}

/** HEX-DET-19, -20: both units after the exchange. Equipment stays with the units; the hurt go the other way. */
function exchanged(unit: Unit, into: Unit, models: number): { readonly given: Unit; readonly taken: Unit } {
  const dead = Math.min(models, into.models.dead);
  const wounded = Math.min(models - dead, into.models.wounded);
  const damaged = models - dead - wounded;
  const moved = (of: Unit, by: 1 | -1): Unit => ({
    ...of,
    models: {
      ...of.models,
      ready: of.models.ready - by * models,
      dead: of.models.dead + by * dead,
      wounded: of.models.wounded + by * wounded,
      damaged: of.models.damaged + by * damaged,
    },
  });
  return { given: moved(unit, 1), taken: moved(into, -1) };
}

function perform(realm: Realm, line: Line): void {
  const [from, to] = [armyOnMap(realm, line.piece), armyOnMap(realm, line.to)];
  const [unit, into] = [from && unitIn(from, line.unit), to && unitIn(to, line.into)];
  if (!from || !to || !unit || !into) return;
  const { given, taken } = exchanged(unit, into, line.models);
  putArmy(
    realm,
    withUnit(from, unit.id, () => given),
  );
  putArmy(
    realm,
    withUnit(to, into.id, () => taken),
  );
  const { seat } = realm;
  const what = { seat, piece: from.id, name: from.name, into: to.id, unit: unit.name, models: line.models };
  tellRealm(realm, { type: 'models-transferred', rule: 'HEX-DET-19', to: [seat], ...what });
}

/** HEX-DET-19: from each unit to each of its kind within reach that has free places, as many as fit. */
function offers(realm: Realm): readonly Line[] {
  const armies = ownArmies(realm).filter((army) => realm.pieces.has(army.id));
  return armies.flatMap((from) =>
    armies
      .filter((to) => to.id !== from.id && areInReach(from, to))
      .flatMap((to) =>
        from.units.flatMap((unit) => to.units.flatMap((into) => offered(realm, [from, unit], [to, into]))),
      ),
  );
}

function offered(realm: Realm, giving: Place, taking: Place): readonly Line[] {
  const [[from, unit], [to, into]] = [giving, taking];
  const models = Math.min(unit.models.ready, freePlaces(into));
  if (models === 0 || !isSameKind(realm, giving, taking)) return [];
  return [{ type: 'transfer', piece: from.id, unit: unit.id, to: to.id, into: into.id, models }];
}

export const transferLine: LineRule<'transfer'> = { group: 'structure', refusal, cost: () => 0, perform, offers };
