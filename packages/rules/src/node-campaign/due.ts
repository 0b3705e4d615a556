import type { DueEntry } from '../kernel/index.ts';
import { keysOf, WEEKDAYS } from '../kernel/index.ts';
import { daysAfter, justBefore } from './board/dates.ts';
import { TIMERS, type TimerKind } from './data/timers.ts';
import { postsDue } from './orders/posts.ts';
import { isChosen } from './setup/setup.ts';
import type { State } from './types.ts';

export const MIDNIGHT = 'midnight';

/** What a war waits for: midnight, timers, postdated orders. All of it is the rules' own time. NODE-CP-13. */
export const nextDue = (state: State): readonly DueEntry[] =>
  state.ended === null ? [...midnightDue(state), ...timersDue(state), ...postsDue(state)] : [];

/**
 * The next midnight. The rules cannot know the local date of an instant: at the end of the set-up and of a pause they wait for the
 * next midnight of each weekday, and the one that comes tells the date.
 */
function midnightDue({ clock, setUp, settings: { timeZone: zone } }: State): readonly DueEntry[] {
  if (setUp !== null && !isChosen({ setUp })) return [];
  if (clock.date !== null) {
    return [{ id: MIDNIGHT, due: { kind: 'on', date: daysAfter(clock.date, 1), time: '00:00', zone }, isFirm: true }];
  }
  return WEEKDAYS.map((weekday) => ({
    id: `${MIDNIGHT}:${weekday}`,
    due: { kind: 'next', after: clock.since, weekdays: [weekday], times: ['00:00'], zone },
    isFirm: true,
  }));
}

const isTimerKind = (kind: string | undefined): kind is TimerKind => keysOf(TIMERS).some((known) => known === kind);

/** The kind of a timer, or of what fell due; null: something else. */
export function timerKind(id: string): TimerKind | null {
  const kind = id.split(':')[0];
  return isTimerKind(kind) ? kind : null;
}

function timersDue({ timers, settings: { timeZone: zone } }: State): readonly DueEntry[] {
  return Object.entries(timers).flatMap(([id, at]): readonly DueEntry[] => {
    const kind = timerKind(id);
    if (kind === null) return [];
    const atMidnight = {
      kind: 'next',
      after: justBefore(at),
      weekdays: [...WEEKDAYS],
      times: ['00:00'],
      zone,
    } as const;
    return [{ id, due: TIMERS[kind].at === 'instant' ? { kind: 'at', at } : atMidnight, isFirm: true }];
  });
}
