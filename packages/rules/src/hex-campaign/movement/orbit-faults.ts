import { lookup } from '../../kernel/index.ts';
import { guardedBy } from '../captives/burden.ts';
import { ORBIT_LISTS } from '../data/races/orbit.ts';
import { tagsOf } from '../lists/units.ts';
import { gridOf } from '../map/grid.ts';
import { portFault, type Yard } from '../races/buildings.ts';
import { isPortShut } from '../races/ports.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Detachment, Faction, OrderFault, Piece, View } from '../types.ts';
import { living } from '../units/living.ts';

const orbitList = (piece: Detachment, owner: Faction) => lookup(ORBIT_LISTS, piece.race ?? owner);

/** HEX-RACE-SM-02: whether a piece belongs to a race that can go to orbit. */
export const isOfOrbitRace = (piece: Piece, owner: Faction): boolean =>
  piece.kind === 'detachment' && orbitList(piece, owner) !== undefined;

/** HEX-RACE-SM-02: why a detachment cannot go to orbit from anywhere; `guards`: whether it has captives with it. */
export function podFault(piece: Detachment, owner: Faction, guards: boolean): Fault<OrderFault> | null {
  const list = orbitList(piece, owner);
  if (list === undefined) return fault('order-not-for-race', 'HEX-RACE-SM-02', {}, ['type']);
  if (guards) return fault('guards-captives', 'HEX-CAPT-07', { piece: piece.id }, ['type']);
  const grounded = left(piece).find((unit) => !tagsOf(list, unit).includes('drop-pod'));
  if (grounded === undefined) return null;
  return fault('no-drop-pod', 'HEX-RACE-SM-02', { unit: grounded.name }, ['type']);
}

const left = ({ units }: Detachment) => units.filter((unit) => living(unit) > 0);

/** HEX-RACE-SM-02: there is no spaceport of the seat or an ally in the hex. */
export const noPort = ({ hex }: Detachment): Fault<'no-port'> => fault('no-port', 'HEX-RACE-SM-02', { hex }, ['type']);

/** HEX-RACE-SM-02: the first unit that the port cannot lift: it lifts what it may build. */
export function liftFault(piece: Detachment, owner: Faction, yard: Yard): Fault<OrderFault> | null {
  const list = orbitList(piece, owner);
  if (list === undefined) return null;
  for (const unit of left(piece)) {
    const found = portFault(list, yard, unit);
    if (found !== null) return { ...found, at: ['type'] };
  }
  return null;
}

/** HEX-RACE-SM-02: what forbids the order as far as the seat can see. It cannot see allies' buildings. */
export function knownOrbitFault(view: View, piece: Detachment): Fault | null {
  const { own } = view;
  if (own === null) return null;
  const guards = guardedBy(Object.values(own.captives), piece.id).length > 0;
  const found = podFault(piece, own.record.faction, guards);
  if (found !== null) return found;
  const { hex } = piece;
  const site = lookup(own.sites, hex);
  if (site?.kind !== 'urban') return isAllySettlement(view, piece) ? null : noPort(piece);
  const isShut = isPortShut({ grid: gridOf(view.chart), shutAirspaces: own.shutAirspaces }, hex);
  const owner = own.record.faction;
  const yard: Yard = { hex, site, owner, isCapital: hex === own.capital, isShut, turn: view.turn };
  return liftFault(piece, owner, yard);
}

function isAllySettlement(view: View, { hex }: Detachment): boolean {
  const known = lookup(view.hexes, hex);
  const holder = view.seats.find(({ id }) => id === known?.control);
  return known?.site?.kind === 'urban' && holder?.relation === 'ally';
}
