import type { LogInput } from '@sealed-orders/rules/log';
import type { UntimedStep } from '../log/known-step.ts';

/**
 * The step with the number of the phase that is open after it. Sheets, an advance of the clock, the end of the war, a
 * referee who takes the war back, and anything else that closes a phase open the next one, as does the wait for another
 * entry of `nextDue`: each declaration of a game in which the sides take turns. An order that arrives while a phase is
 * open, and leaves it open, does not.
 */
export function numbered(before: UntimedStep, after: UntimedStep, input: Pick<LogInput, 'type'>): UntimedStep {
  const closes = input.type === 'phase' || input.type === 'end' || input.type === 'rewind';
  const isSame = !closes && asked(before) === asked(after) && !isOtherWait(before, after);
  return { ...after, opening: isSame ? before.opening : before.opening + 1 };
}

/** Whether the clock waits for something else, such as the other side's declaration, and not just for nothing meanwhile. */
const isOtherWait = (before: Waiting, after: Waiting): boolean =>
  before.waitsFor !== null && after.waitsFor !== null && before.waitsFor !== after.waitsFor;
type Waiting = Pick<UntimedStep, 'waitsFor'>;

/**
 * Whether a step that opens a phase for the host leaves the position in the sequence of play as it was, because only the
 * next declaration of the same phase begins.
 */
export function isSamePlace(before: UntimedStep | null, { summary, rewoundTo, waitsFor }: UntimedStep): boolean {
  if (before === null || rewoundTo !== null || !isOtherWait(before, { waitsFor })) return false;
  return before.summary.round === summary.round && before.summary.phase === summary.phase;
}

/**
 * What everybody may know of the open phase, as a text: the position in the sequence of play, and which seats owe which
 * sheets.
 */
function asked({ awaited, outcome, summary }: UntimedStep): string {
  const decisions = awaited.filter(({ by }) => by === 'sheet').map(({ seat, decision }) => [seat, decision]);
  return JSON.stringify([outcome.kind, summary, decisions]);
}
