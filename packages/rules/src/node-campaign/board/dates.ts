import type { Instant, Weekday } from '../../kernel/index.ts';
import { WEEKDAYS } from '../../kernel/index.ts';

const DAY_MS = 86_400_000;
/** Days of 400 years, after which the calendar repeats itself. */
const CYCLE = 146_097;

const part = (text: string, from: number, length: number): number => Number(text.slice(from, from + length));
const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** Days since 1 March of year 0, in the calendar of today. A year that begins in March has its leap day last. */
function dayNumber(date: string): number {
  const month = part(date, 5, 2);
  const year = part(date, 0, 4) - (month <= 2 ? 1 : 0);
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + part(date, 8, 2) - 1;
  return year * 365 + leaps + ofYear;
}

/** The reverse of {@link dayNumber}. */
function dateOf(number: number): string {
  const ofCycle = number % CYCLE;
  const yearOfCycle = Math.floor(
    (ofCycle - Math.floor(ofCycle / 1460) + Math.floor(ofCycle / 36_524) - Math.floor(ofCycle / 146_096)) / 365,
  );
  const ofYear = ofCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const march = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = ((march + 2) % 12) + 1;
  const year = Math.floor(number / CYCLE) * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** The date that many days after another. */
export const daysAfter = (date: string, days: number): string => dateOf(dayNumber(date) + days);

export const weekdayOf = (date: string): Weekday =>
  // 1 March of year 0 was a Wednesday.
  WEEKDAYS[(dayNumber(date) + 2) % 7] ?? 'monday';

/** NODE-VP-02: whether a date begins a week, so that the midnight before it ends one. */
export const beginsWeek = (date: string): boolean => weekdayOf(date) === 'monday';

/**
 * NODE-VP-02: the number of the week from Monday to Sunday in which a day of the war lies; the first day is in the first. It is
 * counted back from the number of the day, so that a pause of a week is none.
 */
export const weekOfWar = (day: number, date: string): number =>
  1 + Math.ceil(Math.max(0, day - 1 - WEEKDAYS.indexOf(weekdayOf(date))) / 7);

/** Milliseconds of an instant since 1 March of year 0. */
const msOf = (at: Instant): number =>
  dayNumber(at) * DAY_MS +
  part(at, 11, 2) * 3_600_000 +
  part(at, 14, 2) * 60_000 +
  part(at, 17, 2) * 1000 +
  part(at, 20, 3);

function instantOf(ms: number): Instant {
  const ofDay = ms % DAY_MS;
  const time = [Math.floor(ofDay / 3_600_000), Math.floor(ofDay / 60_000) % 60, Math.floor(ofDay / 1000) % 60];
  const [hours, minutes, seconds] = time.map((value) => padded(value, 2));
  return `${dateOf(Math.floor(ms / DAY_MS))}T${hours}:${minutes}:${seconds}.${padded(ofDay % 1000, 3)}Z`;
}

export const plusSeconds = (at: Instant, seconds: number): Instant => instantOf(msOf(at) + seconds * 1000);

/** The instant before, so that a midnight at this very instant comes after it. */
export const justBefore = (at: Instant): Instant => instantOf(msOf(at) - 1);

/** The date that begins at a local midnight: local dates lie within a day of UTC's, and the weekday tells which it is. */
export function dateBeginning(at: Instant, weekday: Weekday): string {
  const utc = at.slice(0, 10);
  const near = [daysAfter(utc, -1), utc, daysAfter(utc, 1)];
  return near.find((date) => weekdayOf(date) === weekday) ?? utc;
}
