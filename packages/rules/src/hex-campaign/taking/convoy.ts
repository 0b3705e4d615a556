import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Reads } from '../turn/fields.ts';
import type { Board } from '../turn/play.ts';
import { newPieceId, replacePiece } from '../turn/play.ts';
import type { PieceId } from '../types.ts';

/**
 * HEX-LOOT-08: BP that a seat gets in a hex, in a convoy. Everything it gets there in one phase, from any source, is
 * one convoy.
 */
export function rewardConvoy(
  play: Board & Reads<'before' | 'phase' | 'turn'>,
  seat: SeatId,
  hex: HexKey,
  bp: number,
): PieceId {
  for (let number = 1; ; number++) {
    const id = newPieceId(play, `reward|${play.phase}|${seat}|${hex}|${number}`);
    const there = play.pieces.get(id);
    // A convoy carried off since then does not count.
    if (there !== undefined && (there.seat !== seat || there.hex !== hex)) continue;
    const before = there?.kind === 'convoy' ? there.bp : 0;
    replacePiece(play, { kind: 'convoy', id, seat, hex, name: '', bp: before + bp });
    return id;
  }
}
