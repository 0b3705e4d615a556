import type { HexKey } from '../../space/hex.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';
import type { Army, Captives, PieceId } from '../types.ts';
import { hasPrison, isOnItsWay } from './fall.ts';
import { free } from './free.ts';

/** The fields of a step that this reads and changes. */
type Tending = Telling &
  Board &
  Reads<'before' | 'control' | 'deliveries' | 'dice' | 'orbit' | 'seats' | 'sites'> &
  Changes<'captives'>;

/**
 * HEX-CAPT-05, -07: captives are where their guard is. Those whose guard or prison is gone come free, unless
 * another army of their captor's in the hex takes charge of them.
 */
export function tendCaptives(play: Tending): void {
  for (const id of [...play.captives.keys()].sort()) {
    const held = play.captives.get(id);
    if (held !== undefined && !isOnItsWay(play, id)) tend(play, id, held);
  }
}

function tend(play: Tending, id: PieceId, held: Captives): void {
  const { captor, detachment } = held;
  const hex = captor === detachment.seat ? null : heldAt(play, held);
  if (hex !== null) {
    follow(play, id, held, hex);
    return;
  }
  const guard = held.holder.kind === 'prison' ? armyAt(play, captor, held.holder.hex) : null;
  if (guard === null || captor === detachment.seat) free(play, id, detachment.hex);
  else play.captives.set(id, { ...held, holder: { kind: 'piece', piece: guard.id } });
}

/** Where the captives are held; null if nobody holds them any more. */
function heldAt(play: Reads<'control' | 'orbit' | 'pieces' | 'sites'>, { captor, holder }: Captives): HexKey | null {
  if (holder.kind === 'prison') {
    return play.control[holder.hex] === captor && hasPrison(play, holder.hex) ? holder.hex : null;
  }
  const guard = play.pieces.get(holder.piece) ?? play.orbit.get(holder.piece);
  return guard?.seat === captor ? guard.hex : null;
}

function follow(play: Changes<'captives'>, id: PieceId, held: Captives, hex: HexKey): void {
  if (held.detachment.hex === hex) return;
  play.captives.set(id, { ...held, detachment: { ...held.detachment, hex } });
}

/** An army of the captor's in a hex that may take charge of captives, a detachment before a garrison. */
function armyAt(play: Reads<'pieces'>, captor: Captives['captor'], hex: HexKey): Army | null {
  let found: Army | null = null;
  for (const piece of play.pieces.values()) {
    if (piece.hex !== hex || piece.seat !== captor) continue;
    if (piece.kind === 'detachment') return piece;
    if (piece.kind === 'garrison') found = piece;
  }
  return found;
}
