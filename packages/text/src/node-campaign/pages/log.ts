import { counted } from '../../sentence.ts';

/** Words of the log, day by day. */
export const logText = {
  title: 'Log',
  says: 'Everything in order of arrival. All of it is public.',
  day: (n: number, date: string): string => (n === 0 ? 'Set-up' : `Day ${n}, ${date}`),
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
