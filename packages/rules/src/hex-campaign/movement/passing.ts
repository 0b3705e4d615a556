import type { HexKey } from '../../space/hex.ts';
import { seenPiece } from '../roll/seen-piece.ts';
import { sightOf } from '../sight/sight.ts';
import { at, tell } from '../turn/play.ts';
import type { Piece } from '../types.ts';
import type { MovementPlay } from './play.ts';

/** HEX-SIGHT-09: under `seePassing` every other seat learns which hexes in its sight a piece crossed. */
export function tellPassing(play: MovementPlay, piece: Piece, trail: readonly HexKey[]): void {
  if (!play.before.settings.seePassing) return;
  const seen = seenPiece(play.before, piece);
  if (seen === null) return;
  const masks = sightOf(play.stateNow());
  for (const seat of play.before.seatOrder) {
    const hexes = trail.filter((hex) => masks.get(seat)?.[at(play, hex)] === 1);
    if (seat === piece.seat || hexes.length === 0) continue;
    const last = hexes[hexes.length - 1] ?? piece.hex;
    tell(play, { type: 'passed', rule: 'HEX-SIGHT-09', to: [seat], seat, piece: { ...seen, hex: last }, hexes });
  }
}
