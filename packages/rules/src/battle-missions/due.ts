import type { DueEntry } from '../kernel/index.ts';
import { lookup } from '../kernel/index.ts';
import { stateSheet } from './known.ts';
import type { State } from './types.ts';

/** The phone with the pen counts as lost. MSN-COMP-10. */
export const PEN = 'pen';
/** The battle is closed as it stands. MSN-MARGIN-11. */
export const LEFT = 'left';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** MSN-COMP-10, MSN-MARGIN-11: the rules' own times. */
export function nextDue(state: State): readonly DueEntry[] {
  const { setup, phones, lastEntry, isPenLost, isLeft } = state;
  const sheet = stateSheet(state);
  // MSN-MARGIN-11: with a report to show, nothing is left to go on with.
  if (isLeft || sheet?.stage === 'closed') return [];
  const { penMinutes, closeDays } = setup.settings;
  const left: DueEntry = { id: LEFT, due: { kind: 'after', after: lastEntry, seconds: closeDays * DAY }, isFirm: true };
  const holder = sheet === null || isPenLost ? undefined : lookup(phones, sheet.pen);
  // Nobody waits for the pen of a phone that is alone at the table.
  if (holder === undefined || Object.keys(phones).length < 2) return [left];
  const pen: DueEntry = {
    ...{ id: PEN, isFirm: true },
    due: { kind: 'after', after: holder.lastSign, seconds: penMinutes * MINUTE },
  };
  return [pen, left];
}
