import { expect, test } from 'vitest';
import { isPast, NOW, wallTime, whenOf } from './when.ts';

const at = (text: string) => ({ kind: 'on', at: text, mayPass: false }) as const;

test('a time counts once both its day and its hour are chosen', () => {
  expect(whenOf(at('2031-05-06T20:30'))).toEqual({ kind: 'on', date: '2031-05-06', time: '20:30' });
  expect(whenOf(at(''))).toBeNull();
  expect(whenOf(at('2031-05-06'))).toBeNull();
});

test('the other choices are complete as they are', () => {
  expect(whenOf(NOW)).toEqual({ kind: 'now' });
  expect(whenOf({ kind: 'affordable', at: '', mayPass: true })).toEqual({ kind: 'affordable', mayPass: true });
});

test('local time is that of the campaign’s zone', () => {
  const moment = new Date('2031-05-05T22:30:00.000Z');
  expect(wallTime(moment, 'Europe/Berlin')).toBe('2031-05-06T00:30');
  expect(wallTime(moment, 'America/New_York')).toBe('2031-05-05T18:30');
});

test('a time that has passed is refused, to the minute', () => {
  expect(isPast(at('2031-05-06T00:30'), '2031-05-06T00:30')).toBe(true);
  expect(isPast(at('2031-05-06T00:31'), '2031-05-06T00:30')).toBe(false);
  expect(isPast(at(''), '2031-05-06T00:30')).toBe(false);
  expect(isPast({ ...at('2020-01-01T00:00'), kind: 'now' }, '2031-05-06T00:30')).toBe(false);
});
