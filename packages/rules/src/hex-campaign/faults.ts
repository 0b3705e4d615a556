import type { SeatId } from '../kernel/index.ts';
import { keysOf, listedKeys, listingOf, lookup, rememberedFor, sortedKeys } from '../kernel/index.ts';
import type { HexKey } from '../space/hex.ts';
import { isOnMap } from '../space/hex.ts';
import { areFriends, relationTable, seatNumber } from './ground/ground.ts';
import { gridOf, indexOf, SEA } from './map/grid.ts';
import { OFF_MAP } from './map/numbers.ts';
import { memoryFaults } from './sight/memory-faults.ts';
import { spyStateFaults } from './spies/state-faults.ts';
import type { Army, Models, Piece, State } from './types.ts';

/** Violated invariants after a step. Empty: all is well. */
export function faults(state: State): readonly string[] {
  return [
    ...seatFaults(state),
    ...pieceFaults(state),
    ...occupancyFaults(state),
    ...unitFaults(state),
    ...hexFaults(state),
    ...memoryFaults(state),
    ...spyStateFaults(state),
  ];
}

function seatFaults(state: State): readonly string[] {
  const ids = new Set(state.seatOrder);
  const twice = ids.size === state.seatOrder.length ? [] : ['a seat is listed twice'];
  const unlisted = sortedKeys(state.seats).filter((seat) => !ids.has(seat));
  const missing = state.seatOrder.filter(
    (seat) => lookup(state.seats, seat)?.id !== seat || lookup(state.memory, seat) === undefined,
  );
  const capitals = state.seatOrder.filter((seat) => {
    const capital = lookup(state.seats, seat)?.capital ?? null;
    return capital !== null && !isOnMap(state.chart.size, capital);
  });
  return [
    ...twice,
    ...unlisted.map((seat) => `seat ${seat} is not in the order of seats`),
    ...missing.map((seat) => `seat ${seat} has no record or no memory`),
    ...capitals.map((seat) => `the Capital of ${seat} is off the map`),
  ];
}

function pieceFaults(state: State): readonly string[] {
  const grid = gridOf(state.chart);
  const { keys, values } = listingOf(state.pieces);
  const found: string[] = [];
  for (const [i, piece] of values.entries()) {
    const id = keys[i];
    if (piece.id !== id) found.push(`piece ${id} calls itself ${piece.id}`);
    if (lookup(state.seats, piece.seat) === undefined) found.push(`piece ${id} belongs to nobody`);
    if (indexOf(grid, piece.hex) === OFF_MAP) found.push(`piece ${id} is off the map at ${piece.hex}`);
  }
  return found;
}

/**
 * HEX-MAP-09: one detachment and one garrison a hex, of friendly sides, except for enemies in battle there, and allies
 * who have called off their battle there (HEX-BMOV-08).
 */
function occupancyFaults(state: State): readonly string[] {
  const sideIn = sidesOf(state);
  const relations = { seats: state.seatOrder, relations: relationTable(state.seatOrder, state.treaties) };
  const isFriend = (one: SeatId, other: SeatId): boolean =>
    areFriends(relations, seatNumber(state.seatOrder, one), seatNumber(state.seatOrder, other));
  const found: string[] = [];
  const held = { detachment: new Map<string, Army>(), garrison: new Map<string, Army>() };
  for (const piece of listingOf(state.pieces).values) {
    if (piece.kind !== 'detachment' && piece.kind !== 'garrison') continue;
    const first = held[piece.kind].get(sideIn(piece));
    const isAlly = first !== undefined && first.seat !== piece.seat && isFriend(first.seat, piece.seat);
    if (first !== undefined && !(piece.kind === 'detachment' && isAlly))
      found.push(`two ${piece.kind}s in ${piece.hex}: ${first.id} and ${piece.id}`);
    held[piece.kind].set(sideIn(piece), piece);
  }
  for (const [side, garrison] of held.garrison) {
    const army = held.detachment.get(side);
    if (army === undefined) continue;
    if (isFriend(garrison.seat, army.seat)) continue;
    found.push(`${garrison.id} and ${army.id} share ${garrison.hex} and are not friends`);
  }
  return found;
}

/** HEX-BMOV-08, HEX-QB-11: the hex of an army, and its side in a battle there that is not over, or was put off. */
function sidesOf({ battles, phase }: State): (piece: Piece) => string {
  const sides = new Map<string, string>();
  for (const { attacker, defender, hex, postponed } of battles) {
    if (defender === null) continue; // a raider alone, which others may have attacked since
    if (postponed || phase === 'battle') for (const id of attacker.armies) sides.set(`${id} ${hex}`, ' attacking');
  }
  if (sides.size === 0) return ({ hex }) => hex;
  return ({ id, hex }) => `${hex}${sides.get(`${id} ${hex}`) ?? ''}`;
}

/** Detachments and garrisons wherever they are: on the map, in orbit, being built, in captivity. */
function armies(state: State): readonly Army[] {
  const onMap = listingOf(state.pieces).values.filter(
    (piece) => piece.kind === 'detachment' || piece.kind === 'garrison',
  );
  const inOrbit = sortedKeys(state.orbit).flatMap((id) => lookup(state.orbit, id) ?? []);
  const captive = sortedKeys(state.captives).flatMap((id) => lookup(state.captives, id)?.detachment ?? []);
  return [...onMap, ...inOrbit, ...state.constructions.map(({ detachment }) => detachment), ...captive];
}

/** Every unit exists once, with no negative number of models. */
function unitFaults(state: State): readonly string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  for (const { units } of armies(state)) {
    for (const { id, models } of units) {
      if (seen.has(id)) found.push(`unit ${id} exists twice`);
      seen.add(id);
      if (isShort(models)) found.push(`unit ${id} has less than no models`);
    }
  }
  return found;
}

const isShort = ({ ready, wounded, damaged, dead, captured }: Models): boolean =>
  ready < 0 || wounded < 0 || damaged < 0 || dead < 0 || captured < 0;

/** HEX-MAP-07, -08; everything is on the map and belongs to a seat. */
function hexFaults(state: State): readonly string[] {
  const grid = gridOf(state.chart);
  const found: string[] = [];
  for (const hex of listedKeys(state.control)) {
    const seat = state.control[hex];
    const at = indexOf(grid, hex);
    if (at === OFF_MAP) found.push(`control off the map at ${hex}`);
    else if (grid.terrain[at] === SEA) found.push(`the sea at ${hex} is controlled`);
    if (seat === undefined || lookup(state.seats, seat) === undefined)
      found.push(`${hex} is controlled by nobody known`);
  }
  for (const hex of sortedKeys(state.strongholds)) {
    const owner = state.strongholds[hex]?.owner;
    if (indexOf(grid, hex) === OFF_MAP) found.push(`a Stronghold off the map at ${hex}`);
    if (owner === undefined || lookup(state.seats, owner) === undefined)
      found.push(`the Stronghold at ${hex} is nobody's`);
  }
  const places = [...keysOf(state.sites), ...state.ruins];
  found.push(...places.filter((hex) => indexOf(grid, hex) === OFF_MAP).map(offMap), ...undiscoveredFaults(state));
  return found;
}

const offMap = (hex: HexKey): string => `a place off the map at ${hex}`;

/** Most hexes of a large map; for most of a campaign the list does not change. */
const undiscoveredFaults = rememberedFor(
  ({ undiscovered }: State) => undiscovered,
  ({ chart }) => [chart],
  ({ chart, undiscovered }): readonly string[] => {
    const grid = gridOf(chart);
    const seas = undiscovered.filter((hex) => grid.terrain[indexOf(grid, hex)] === SEA);
    return [
      ...undiscovered.filter((hex) => indexOf(grid, hex) === OFF_MAP).map(offMap),
      ...seas.map((hex) => `the sea at ${hex} waits to be discovered`),
      ...(new Set(undiscovered).size < undiscovered.length ? ['a hex is undiscovered twice'] : []),
    ];
  },
);
