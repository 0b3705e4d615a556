import { expect, test } from 'vitest';
import { nextDue } from './due.ts';
import { setUp, war } from './testing.ts';

const dates = (made: ReturnType<typeof war>) =>
  made.story.flatMap((event) => (event.type === 'day-began' || event.type === 'war-began' ? [event.date] : []));

test('The first day begins with the midnight of the start date', () => {
  const made = setUp({ red: 'orks', blue: 'imperial-guard' }, { settings: { setupHours: 1 } });
  made.until('2031-05-04T23:59');
  expect(made.state.clock).toMatchObject({ day: 0, date: '2031-05-04' });
  made.until('2031-05-05T00:00');
  expect(made.state.clock).toMatchObject({ day: 1, date: '2031-05-05' });
});

test('Every midnight begins a day, in one jump or in many', () => {
  const [jump, walk] = [war({ red: 'orks', blue: 'tau' }), war({ red: 'orks', blue: 'tau' })];
  jump.midnights(3);
  for (const _ of [1, 2, 3]) walk.midnights();
  expect(jump.state).toEqual(walk.state);
  expect(dates(jump)).toEqual(['2031-05-05', '2031-05-06', '2031-05-07', '2031-05-08']);
});

test('A pause skips its midnights, and the next one tells the date', () => {
  const made = war({ red: 'orks', blue: 'tau' });
  made.pause(72);
  expect(made.state.clock.day).toBe(1);
  made.midnights();
  expect(made.state.clock).toMatchObject({ day: 2, date: '2031-05-09' });
});

test('Everything the rules wait for is their own time', () => {
  const entries = nextDue(war({ red: 'orks', blue: 'tau' }).state);
  expect(entries).toContainEqual({
    id: 'midnight',
    due: { kind: 'on', date: '2031-05-06', time: '00:00', zone: 'UTC' },
    isFirm: true,
  });
  expect(entries.filter(({ isFirm }) => !isFirm)).toEqual([]);
});
