import type { Instant } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  type Board,
  battlesInOrder,
  type PastBattle,
  type Talk,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import type { BattleClock, BattleStage } from '@sealed-orders/text/sector-campaign/battle';

/** What a side owes for a battle. */
const ASKED = ['respond', 'battle', 'confirm'] as const;
export type Asked = (typeof ASKED)[number];

/** Where a battle stands for a reader. */
export interface Standing {
  readonly role: 'fights' | 'referee' | 'watches';
  readonly stage: BattleStage;
  /** What the reader's side is asked for; null: nothing. */
  readonly asked: Asked | null;
}

export const standingOf = (view: View, battle: Battle): Standing => ({
  role: view.isReferee ? 'referee' : view.side === null ? 'watches' : 'fights',
  stage: stageOf(view, battle),
  asked: askedFor(view, battle),
});

function askedFor({ board, side }: View, { id }: Battle): Asked | null {
  const asked = board.asked.filter((one) => one.side === side);
  if (board.answered === id && asked.some(({ decision }) => decision === 'respond')) return 'respond';
  return ASKED.find((one) => asked.some(({ decision, battle }) => battle === id && decision === one)) ?? null;
}

function stageOf({ board, talks }: View, { id, outcome }: Battle): BattleStage {
  if (outcome !== null) return 'over';
  if (board.phase === 'attacks') return 'declared';
  const talk = lookup(talks, id);
  if (talk === undefined || talk.report === null) return 'open';
  return talk.dispute === null ? 'reported' : 'disputed';
}

/** The report that awaits an answer: the amendment if there is one; null: none does. */
export function waitingReport({ talks }: Pick<View, 'talks'>, { id }: Pick<Battle, 'id'>): Talk['report'] {
  const talk = lookup(talks, id);
  return talk?.amendment ?? talk?.report ?? null;
}

export interface Deadline {
  readonly kind: BattleClock;
  readonly at: Instant;
}

/** A firm time of a battle; null: it isn't running, or the reader doesn't know of it. */
export function timerOf(
  { timers }: Pick<Board, 'timers'>,
  kind: 'report' | 'dispute',
  { id }: Battle,
): Deadline | null {
  const timer = lookup(timers, `${kind}:${id}`);
  if (timer === undefined) return null;
  return { kind, at: new Date(Date.parse(timer.after) + timer.seconds * 1000).toISOString() };
}

/** What ends the wait in a battle. @param due when the campaign's present decision is due; null: no time limit */
export function deadlineOf(
  { board }: Pick<View, 'board'>,
  battle: Battle,
  stage: BattleStage,
  due: Instant | null,
): Deadline | null {
  if (stage === 'reported' || stage === 'disputed') {
    return timerOf(board, stage === 'reported' ? 'report' : 'dispute', battle);
  }
  if (due === null) return null;
  if (stage === 'open') return { kind: 'battle', at: due };
  return stage === 'declared' && board.answered === battle.id ? { kind: 'respond', at: due } : null;
}

export interface ListedBattle {
  readonly battle: Battle;
  readonly standing: Standing;
  readonly deadline: Deadline | null;
}

/** This turn's battles without a published result: those that need the reader first, then in order of declaration. */
export function pendingBattles(view: View, due: Instant | null): readonly ListedBattle[] {
  const rank = ({ standing }: ListedBattle): number => (standing.asked === null ? 1 : 0);
  const isPublished = ({ id }: Battle): boolean => view.board.past.some((past) => past.id === id);
  return battlesInOrder(view.board)
    .filter((battle) => !isPublished(battle))
    .map((battle): ListedBattle => {
      const standing = standingOf(view, battle);
      return { battle, standing, deadline: deadlineOf(view, battle, standing.stage, due) };
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** Published battles, the latest first. */
export const pastBattles = ({ board }: Pick<View, 'board'>): readonly PastBattle[] => board.past.toReversed();
