import { present } from '@sealed-orders/rules/kernel';
import type { Moment } from './script.ts';

/** Hours that the players take for a phase, and for a deed while Build or Battle is open. */
const SHEETS_TAKE = 40;
const DEED_TAKES = 5;

/** How long a phase may last, and how long the last one has been open: two days are left. In hours. */
export const PHASE_LASTS = 7 * 24;
const LEFT = 2 * 24;

const lasts = (moment: Moment): number => (moment.kind === 'sheets' ? SHEETS_TAKE : DEED_TAKES);

/** Hours from the start of the war to the end of each of its moments. */
export function timetable(moments: readonly Moment[]): readonly number[] {
  let hours = 0;
  return moments.map((moment) => {
    hours += lasts(moment);
    return hours;
  });
}

/** Hours from the start of the war until now, so that the open phase has as much time left as it should. */
export function warLasts(moments: readonly Moment[]): number {
  const times = timetable(moments);
  const opened = present(times[moments.findLastIndex(({ kind }) => kind === 'sheets')], 'a phase that was opened');
  return opened + PHASE_LASTS - LEFT;
}
