import { nearestFree } from '../armies/nearest.ts';
import type { Realm } from '../build/realm.ts';
import { keyAt } from '../movement/grid.ts';
import { seatNumber } from '../movement/ground.ts';
import { classesOf } from '../movement/mover.ts';
import type { Play } from '../turn/play.ts';
import { at, replacePiece } from '../turn/play.ts';
import type { Detachment } from '../types.ts';

/** Takes converted detachments, as the sheet left them, out of a realm: they find their place when all is laid down. */
export function takeConverted({ converted, pieces }: Realm): readonly Detachment[] {
  return converted.flatMap(({ id }) => {
    const piece = pieces.get(id);
    pieces.delete(id);
    return piece?.kind === 'detachment' ? [piece] : [];
  });
}

/** HEX-RACE-CH-14, HEX-DET-11: each takes the hex that its sheet found, or the nearest one if that is taken by now. */
export function placeConverted(play: Play, converted: readonly Detachment[]): void {
  for (const detachment of converted) {
    const { id, seat, hex } = detachment;
    const newcomer = {
      seat: seatNumber(play.ground.seats, seat),
      classes: classesOf(detachment.units),
      hex: at(play, hex),
      prefer: [],
      ownOnly: false,
    };
    const found = nearestFree(play.ground, newcomer, (among) => play.dice.die('HEX-DET-11', id, among));
    replacePiece(play, found < 0 ? detachment : { ...detachment, hex: keyAt(play.ground.grid, found) });
  }
}
