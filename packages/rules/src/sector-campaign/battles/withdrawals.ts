import { ALL_WELL, detachmentOf, refused } from '../board/board.ts';
import { answered, drafted, type Play, tell } from '../board/play.ts';
import type { Known, Rejection, Side, Withdrawal } from '../types.ts';
import { leavingOf } from './aftermath.ts';

/**
 * SEC-BTL-06, -07: each of those named fought, and goes where it may.
 *
 * To be added: SEC-DEPLOY-05, a victor’s choices that leave a major empty, and SEC-AIR-08, routes back (`routeFaults`).
 */
export function withdrawFaults(known: Known, withdrawals: readonly Withdrawal[]): readonly Rejection[] {
  const all = leavingOf(known.board, known.side);
  return withdrawals.flatMap(({ detachment, to }, i): readonly Rejection[] => {
    const path = ['withdrawals', i];
    const named = detachmentOf(known.desk, detachment);
    if (named === null) return [refused('detachment-unknown', 'SEC-BTL-06', [...path, 'detachment'])];
    const leaving = all.find(({ counter }) => counter === named.counter);
    if (leaving === undefined) return [refused('not-there-to-choose', 'SEC-BTL-06', [...path, 'detachment'])];
    return leaving.among.includes(to) ? ALL_WELL : [refused('destination-wrong', 'SEC-BTL-07', [...path, 'to'])];
  });
}

/** SEC-BTL-06, -07: secret until both sides have chosen. */
export function sealWithdrawals(play: Play, side: Side, withdrawals: readonly Withdrawal[]): void {
  play.state.desks[side].withdrawals = drafted(withdrawals);
  answered(play, side, 'retreats');
  tell(play, { type: 'withdrawals-sealed', rule: 'SEC-BTL-06', to: 'all', side });
}
