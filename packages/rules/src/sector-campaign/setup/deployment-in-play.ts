import { detachmentsOf } from '../board/board.ts';
import { bringOut } from '../board/counters.ts';
import { knownIn, type Play, tell } from '../board/play.ts';
import { declared, openAlternation } from '../turn/alternation-in-play.ts';
import { rollOff } from '../turn/initiative.ts';
import type { DeclarationOf, Side } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { inHand } from './deployment.ts';

type Place = DeclarationOf<'place'>;

/** SEC-DEPLOY-01: the lower strategy rating places first; if they are equal, the lower roll. */
export function openDeployment(play: Play): void {
  const { board, desks } = play.state;
  for (const side of SIDES) board.sides[side].hand = inHand({ desk: desks[side] }).length;
  const { west, east } = board.sides;
  if (west.rating !== east.rating) {
    openAlternation(play, west.rating < east.rating ? 'west' : 'east');
    return;
  }
  const { rolls, higher } = rollOff(play, 'SEC-DEPLOY-01', { west: 0, east: 0 });
  const first = higher === 'west' ? 'east' : 'west';
  tell(play, { type: 'first-placed', rule: 'SEC-DEPLOY-01', to: 'all', side: first, dice: rolls });
  openAlternation(play, first);
}

export function place(play: Play, side: Side, { detachment, at }: Place): void {
  const { board } = play.state;
  const counter = bringOut(play, side, detachment, at);
  board.sides[side].hand -= 1;
  tell(play, { type: 'placed', rule: 'SEC-DEPLOY-01', to: 'all', counter, at });
  declared(play, { side, what: 'place', counters: [counter], to: at });
}

/** SEC-DROP-01: dropship detachments stay in orbit, where everyone can count them. */
export function fillOrbit(play: Play): void {
  for (const side of SIDES) {
    const waiting = detachmentsOf(knownIn(play, side).desk).filter(({ where }) => where === 'hand');
    const counters = waiting.map(({ id }) => bringOut(play, side, id, null));
    if (counters.length > 0) tell(play, { type: 'orbit-filled', rule: 'SEC-DROP-01', to: 'all', side, counters });
  }
}
