import { lookup } from '../../kernel/index.ts';
import { guardedBy } from '../captives/burden.ts';
import { ORBIT_RACES } from '../data/races/orders.ts';
import { areFriends, seatNumber } from '../ground/ground.ts';
import { LISTS } from '../lists/lists.ts';
import { tagsOf } from '../lists/units.ts';
import { airspaceOf } from '../map/airspaces.ts';
import { gridOf } from '../map/grid.ts';
import { portFault, type Yard } from '../races/buildings.ts';
import { isPortShut } from '../races/ports.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { factionOf, refuse, removePiece, tell } from '../turn/play.ts';
import type { Detachment, Faction, MovementOrder, OrderFault, Piece, View } from '../types.ts';
import { living } from '../units/living.ts';
import type { MovementPlay } from './play.ts';

/** HEX-RACE-SM-02: whether a piece is of a race that goes up to orbit. */
export const isOfOrbitRace = (piece: Piece, owner: Faction): boolean =>
  piece.kind === 'detachment' && ORBIT_RACES.includes(piece.race ?? owner);

/** HEX-RACE-SM-02: why a detachment cannot go up from anywhere; `guards`: whether it has captives with it. */
function podFault(piece: Detachment, owner: Faction, guards: boolean): Fault<OrderFault> | null {
  if (!isOfOrbitRace(piece, owner)) return fault('order-not-for-race', 'HEX-RACE-SM-02', {}, ['type']);
  if (guards) return fault('guards-captives', 'HEX-CAPT-07', { piece: piece.id }, ['type']);
  const grounded = left(piece).find((unit) => !tagsOf(LISTS[piece.race ?? owner], unit).includes('drop-pod'));
  if (grounded === undefined) return null;
  return fault('no-drop-pod', 'HEX-RACE-SM-02', { unit: grounded.name }, ['type']);
}

const left = ({ units }: Detachment) => units.filter((unit) => living(unit) > 0);

const noPort = ({ hex }: Detachment): Fault<'no-port'> => fault('no-port', 'HEX-RACE-SM-02', { hex }, ['type']);

/** HEX-RACE-SM-02: the first unit that the port does not lift: it lifts what it may build. */
function liftFault(piece: Detachment, owner: Faction, yard: Yard): Fault<OrderFault> | null {
  for (const unit of left(piece)) {
    const found = portFault(LISTS[piece.race ?? owner], yard, unit);
    if (found !== null) return { ...found, at: ['type'] };
  }
  return null;
}

/** HEX-RACE-SM-02: what the seat can see to forbid the order. Of allies' buildings it sees nothing. */
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

function trueOrbitFault(play: MovementPlay, piece: Detachment): Fault<OrderFault> | null {
  const owner = factionOf(play, piece.seat);
  const found = podFault(piece, owner, guardedBy(play.captives.values(), piece.id).length > 0);
  if (found !== null) return found;
  const { hex } = piece;
  const host = play.control[hex];
  const site = play.sites[hex];
  if (site?.kind !== 'urban' || host === undefined || !isFriendly(play, piece, host)) return noPort(piece);
  const airspace = airspaceOf(play.ground.grid, hex);
  const isShut = play.airControlBefore.some((held) => held.airspace === airspace && held.against.includes(host));
  const isCapital = play.seats[host]?.capital === hex;
  return liftFault(piece, owner, { hex, site, owner: factionOf(play, host), isCapital, isShut, turn: play.turn });
}

const isFriendly = ({ ground }: MovementPlay, { seat }: Detachment, host: Detachment['seat']): boolean =>
  areFriends(ground, seatNumber(ground.seats, seat), seatNumber(ground.seats, host));

/** HEX-RACE-SM-02, HEX-DET-16: a drop-pod detachment leaves the map from a spaceport and waits in orbit. */
export function goToOrbit(play: MovementPlay, piece: Piece, order: MovementOrder): void {
  if (piece.kind !== 'detachment') return;
  const found = trueOrbitFault(play, piece);
  if (found !== null) {
    refuse(play, found.rule, piece, order, found.code);
    return;
  }
  removePiece(play, piece);
  play.orbit.set(piece.id, { ...piece, guardsIn: play.turn });
  const { seat, id, name, hex } = piece;
  tell(play, { type: 'went-to-orbit', rule: 'HEX-RACE-SM-02', to: [seat], seat, piece: id, name, hex });
}
