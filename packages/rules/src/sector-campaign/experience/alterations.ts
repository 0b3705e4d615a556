import { ALL_WELL, detachmentOf, detachmentsOf, pointsOf, refused, within } from '../board/board.ts';
import { detachmentIn, drafted, isAsked, own, type Play, tell } from '../board/play.ts';
import { sheetFaults } from '../setup/armies.ts';
import type { Known, Order, Rejection, Side } from '../types.ts';

type Alter = Extract<Order, { readonly type: 'alter' }>;

const RULE = 'SEC-XP-11';

/** SEC-XP-11: only if the terms allow it, between turns, and without making the army larger. */
export function alterFaults(known: Known, { detachment, into }: Alter): readonly Rejection[] {
  const { board, desk, side } = known;
  if (!board.settings.alterations) return [refused('no-alterations', RULE)];
  if (!isAsked(board, side, 'command')) return [refused('not-asked', RULE)];
  const altered = detachmentOf(desk, detachment);
  if (altered === null) return [refused('detachment-unknown', RULE, ['detachment'])];
  if (altered.kind !== into.kind || altered.isCommander !== into.isCommander) {
    return [refused('detachment-wrong-kind', RULE, ['into', 'kind'])];
  }
  const others = detachmentsOf(desk).filter(({ id, tenure }) => id !== detachment && tenure === 'army');
  const points = others.reduce((sum, one) => sum + pointsOf(one), pointsOf(into));
  if (points > board.settings.armyPoints) {
    return [refused('too-many-points', RULE, ['into'], { points, most: board.settings.armyPoints })];
  }
  const fit = within(['into'], sheetFaults(board.settings, board.sides[side].race, into));
  return fit.length > 0 ? fit : ALL_WELL;
}

/** SEC-XP-11: one point for each choice, never below 0. */
export function alter(play: Play, side: Side, { detachment, into, choices }: Alter): void {
  const altered = detachmentIn(play, side, detachment);
  const xpLost = Math.min(altered.xp, choices);
  Object.assign(altered, drafted(into), { xp: altered.xp - xpLost, lost: [] });
  tell(play, { type: 'altered', rule: RULE, to: own(play, side), side, detachment, xpLost });
}
