import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOf } from '../../kernel/index.ts';
import { hexAt } from '../../space/hex.ts';
import type { Play } from '../play.ts';
import { playOf, stateOf } from '../play.ts';
import { dice } from '../testing/board.ts';
import { worlds } from '../testing/worlds.ts';
import { removePiece, replacePiece } from '../turn/play.ts';
import { isSeen, outlookOf } from './now.ts';
import { seenBy } from './seen.ts';
import { sightOf } from './sight.ts';

const place = fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 7 }));

/** Pieces go anywhere, the first dies, and the first Stronghold is razed. */
function stirUp(play: Play, places: readonly (readonly [number, number])[]): void {
  for (const [i, piece] of [...play.pieces.values()].entries()) {
    const to = places[i];
    if (to !== undefined) replacePiece(play, { ...piece, hex: hexAt(...to) });
  }
  const [dead] = play.pieces.values();
  if (dead !== undefined) removePiece(play, dead);
  const [razed] = keysOf(play.strongholds);
  if (razed !== undefined) delete play.strongholds[razed];
}

test('HEX-SIGHT-01, -08, -10: in mid-phase a seat sees what it would see in the state at that moment', () => {
  fc.assert(
    fc.property(worlds, fc.array(place, { maxLength: 14 }), (world, places) => {
      const play = playOf(world, {}, { dice: dice() });
      stirUp(play, places);
      const state = stateOf(play);
      for (const seat of state.seatOrder) {
        const outlook = outlookOf(play, seat);
        expect(outlook.inSight).toEqual(sightOf(state).get(seat));
        const seen = [...play.pieces.values()].filter((piece) => isSeen(play, outlook, piece)).map(({ id }) => id);
        expect(seen.sort()).toEqual([...seenBy(state, seat).keys()]);
      }
    }),
  );
});
