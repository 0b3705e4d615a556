import { routeFaults } from '../air/routes.ts';
import { ALL_WELL, battleOf, counterFor, detachmentOf, refused, within } from '../board/board.ts';
import { answered, drafted, type Play, tell } from '../board/play.ts';
import type { Known, Rejection, Side, Withdrawal } from '../types.ts';
import { type Leaving, leavingOf } from './aftermath.ts';

/** SEC-BTL-06, -07, SEC-AIR-08: everyone named fought, and goes where it can; flyers by a route. */
export function withdrawFaults(known: Known, withdrawals: readonly Withdrawal[]): readonly Rejection[] {
  const all = leavingOf(known.board, known.side);
  return withdrawals.flatMap((one, i) => within(['withdrawals', i], withdrawalFaults(known, all, one)));
}

function withdrawalFaults({ board, desk }: Known, all: readonly Leaving[], one: Withdrawal): readonly Rejection[] {
  const { detachment, to, route } = one;
  const named = detachmentOf(desk, detachment);
  if (named === null) return [refused('detachment-unknown', 'SEC-BTL-06', ['detachment'])];
  const leaving = all.find(({ counter }) => counter === named.counter);
  if (leaving === undefined) return [refused('not-there-to-choose', 'SEC-BTL-06', ['detachment'])];
  if (!leaving.among.includes(to)) return [refused('destination-wrong', 'SEC-BTL-07', ['to'])];
  if (route === null || to === null) return ALL_WELL;
  const battle = counterFor(board, named)?.battle ?? null;
  const from = battle === null ? null : (battleOf(board, battle)?.territory ?? null);
  return from === null ? ALL_WELL : routeFaults(board, 'SEC-AIR-08', { from, to, route });
}

/** SEC-BTL-06, -07: secret until both sides have chosen. */
export function sealWithdrawals(play: Play, side: Side, withdrawals: readonly Withdrawal[]): void {
  play.state.desks[side].withdrawals = drafted(withdrawals);
  answered(play, side, 'retreats');
  tell(play, { type: 'withdrawals-sealed', rule: 'SEC-BTL-06', to: 'all', side });
}
