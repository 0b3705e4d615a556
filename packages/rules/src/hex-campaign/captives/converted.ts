import { seatNumber } from '../ground/ground.ts';
import { nearestFree } from '../ground/nearest.ts';
import { keyAt } from '../map/grid.ts';
import type { Realm } from '../realm/realm.ts';
import type { Reads } from '../turn/fields.ts';
import type { Board } from '../turn/play.ts';
import { at, replacePiece } from '../turn/play.ts';
import type { Detachment } from '../types.ts';
import { classesOf } from '../units/classes.ts';

/** Takes converted detachments, as the sheet left them, out of a realm: they are placed when the realms are merged. */
export function takeConverted({ converted, pieces }: Realm): readonly Detachment[] {
  return converted.flatMap(({ id }) => {
    const piece = pieces.get(id);
    pieces.delete(id);
    return piece?.kind === 'detachment' ? [piece] : [];
  });
}

/** HEX-RACE-CH-14, HEX-DET-11: each takes the hex found for its sheet, or the nearest free one if that is taken. */
export function placeConverted(play: Board & Reads<'dice'>, converted: readonly Detachment[]): void {
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
