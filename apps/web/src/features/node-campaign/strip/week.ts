import { beginsWeek, daysAfter, type View, weekOfWar } from '@sealed-orders/rules/node-campaign';
import { dateIn, midnightIn } from '../../time/midnight.ts';

/** A day of the week along the top of the page. */
export interface WeekDay {
  readonly date: string;
  /** Its number in the war; null: before the first day, after the last, or skipped by a pause. */
  readonly day: number | null;
  readonly state: 'past' | 'today' | 'coming';
  /** Whether nodes score at its end. */
  readonly isCounted: boolean;
}

export interface Week {
  /** As the gazette counts them. */
  readonly number: number;
  readonly days: readonly WeekDay[];
}

interface Asked {
  readonly today: string;
  /** Today's number in the war. */
  readonly day: number;
  readonly endDays: number | null;
  /** The numbers of days that are over, by date. */
  readonly told: ReadonlyMap<string, number>;
}

/** The week around a day of the war. */
export function weekOf({ today, day, endDays, told }: Asked): Week {
  let first = today;
  let past = 0;
  for (; !beginsWeek(first); past++) first = daysAfter(first, -1);
  const days = Array.from({ length: 7 }, (_, i): WeekDay => {
    const date = daysAfter(first, i);
    const number = i < past ? (told.get(date) ?? null) : day + i - past;
    const isWar = number !== null && number > 0 && (endDays === null || number <= endDays);
    return {
      date,
      day: isWar ? number : null,
      state: i < past ? 'past' : i === past ? 'today' : 'coming',
      isCounted: isWar && beginsWeek(daysAfter(date, 1)),
    };
  });
  return { number: weekOfWar(day, today), days };
}

/** Days of which the week may still tell. */
const SHOWN_MS = 9 * 86_400_000;

/** The numbers of the days before an instant, from the steps that were taken on them: a pause skips days. @param at ms */
export function daysTold(
  steps: readonly { readonly at: string; readonly round: number | null }[],
  zone: string,
  at: number,
): ReadonlyMap<string, number> {
  const told = new Map<string, number>();
  for (const step of steps.toReversed()) {
    const time = Date.parse(step.at);
    if (time < at - SHOWN_MS) break;
    const date = dateIn(time, zone);
    // The last step of a day counts: the first may have been taken just before its midnight was noticed.
    if (step.round !== null && time <= at && !told.has(date)) told.set(date, step.round);
  }
  return told;
}

/** When the next midnight of a war comes, ms, and the date that it begins. */
export interface NextMidnight {
  readonly at: number;
  readonly date: string;
}

/** The midnight that begins a war in its set-up, once everyone has chosen: not before its date. */
export function firstMidnight(known: Pick<View, 'clock' | 'settings'>): NextMidnight {
  const next = nextMidnight(known);
  const { startDate } = known.clock;
  if (startDate === null || startDate <= next.date) return next;
  return { at: midnightIn(startDate, known.settings.timeZone), date: startDate };
}

/** Until a midnight has told the date, as after a pause, it is the next one. */
export function nextMidnight({ clock, settings }: Pick<View, 'clock' | 'settings'>): NextMidnight {
  const { timeZone } = settings;
  const date = daysAfter(clock.date ?? dateIn(Date.parse(clock.since), timeZone), 1);
  return { at: midnightIn(date, timeZone), date };
}
