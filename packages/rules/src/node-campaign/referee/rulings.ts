import type { Play } from '../board/play.ts';
import type { Known, Rejection, Ruling } from '../types.ts';

/** Rulings that are neither corrections nor about the set-up or the game night. */
export type BattleRuling = Extract<
  Ruling,
  { readonly type: 'settle' | 'call-off' | 'set-level' | 'extend' | 'approve-list' | 'give-points' | 'end-campaign' }
>;

/** NODE-BTL-02, -15, -16, NODE-CP-14, NODE-WIN-04. */
export function rulingFaults(_known: Known, _ruling: BattleRuling): readonly Rejection[] {
  return [];
}

export function rule(_play: Play, _ruling: BattleRuling, _reason: string): void {}
