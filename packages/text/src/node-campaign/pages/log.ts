import { counted, listed, plain } from '../../sentence.ts';
import { longDate } from '../dates.ts';

const day = (n: number, date: string): string => (n === 0 ? 'Set-up' : `Day ${n}, ${date}`);

/** Texts for the log, day by day. */
export const logText = {
  title: 'Log',
  says: 'Everything that happened, in order of arrival.',
  day,
  /** Above the entries of a day. @param date as in `2031-05-05`; null: unknown, because a pause skipped days */
  heading: (n: number, date: string | null): string =>
    date === null && n > 0 ? `Day ${n}` : day(n, date === null ? '' : longDate(date)),
  /** Above the events of a midnight. @param n the day that it ended */
  endOf: (n: number): string => (n === 0 ? 'End of the set-up' : `Midnight, end of day ${n}`),
  /** Shown with entries that are not public. */
  seenBy: (names: readonly string[], hasReferee: boolean): string =>
    `Only ${plain(listed([...names, ...(hasReferee ? ['the referee'] : [])]))} can see this`,
  you: 'you',
  today: 'Today',
  columns: { number: 'Number', time: 'Time', what: 'What happened', dice: 'Dice', cost: 'CP' },
  cost: (cp: number): string => (cp === 0 ? 'free' : `${cp} CP`),
  midnight: 'Midnight',
  older: 'Older days',
  newer: 'Newer days',
  only: { label: 'Show', all: 'everything', yours: 'your orders', battles: 'battles', points: 'points' },
  ledger: {
    title: 'Victory points',
    columns: { day: 'Day', player: 'Player', why: 'For', vp: 'VP' },
    total: (vp: number): string => `${vp} VP in total`,
    none: 'Nobody has scored yet.',
  },
  nothing: 'Nothing happened on this day.',
  more: (count: number): string => counted(count, 'more entry', 'more entries'),
} as const;
