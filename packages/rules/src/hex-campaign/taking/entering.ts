import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';
import { areFoes, removePiece, replacePiece, tell } from '../turn/play.ts';
import type { Convoy, Detachment, Diplomat, Piece, PieceId } from '../types.ts';
import { takeUrban } from './urban.ts';

/** The fields of a step that this reads and changes. */
type Entering = Telling &
  Board &
  Reads<'battleMoves' | 'before' | 'deliveries' | 'dice' | 'roads' | 'sheets'> &
  Changes<
    'captives' | 'captured' | 'constructions' | 'control' | 'losses' | 'ruins' | 'seats' | 'sites' | 'strongholds'
  >;

/** What a detachment does in each hex that it enters: convoys, diplomats and settlements of its enemies. */
export function enterHexes(play: Entering, id: PieceId, trail: readonly HexKey[]): void {
  const piece = play.pieces.get(id);
  if (piece?.kind !== 'detachment') return;
  for (const hex of trail) {
    for (const met of enemiesAt(play, piece, hex)) {
      if (met.kind === 'convoy') captureConvoy(play, piece, met, 'HEX-MOV-06');
      else if (met.kind === 'diplomat') destroyDiplomat(play, piece, met);
    }
    const owner = play.control[hex];
    if (owner !== undefined && areFoes(play, piece.seat, owner) && play.sites[hex]?.kind === 'urban') {
      takeUrban(play, piece, hex, owner);
    }
  }
}

/** HEX-MOV-07: a detachment that enters a hex with enemy diplomats kills them, however it got there. */
export function destroyDiplomats(play: Board & Telling & Reads<'seats'> & Changes<'losses'>, piece: Detachment): void {
  for (const met of enemiesAt(play, piece, piece.hex)) if (met.kind === 'diplomat') destroyDiplomat(play, piece, met);
}

function enemiesAt(play: Reads<'civilians' | 'ground' | 'pieces'>, piece: Piece, hex: HexKey): readonly Piece[] {
  const met: Piece[] = [];
  for (const id of play.civilians) {
    const other = play.pieces.get(id);
    if (other?.hex === hex && areFoes(play, piece.seat, other.seat)) met.push(other);
  }
  return met.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** HEX-MOV-06: an enemy convoy is captured with all its BP; it stays where it is and does not move again this turn. */
export function captureConvoy(
  play: Telling & Board & Changes<'captured' | 'losses'>,
  taker: Detachment,
  convoy: Convoy,
  rule: 'HEX-MOV-06' | 'HEX-LOOT-03',
): void {
  const { id, name, hex, bp, seat: owner } = convoy;
  replacePiece(play, { ...convoy, seat: taker.seat });
  play.captured.add(id);
  tell(play, {
    type: 'convoy-captured',
    rule,
    to: [taker.seat],
    seat: taker.seat,
    piece: id,
    name,
    hex,
    bp,
    from: owner,
  });
  play.losses.push({
    owner,
    taker: taker.seat,
    piece: taker.id,
    hex,
    shows: () => play.pieces.get(id)?.seat === taker.seat,
    told: (by) => ({ type: 'convoy-lost', rule, to: [owner], seat: owner, piece: id, name, hex, bp, by }),
  });
}

/**
 * HEX-MOV-07, HEX-DIP-12: a diplomat dies when an enemy detachment enters, but is safe from the host in the host's
 * Capital.
 */
function destroyDiplomat(
  play: Board & Telling & Reads<'seats'> & Changes<'losses'>,
  taker: Detachment,
  diplomat: Diplomat,
): void {
  const { id, name, hex, seat: owner } = diplomat;
  if (lookup(play.seats, taker.seat)?.capital === hex) return;
  removePiece(play, diplomat);
  const { seat, id: piece } = taker;
  tell(play, { type: 'diplomat-overrun', rule: 'HEX-MOV-07', to: [seat], seat, piece, hex, from: owner });
  play.losses.push({
    owner,
    taker: taker.seat,
    piece: taker.id,
    hex,
    shows: () => false,
    told: (by) => ({ type: 'diplomat-lost', rule: 'HEX-MOV-07', to: [owner], seat: owner, piece: id, name, hex, by }),
  });
}
