import type { SeatId } from '../../kernel/index.ts';
import { keysOf, lookup, present, recordOf, sortedKeys } from '../../kernel/index.ts';
import { seatNumber } from '../ground/ground.ts';
import { gridOf, indexOf } from '../map/grid.ts';
import { squadronsOf } from '../places/squadrons.ts';
import type { Own, PieceId, SeatState, State, UnitNature } from '../types.ts';
import { living } from '../units/living.ts';
import { contactsOf } from './contacts.ts';
import { holdingsOf } from './holdings.ts';

/** Everything that a seat knows as its own. Null for an unknown seat. */
export function ownAffairs(state: State, seat: SeatId): Own | null {
  const record = lookup(state.seats, seat);
  if (record === undefined) return null;
  const held = present(holdingsOf(state)[seatNumber(state.seatOrder, seat)], 'holdings of every seat');
  const sites = part(state.sites, held.sites);
  return {
    id: seat,
    capital: record.capital,
    record: recordFor(record),
    sites,
    strongholds: part(state.strongholds, held.strongholds),
    orbit: chosen(state.orbit, (_, detachment) => detachment.seat === seat),
    constructions: state.constructions.filter(({ detachment }) => detachment.seat === seat),
    captives: chosen(state.captives, (_, captives) => captives.captor === seat),
    taken: takenFrom(state, seat),
    takenUnits: takenUnits(state, seat),
    contacts: contactsOf(state, seat),
    deals: state.deals.filter(({ from, to }) => from === seat || to === seat),
    funReports: state.funReports.filter((one) => one.by === seat || one.with === seat),
    promises: state.promises.filter(({ between }) => between.includes(seat)),
    deliveries: state.deliveries.filter(({ from, to }) => from === seat || to === seat),
    squadrons: squadronsOf(Object.values(sites), record.faction, state.turn),
    airMissions: state.airMissions.filter((mission) => mission.seat === seat),
    airSupport: state.airSupport.filter((support) => support.seat === seat),
    recon: lookup(state.recon, seat) ?? null,
    shutAirspaces: shutAirspaces(state, seat),
  };
}

/** A copy field by field, so that new fields of a state do not leak. */
const recordFor = (record: SeatState): SeatState => ({
  id: record.id,
  name: record.name,
  faction: record.faction,
  strategy: record.strategy,
  capital: record.capital,
  startingCapital: record.startingCapital,
  lostCapital: record.lostCapital,
  vp: record.vp,
  god: record.god,
  craftworld: record.craftworld,
  debt: record.debt,
  deduction: record.deduction,
  reinforcement: record.reinforcement,
  lost: record.lost,
  characters: record.characters,
  upkeepOrder: record.upkeepOrder,
  closedTo: record.closedTo,
  freeRoads: record.freeRoads,
  refunds: record.refunds,
  dealt: record.dealt,
  beaten: record.beaten,
  capitalFell: record.capitalFell,
  funBattles: record.funBattles,
});

function takenFrom(state: State, seat: SeatId): Readonly<Record<PieceId, SeatId>> {
  const ids = sortedKeys(state.captives).filter((id) => lookup(state.captives, id)?.detachment.seat === seat);
  return recordOf(ids, (id) => present(lookup(state.captives, id), 'listed above').captor);
}

/** HEX-DET-05: living units of the seat's detachments held by others, without numbers or conditions. */
function takenUnits(state: State, seat: SeatId): readonly UnitNature[] {
  return sortedKeys(state.captives).flatMap((id) => {
    const detachment = lookup(state.captives, id)?.detachment;
    if (detachment?.seat !== seat) return [];
    return detachment.units
      .filter((unit) => living(unit) + unit.models.captured > 0)
      .map(({ kind, tags, limits, mount, mark }) => ({ kind, tags, limits, mount, mark }));
  });
}

/** A part of a table, in the order in which it is named. */
function part<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  keys: readonly Key[],
): Readonly<Record<Key, Value>> {
  return recordOf(keys, (key) => record[key]);
}

function chosen<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  isChosen: (key: Key, value: Value) => boolean,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(
    sortedKeys(record).flatMap((key) => (isChosen(key, record[key]) ? [[key, record[key]]] : [])),
  ) as Record<Key, Value>;
}

/** HEX-AIR-14: Airspaces with hexes of the seat that an enemy controlled last turn. It learns nothing about others. */
function shutAirspaces(state: State, seat: SeatId): readonly number[] {
  const hostile = state.airControlBefore
    .filter(({ against }) => against.includes(seat))
    .map(({ airspace }) => airspace);
  if (hostile.length === 0) return hostile;
  const grid = gridOf(state.chart);
  const own = new Set(
    keysOf(state.control)
      .filter((hex) => state.control[hex] === seat)
      .map((hex) => grid.airspace[indexOf(grid, hex)]),
  );
  return hostile.filter((airspace) => own.has(airspace));
}
