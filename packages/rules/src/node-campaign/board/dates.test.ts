import { expect, test } from 'vitest';
import { dateBeginning, daysAfter, justBefore, plusSeconds, weekdayOf, weekOfWar } from './dates.ts';

test.each([
  ['2031-05-04', 1, '2031-05-05'],
  ['2031-12-31', 1, '2032-01-01'],
  ['2032-02-28', 1, '2032-02-29'],
  ['2032-02-29', 1, '2032-03-01'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2000-02-28', 2, '2000-03-01'],
  ['2031-03-01', -1, '2031-02-28'],
  ['1999-12-31', 400, '2001-02-03'],
])('%s and %i days are %s', (date, days, after) => {
  expect(daysAfter(date, days)).toBe(after);
});

test.each([
  ['1970-01-01', 'thursday'],
  ['2031-05-05', 'monday'],
  ['2031-05-04', 'sunday'],
  ['2032-02-29', 'sunday'],
])('%s is a %s', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test('Seconds carry over into the next day, and the instant before a midnight is on the day before', () => {
  expect(plusSeconds('2031-12-31T23:59:58.250Z', 3)).toBe('2032-01-01T00:00:01.250Z');
  expect(plusSeconds('2031-05-01T18:00:00.000Z', 14 * 86_400)).toBe('2031-05-15T18:00:00.000Z');
  expect(justBefore('2031-05-01T00:00:00.000Z')).toBe('2031-04-30T23:59:59.999Z');
});

test.each([
  ['Kiritimati', '2031-05-04T10:00:00.000Z', '2031-05-05'],
  ['Berlin', '2031-05-04T22:00:00.000Z', '2031-05-05'],
  ['Pago Pago', '2031-05-05T11:00:00.000Z', '2031-05-05'],
])('A midnight in %s tells the date that it begins', (_zone, at, date) => {
  expect(dateBeginning(at, 'monday')).toBe(date);
});

test.each([
  ['a war that begins on a Monday', 1, '2031-05-05', 1],
  ['its first Sunday', 7, '2031-05-11', 1],
  ['the Monday after', 8, '2031-05-12', 2],
  ['a war that begins on a Sunday', 1, '2031-05-04', 1],
  ['the Monday after its first day', 2, '2031-05-05', 2],
  ['the Monday after that', 9, '2031-05-12', 3],
  ['a day after a pause of a week', 4, '2031-05-15', 1],
])('NODE-VP-02: the week of %s', (_what, day, date, week) => {
  expect(weekOfWar(day, date)).toBe(week);
});
