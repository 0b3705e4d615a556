import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Reads } from './fields.ts';

/** HEX-END-05: the seats that still have a detachment, a Stronghold or an Urban hex. */
export function seatsInPlay(
  play: Reads<'orbit' | 'pieces' | 'strongholds'>,
  urban: ReadonlyMap<SeatId, readonly HexKey[]>,
): ReadonlySet<SeatId> {
  const alive = new Set(urban.keys());
  for (const piece of play.pieces.values()) if (piece.kind === 'detachment') alive.add(piece.seat);
  for (const detachment of play.orbit.values()) alive.add(detachment.seat);
  for (const stronghold of Object.values(play.strongholds)) alive.add(stronghold.owner);
  return alive;
}
