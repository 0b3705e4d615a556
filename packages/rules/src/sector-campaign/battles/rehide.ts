import { renumber } from '../board/counters.ts';
import { otherSide } from '../board/grid.ts';
import { type Play, tell } from '../board/play.ts';
import type { CounterId, Side } from '../types.ts';
import { SIDES } from '../vocabulary.ts';

/**
 * SEC-DEPLOY-04, `rehide: afterBattle`: counters that fought this turn are hidden again at its end. Their new numbers are
 * drawn at random, so nobody can tell which is which.
 */
export function hideAgain(play: Play): void {
  const { board } = play.state;
  if (board.settings.rehide === 'never') return;
  const fought = board.past.filter(({ turn }) => turn === board.turn).flatMap((one) => one.fought);
  for (const side of SIDES) {
    const left = fought.filter((one) => one.side === side).flatMap(({ counter }) => board.counters[counter]?.id ?? []);
    const drawn = shuffled(play, side, left);
    for (const id of drawn) hide(play, side, id);
    if (drawn.length === 0) continue;
    tell(play, { type: 'renumbered', rule: 'SEC-DEPLOY-04', to: 'all', side, counters: drawn.length });
  }
}

/** The enemy’s knowledge of a counter ends with its number. */
function hide(play: Play, side: Side, id: CounterId): void {
  renumber(play, side, id);
  delete play.state.desks[otherSide(side)].dossiers[id];
}

/** In an order decided by dice. */
function shuffled(play: Play, side: Side, ids: readonly CounterId[]): readonly CounterId[] {
  const left = [...ids];
  return ids.flatMap(() => left.splice(play.dice.die('SEC-DEPLOY-04', side, left.length) - 1, 1));
}
