import type { LogInput } from '@sealed-orders/rules/log';
import type { UntimedStep } from '../log/known-step.ts';

/**
 * The step with the number of the phase that is open after it. Sheets, an advance of the clock, the end of the war, a
 * referee who takes the war back, and anything else that closes a phase open the next one. An order that arrives while a
 * phase is open, and leaves it open, does not.
 */
export function numbered(before: UntimedStep, after: UntimedStep, input: Pick<LogInput, 'type'>): UntimedStep {
  const closes = input.type === 'phase' || input.type === 'end' || input.type === 'rewind';
  const isSame = !closes && asked(before) === asked(after);
  return { ...after, opening: isSame ? before.opening : before.opening + 1 };
}

/**
 * What everybody may know of the open phase, as a text: the position in the sequence of play, and which seats owe which
 * sheets.
 */
function asked({ awaited, outcome, summary }: UntimedStep): string {
  const decisions = awaited.filter(({ by }) => by === 'sheet').map(({ seat, decision }) => [seat, decision]);
  return JSON.stringify([outcome.kind, summary, decisions]);
}
