import { lookup } from '../../kernel/index.ts';
import { guardedBy } from '../captives/burden.ts';
import { areFriends, seatNumber } from '../ground/ground.ts';
import { airspaceOf } from '../map/airspaces.ts';
import type { Fault } from '../refusal/fault.ts';
import { factionOf, refuse, removePiece, tell } from '../turn/play.ts';
import type { Detachment, MovementOrder, OrderFault, Piece } from '../types.ts';
import { liftFault, noPort, podFault } from './orbit-faults.ts';
import type { MovementPlay } from './play.ts';

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
  const isCapital = lookup(play.seats, host)?.capital === hex;
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
