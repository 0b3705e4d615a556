import { type Due, type QuietHours, WEEKDAYS, type Weekday } from '@sealed-orders/rules/kernel';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Wall-clock time of one moment in a zone, as if it were UTC: comparable, and free of offsets. */
type Wall = number;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** Whether there is a time zone of this name. */
export function isZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

function wallAt(instant: number, zone: string): Wall {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant at which clocks in the zone show this time. If an hour comes twice, the first one counts. A time that is
 * skipped moves behind the gap by as much as it was into it (02:30 becomes 03:30).
 */
function instantOf(wall: Wall, zone: string): number {
  // Offsets change at most once within two days, so one of these two holds.
  const before = wallAt(wall - DAY, zone) - (wall - DAY);
  const after = wallAt(wall + DAY, zone) - (wall + DAY);
  const candidates = [wall - before, wall - after].filter((instant) => wallAt(instant, zone) === wall);
  return candidates.length === 0 ? wall - before : Math.min(...candidates);
}

function weekdayOf(wall: Wall): Weekday | undefined {
  // 1970-01-01 was a Thursday, the fourth of the list.
  return WEEKDAYS[(Math.floor(wall / DAY) + 3) % 7];
}

/** Since midnight, ms. */
function wallTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE;
}

/**
 * How many days ahead to search for the next weekly slot: a week, the day after it, and one more because a slot may
 * already have passed.
 */
const DAYS_AHEAD = 9;

function nextSlot(due: Extract<Due, { kind: 'next' }>): number {
  const after = Date.parse(due.after);
  const today = Math.floor(wallAt(after, due.zone) / DAY) * DAY;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const midnight = today + ahead * DAY;
    const weekday = weekdayOf(midnight);
    if (weekday === undefined || !due.weekdays.includes(weekday)) continue;
    const instants = due.times.map((time) => instantOf(midnight + wallTime(time), due.zone));
    const coming = instants.filter((instant) => instant > after);
    if (coming.length > 0) return Math.min(...coming);
  }
  throw new Error(`no weekday in ${JSON.stringify(due)}`);
}

/**
 * The instant, moved to the end of the quiet hours if it lies in them. They begin and end by the clocks of their zone, and
 * may span midnight.
 */
export function afterQuiet(instant: Date, { from, until, zone }: QuietHours): Date {
  const wall = wallAt(instant.getTime(), zone);
  const midnight = Math.floor(wall / DAY) * DAY;
  const [start, end, time] = [wallTime(from), wallTime(until), wall - midnight];
  const isQuiet = start < end ? start <= time && time < end : start <= time || time < end;
  if (!isQuiet) return instant;
  const endsOn = time < end ? midnight : midnight + DAY;
  return new Date(Math.max(instant.getTime(), instantOf(endsOn + end, zone)));
}

/** The instant that a due means, in a zone's local time with daylight saving. To the millisecond. */
export function dueInstant(due: Due): Date {
  if (due.kind === 'at') return new Date(due.at);
  if (due.kind === 'after') return new Date(Date.parse(due.after) + due.seconds * 1000);
  if (due.kind === 'next') return new Date(nextSlot(due));
  return new Date(instantOf(Date.parse(`${due.date}T00:00:00Z`) + wallTime(due.time), due.zone));
}

/** The date that it is at an instant in a zone. */
export const dateAt = (instant: Date, zone: string): string =>
  new Date(wallAt(instant.getTime(), zone)).toISOString().slice(0, 10);

/** The instant at which a day (`2031-05-01`) begins in a zone. */
export const dayStart = (day: string, zone: string): Date => new Date(instantOf(Date.parse(`${day}T00:00:00Z`), zone));
