import type { HexKey } from '../../space/hex.ts';
import { guardedBy } from '../captives/burden.ts';
import { seatNumber } from '../ground/ground.ts';
import { moverOf } from '../ground/mover.ts';
import { keyAt } from '../map/grid.ts';
import { at, factionOf } from '../turn/play.ts';
import type { Bound } from '../units/bound.ts';
import { quickestWay, settlingPlace } from './garrison-march.ts';
import { groundKnownNow } from './late.ts';
import type { MovementPlay } from './play.ts';

/** HEX-GAR-10: the path that the engine plots for a garrison-detachment, on what its seat knows. */
export function plottedWay(play: MovementPlay, piece: Bound): readonly HexKey[] {
  const { seat } = piece;
  const ground = groundKnownNow(play, seat);
  const settlesAt = settlingPlace(ground, piece, play.strongholds, factionOf(play, seat));
  const place = { seat: seatNumber(ground.seats, seat), start: at(play, piece.hex), settlesAt };
  const mover = moverOf(
    piece,
    factionOf(play, seat),
    place,
    { type: 'path' },
    guardedBy(play.captives.values(), piece.id),
  );
  if (mover === null || settlesAt < 0) return [];
  return quickestWay(ground, mover).map((index) => keyAt(ground.grid, index));
}
