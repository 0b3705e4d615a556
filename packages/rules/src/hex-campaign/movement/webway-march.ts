import type { HexKey } from '../../space/hex.ts';
import { NOBODY } from '../map/numbers.ts';
import { carrySpies } from '../spies/infiltrate.ts';
import { enterHexes } from '../taking/entering.ts';
import { at, factionOf, refuse, replacePiece, tell } from '../turn/play.ts';
import type { Detachment, OrderFailure, Piece } from '../types.ts';
import type { MovementPlay } from './play.ts';
import { isGate, isOfWebwayRace, type WebwayOrder } from './webway.ts';

/** Why the webway is closed at execution. HEX-RACE-EL-05, HEX-MOV-02. */
function closed(
  play: MovementPlay,
  piece: Detachment,
  { to }: WebwayOrder,
): readonly ['HEX-RACE-EL-05' | 'HEX-MOV-02', OrderFailure] | null {
  const isOwnGate = (hex: HexKey) => play.control[hex] === piece.seat && isGate(play.sites[hex]);
  const isOpen = play.before.settings.webways === 'on' && isOfWebwayRace(piece, factionOf(play, piece.seat));
  if (!isOpen || to === piece.hex || !isOwnGate(piece.hex) || !isOwnGate(to)) return ['HEX-RACE-EL-05', 'no-webway'];
  return (play.ground.detachments[at(play, to)] ?? NOBODY) < 0 ? null : ['HEX-MOV-02', 'stacking'];
}

/** HEX-RACE-EL-05: under the setting, from one own City to another instead of a move. */
export function takeWebway(play: MovementPlay, piece: Piece, order: WebwayOrder): void {
  if (piece.kind !== 'detachment') return;
  const found = closed(play, piece, order);
  if (found !== null) {
    refuse(play, found[0], piece, order, found[1]);
    return;
  }
  const { seat, id, name, hex: from } = piece;
  tell(play, { type: 'webway-taken', rule: 'HEX-RACE-EL-05', to: [seat], seat, piece: id, name, from, hex: order.to });
  // HEX-MOV-17: skimming does not matter on a webway.
  play.moved.set(id, { order, trail: [order.to], byRoad: true });
  replacePiece(play, { ...piece, hex: order.to });
  enterHexes(play, id, [order.to]);
  carrySpies(play, id);
}
