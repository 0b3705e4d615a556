import type { Instant } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  askedIn,
  type Battle,
  type Decision,
  playersOf,
  type Report,
  type View,
} from '@sealed-orders/rules/node-campaign';
import type { BattleStage } from '@sealed-orders/text/node-campaign/battle';

/** Where a battle stands for a reader. */
export interface Standing {
  readonly role: 'fights' | 'waits' | 'referee' | 'watches';
  readonly stage: BattleStage;
  /** What the reader is asked for first; null: nothing. */
  readonly asked: Decision | null;
}

export function standingOf(view: View, battle: Battle): Standing {
  const { you } = view;
  const [asked = null] = you === null ? [] : askedIn(view, battle, you);
  return { role: roleIn(view, battle), stage: stageOf(view, battle), asked };
}

function roleIn({ you, isReferee }: View, battle: Battle): Standing['role'] {
  if (isReferee) return 'referee';
  if (you !== null && playersOf(battle).includes(you)) return 'fights';
  return battle.stack.some(({ owner }) => owner === you) ? 'waits' : 'watches';
}

function stageOf({ talks }: View, { id, choice }: Battle): BattleStage {
  const talk = lookup(talks, id);
  if (choice?.kind === 'breakout') return 'leaving';
  if (talk === undefined || talk.report === null) return 'agreeing';
  return talk.dispute === null ? 'reported' : 'disputed';
}

/** The report that waits for an answer. */
export function waitingReport({ talks }: View, { id }: Battle): Report | null {
  const talk = lookup(talks, id);
  return talk?.amendment ?? talk?.report ?? null;
}

/** The kinds of deadlines that a battle has. */
export type ClockKind = 'battle' | 'report' | 'dispute' | 'choice' | 'mission' | 'consent' | 'random';

export interface Deadline {
  readonly kind: ClockKind;
  readonly at: Instant;
}

/** A deadline of a battle; null: it does not run, or the reader does not know of it. */
export function deadlineIn({ timers }: View, kind: ClockKind, { id }: Battle): Deadline | null {
  const at = lookup(timers, `${kind}:${id}`);
  return at === undefined ? null : { kind, at };
}

/** What ends the wait: that of the question to the reader, or that of the battle. Null: the reader knows of none. */
export function deadlineOf(view: View, battle: Battle, { stage, asked }: Standing): Deadline | null {
  const { choice } = battle;
  const kinds: Readonly<Record<BattleStage, readonly ClockKind[]>> = {
    leaving: ['choice'],
    disputed: ['dispute'],
    reported: ['report'],
    agreeing: [...(choice === null ? [] : ['choice' as const]), ...ofQuestion(asked), 'random', 'battle'],
  };
  const [first] = [...kinds[stage], 'battle' as const].flatMap((kind) => deadlineIn(view, kind, battle) ?? []);
  return first ?? null;
}

function ofQuestion(asked: Decision | null): readonly ClockKind[] {
  if (asked === 'pivotal') return ['mission'];
  return asked === 'consent' ? ['consent'] : [];
}

export interface ListedBattle {
  readonly battle: Battle;
  readonly standing: Standing;
  readonly deadline: Deadline | null;
}

/** Pending battles: those that ask the reader first, then by their deadlines. */
export function pendingBattles(view: View): readonly ListedBattle[] {
  const rank = ({ standing }: ListedBattle): number => (standing.asked === null ? 1 : 0);
  return Object.values(view.battles)
    .map((battle): ListedBattle => {
      const standing = standingOf(view, battle);
      return { battle, standing, deadline: deadlineOf(view, battle, standing) };
    })
    .sort((a, b) => rank(a) - rank(b) || compared(a.deadline?.at ?? '~', b.deadline?.at ?? '~'));
}

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
