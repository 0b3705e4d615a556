import { lookup } from '@sealed-orders/rules/kernel';
import type { Battle, Decision, View } from '@sealed-orders/rules/sector-campaign';

/** Battles for which the reader's side still owes something. */
export const battlesOwed = ({ board, side }: Pick<View, 'board' | 'side'>): number =>
  new Set(board.asked.flatMap((one) => (one.side === side && one.battle !== null ? [one.battle] : []))).size;

/** Battles that only the referee can decide now. */
export const undecided = ({ board, talks }: Pick<View, 'board' | 'talks'>): readonly Battle[] =>
  Object.values(board.battles).filter(
    ({ id, outcome }) => outcome === null && (lookup(talks, id)?.dispute ?? null) !== null,
  );

const ON_BATTLE_PAGE: readonly Decision[] = ['battle', 'confirm', 'retreats'];
/** Whether a decision is made on the page of battles. All others are made in the panel. */
export const isOnBattlePage = (decision: Decision): boolean => ON_BATTLE_PAGE.includes(decision);

/** Whom the campaign is waiting for; null: nobody, or something automatic. */
export type Turn = 'yours' | 'theirs' | 'both' | null;

/** Whose decision it is, as the reader sees it; readers without a side see it by the sides’ names. */
export function turnOf({ board, side }: Pick<View, 'board' | 'side'>): Turn {
  const sides = new Set(board.asked.map((one) => one.side));
  if (sides.size === 0) return null;
  if (sides.size === 2) return 'both';
  return side !== null && sides.has(side) ? 'yours' : 'theirs';
}
