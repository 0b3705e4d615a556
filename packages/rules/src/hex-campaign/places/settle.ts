import type { HexKey } from '../../space/hex.ts';
import { areFriends, seatNumber } from '../ground/ground.ts';
import { NOBODY } from '../map/numbers.ts';
import type { Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';
import { at, factionOf, removePiece, replacePiece, tell } from '../turn/play.ts';
import type { Detachment, Garrison, PieceId } from '../types.ts';
import { rosterPoints } from '../units/worth.ts';
import { garrisonLimit } from './limits.ts';

/**
 * HEX-GAR-01, -03, -05, HEX-MAP-09: whether a garrison-detachment may settle in a hex: own Stronghold, no garrison, large
 * enough, and no detachment except the seat's or an ally's (freed captives). Nobody enters a hex with a postponed
 * battle (HEX-QB-11).
 */
function maySettle(
  play: Reads<'battles' | 'ground' | 'seats' | 'strongholds'>,
  { seat, units }: Detachment,
  hex: HexKey,
): boolean {
  const { ground } = play;
  const stronghold = play.strongholds[hex];
  if (stronghold?.owner !== seat || (ground.garrisons[at(play, hex)] ?? NOBODY) >= 0) return false;
  const there = ground.detachments[at(play, hex)] ?? NOBODY;
  if (play.battles.some((battle) => battle.postponed && battle.hex === hex)) return false;
  if (there >= 0 && !areFriends(ground, seatNumber(ground.seats, seat), there)) return false;
  return rosterPoints(units) <= garrisonLimit(stronghold.level, factionOf(play, seat));
}

function settle(play: Telling & Board, detachment: Detachment): void {
  const { id, seat, hex, name, units } = detachment;
  const garrison: Garrison = { kind: 'garrison', id, seat, hex, name, units };
  removePiece(play, detachment);
  replacePiece(play, garrison);
  // HEX-GAR-07: a detachment that shares the hex is where the other was removed.
  for (const other of play.pieces.values()) {
    if (other.kind === 'detachment' && other.hex === hex) replacePiece(play, other);
  }
  tell(play, { type: 'garrison-settled', rule: 'HEX-GAR-01', to: [seat], seat, piece: id, name, hex });
}

/** HEX-GAR-01, -10: a garrison-detachment that has ended a move in its target settles immediately. */
export function settleMoved(play: Telling & Board & Reads<'seats' | 'strongholds'>, id: PieceId): void {
  const piece = play.pieces.get(id);
  if (piece?.kind !== 'detachment' || !piece.garrisonDetachment || piece.target !== piece.hex) return;
  if (maySettle(play, piece, piece.hex)) settle(play, piece);
}

/** HEX-GAR-10: one built in its target's hex need not march: it settles on arrival. */
export function settleArrived(play: Telling & Board & Reads<'seats' | 'strongholds'>, detachment: Detachment): boolean {
  const { garrisonDetachment, target, hex } = detachment;
  if (!garrisonDetachment || target !== hex || !maySettle(play, detachment, hex)) return false;
  settle(play, detachment);
  return true;
}
