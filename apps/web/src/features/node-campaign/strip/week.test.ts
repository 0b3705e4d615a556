import { nodeCampaign, type View } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { daysTold, firstMidnight, nextMidnight, type WeekDay, weekOf } from './week.ts';

const NOTHING: ReadonlyMap<string, number> = new Map();
/** `05 17 today`. */
const short = ({ date, day, state, isCounted }: WeekDay): string =>
  [date.slice(8), day ?? '-', state, ...(isCounted ? ['counted'] : [])].join(' ');

test('a week begins on Monday, today is marked, and nodes score on its Sunday', () => {
  const told = new Map([
    ['2031-05-19', 15],
    ['2031-05-20', 16],
  ]);
  const { number, days } = weekOf({ today: '2031-05-21', day: 17, endDays: 56, told });
  expect(number).toBe(3);
  expect(days.map(short)).toEqual([
    '19 15 past',
    '20 16 past',
    '21 17 today',
    '22 18 coming',
    '23 19 coming',
    '24 20 coming',
    '25 21 coming counted',
  ]);
});

test('days before the first and after the last have no number, and a Sunday after the end does not count', () => {
  const { days } = weekOf({ today: '2031-05-21', day: 1, endDays: 3, told: NOTHING });
  expect(days.map(short)).toEqual([
    '19 - past',
    '20 - past',
    '21 1 today',
    '22 2 coming',
    '23 3 coming',
    '24 - coming',
    '25 - coming',
  ]);
});

test.each([
  ['a Monday', '2031-05-19', 1, 1],
  ['the Sunday of that week', '2031-05-25', 7, 1],
  ['the Monday after it', '2031-05-26', 8, 2],
  ['the first Monday of a war that began on a Wednesday', '2031-05-26', 6, 2],
  ['the Sunday after that', '2031-06-01', 12, 2],
])('%s is in the right week of the war', (_title, today, day, week) => {
  expect(weekOf({ today, day, endDays: null, told: NOTHING }).number).toBe(week);
});

test('the last step of a day tells its number, in the zone of the war', () => {
  const steps = [
    { at: '2031-05-01T10:00:00.000Z', round: 1 },
    { at: '2031-05-18T23:00:00.000Z', round: 14 },
    { at: '2031-05-19T08:00:00.000Z', round: 15 },
    { at: '2031-05-19T23:30:00.000Z', round: 16 },
    { at: '2031-05-22T08:00:00.000Z', round: 17 },
  ];
  const told = daysTold(steps, 'Europe/Berlin', Date.parse('2031-05-20T12:00:00.000Z'));
  expect([...told]).toEqual([
    ['2031-05-20', 16],
    ['2031-05-19', 15],
  ]);
});

const viewAt = (
  date: string | null,
  since: string,
  startDate: string | null = null,
): Pick<View, 'clock' | 'settings'> => ({
  clock: { day: 3, date, since, startDate },
  settings: { ...nodeCampaign.schemas.setup.parse({ seats: SEATS }).settings, timeZone: 'Europe/Berlin' },
});
const SEATS = [
  { id: 'red', name: 'Red', faction: 'chaos' },
  { id: 'blue', name: 'Blue', faction: 'eldar' },
];

test.each([
  ['the midnight after the date', '2031-05-07', '2031-05-06T22:00:00.000Z'],
  ['after a pause, the next one', null, '2031-05-06T22:30:00.000Z'],
])('the next midnight is %s', (_title, date, since) => {
  const next = nextMidnight(viewAt(date, since));
  expect({ ...next, at: new Date(next.at).toISOString() }).toEqual({
    at: '2031-05-07T22:00:00.000Z',
    date: '2031-05-08',
  });
});

test.each([
  ['the next one without a date', null, '2031-05-08'],
  ['the next one after its date', '2031-05-01', '2031-05-08'],
  ['that of its date', '2031-06-16', '2031-06-16'],
])('the midnight that begins a war is %s', (_title, startDate, date) => {
  const first = firstMidnight(viewAt('2031-05-07', '2031-05-06T22:00:00.000Z', startDate));
  expect(first.date).toBe(date);
  expect(new Date(first.at).toISOString()).toMatch(/T22:00:00\.000Z$/);
});
