import type { PhaseEntry } from '@sealed-orders/rules/kernel';
import { hasSheets } from '../../campaign-data/has-sheets.ts';
import { stepsUpTo } from '../../campaign-data/standing-steps.ts';
import type { Steps } from '../../campaign-data/step-list.ts';

interface Asked {
  /** The steps around the one that is shown, without a gap. */
  readonly steps: Steps;
  /** The step that is shown. */
  readonly n: number;
  readonly phases: readonly PhaseEntry[];
  /** The reader has not looked at what came after this step. */
  readonly from: number;
}

/** The steps that the report of step `n` covers, oldest first; `n` is the last. */
export function coveredSteps(asked: Asked): readonly number[] {
  return hasSheets(asked.phases) ? coveredPhase(asked) : coveredDay(asked);
}

/** More steps of a day than this are left to the view of an earlier one. */
const MOST = 100;

/**
 * In a game whose rounds are days: the day of step `n` up to it, and of the day before everything the reader has not
 * looked at. After a rewind the day goes on from the step that the war went back to.
 */
function coveredDay({ steps, n, from }: Asked): readonly number[] {
  const led = stepsUpTo(steps, n);
  const last = led.length - 1;
  let first = last;
  while (first > 0 && led[first - 1]?.round === led[last]?.round) first -= 1;
  const before = led[first - 1]?.round;
  while (first > 0 && led[first - 1]?.round === before && (led[first - 1]?.n ?? 0) > from) first -= 1;
  return led[last]?.n === n ? led.slice(Math.max(first, last + 1 - MOST)).map((step) => step.n) : [n];
}

/**
 * A phase in which orders arrive one by one has many steps, and most of them tell a reader nothing: its report begins
 * with the step that opened it. Within the turn that was played it goes back to everything the reader has not looked at.
 */
function coveredPhase({ steps, n, phases, from }: Asked): readonly number[] {
  const last = steps.findIndex((step) => step.n === n);
  const turn = steps[last - 1]?.round;
  const isUnread = (at: number) => (steps[at - 1]?.n ?? 0) > from && steps[at - 2]?.round === turn;
  let first = last;
  while (isWithinPhase(steps, first, phases)) first -= 1;
  while (isUnread(first) && !isCut(steps, first)) first -= 1;
  return last < 0 ? [n] : steps.slice(first, last + 1).map((step) => step.n);
}

/** Whether a rewind separates a step from the one before it. */
const isCut = (steps: Steps, at: number): boolean =>
  (steps[at]?.rewoundTo ?? null) !== null || steps[at]?.isUndone !== steps[at - 1]?.isUndone;

/** Whether a step closed no phase, or one without sheets. */
function isWithinPhase(steps: Steps, at: number, phases: readonly PhaseEntry[]): boolean {
  const [before, step] = [steps[at - 1], steps[at]];
  if (before === undefined || step === undefined || isCut(steps, at)) return false;
  return before.opening === step.opening || phases.some(({ id, kind }) => id === before.phase && kind !== 'sealed');
}

/** What a browser knows about how far its reader has looked at the reports of a campaign. */
export interface Looks {
  /** The last step there was. */
  readonly n: number;
  /** The report covers what came after this step. */
  readonly from: number;
  /** The last step that the reader has seen in a report. */
  readonly looked: number;
  /** Whether they have the report before them. */
  readonly isLooking: boolean;
}

/** At a first visit. */
export const firstLooks = (n: number): Looks => ({ n, from: n, looked: n, isLooking: false });

/** After a step has arrived, or the report was opened or left; the same object if none of this has happened. */
export function looksAfter(looks: Looks, n: number, isLooking: boolean): Looks {
  if (looks.n === n && looks.isLooking === isLooking) return looks;
  // A report that is being read only grows.
  const from = looks.n === n || looks.isLooking ? looks.from : looks.looked;
  return { n, from, looked: isLooking ? n : looks.looked, isLooking };
}
