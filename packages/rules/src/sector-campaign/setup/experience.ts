import { detachmentsOf } from '../board/board.ts';
import { detachmentIn, own, type Play, tell } from '../board/play.ts';
import { RACE_TABLE } from '../data/races.ts';
import type { DetachmentId, Side } from '../types.ts';

/** SEC-SETUP-04: D3 XP for each detachment, and 5 more for Space Marines. Only its side knows. */
export function rollStartXp(play: Play, side: Side, ids: readonly DetachmentId[]): void {
  const { startXp } = RACE_TABLE[play.state.board.sides[side].race];
  const rolled = ids.map((detachment) => {
    const die = play.dice.die('SEC-SETUP-04', detachment, 3);
    const xp = die + startXp;
    detachmentIn(play, side, detachment).xp = xp;
    return { detachment, die, xp };
  });
  tell(play, { type: 'experience-rolled', rule: 'SEC-SETUP-04', to: own(play, side), side, rolled });
}

export const rollArmyXp = (play: Play, side: Side): void =>
  rollStartXp(
    play,
    side,
    detachmentsOf(play.state.desks[side]).map(({ id }) => id),
  );
