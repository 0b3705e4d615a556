import type { HexKey } from '../../kernel/index.ts';
import type { Play } from '../turn/play.ts';
import type { Army, Captives, PieceId } from '../types.ts';
import { hasPrison, isOnItsWay } from './fall.ts';
import { free } from './free.ts';

/**
 * HEX-CAPT-05, -07: captives are where their guard is. Those whose guard is gone, or whose prison is, come free, unless
 * another army of their captor's in the hex takes charge of them.
 */
export function tendCaptives(play: Play): void {
  for (const id of [...play.captives.keys()].sort()) {
    const held = play.captives.get(id);
    if (held !== undefined && !isOnItsWay(play, id)) tend(play, id, held);
  }
}

function tend(play: Play, id: PieceId, held: Captives): void {
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

/** Where the captives are held; null where nobody holds them any more. */
function heldAt(play: Play, { captor, holder }: Captives): HexKey | null {
  if (holder.kind === 'prison') {
    return play.control[holder.hex] === captor && hasPrison(play, holder.hex) ? holder.hex : null;
  }
  const guard = play.pieces.get(holder.piece) ?? play.orbit.get(holder.piece);
  return guard?.seat === captor ? guard.hex : null;
}

function follow(play: Play, id: PieceId, held: Captives, hex: HexKey): void {
  if (held.detachment.hex === hex) return;
  play.captives.set(id, { ...held, detachment: { ...held.detachment, hex } });
}

/** An army of the captor's in a hex that may take charge of captives, a detachment before a garrison. */
function armyAt(play: Play, captor: Captives['captor'], hex: HexKey): Army | null {
  let found: Army | null = null;
  for (const piece of play.pieces.values()) {
    if (piece.hex !== hex || piece.seat !== captor) continue;
    if (piece.kind === 'detachment') return piece;
    if (piece.kind === 'garrison') found = piece;
  }
  return found;
}
