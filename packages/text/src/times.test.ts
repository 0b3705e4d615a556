import { expect, test } from 'vitest';
import { clockTime, localTime } from './times.ts';

const AT = new Date('2026-11-21T15:12:00.000Z');

test('local time names the place, and the weekday if it isn’t the reader’s', () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(localTime(AT, here)).toMatch(new RegExp(` ${clockTime(AT)}$`));
  // The Line Islands are 26 hours ahead of Baker Island: at this moment no reader has the same weekday as both.
  const days = ['Pacific/Kiritimati', 'Etc/GMT+12'].map((zone) => localTime(AT, zone));
  expect(days).toContainEqual(expect.stringMatching(/^(Kiritimati Sun 05:12|GMT\+12 Sat 03:12)$/));
  expect(localTime(AT, 'America/Argentina/Buenos_Aires')).toMatch(/^Buenos Aires (\w{3} )?12:12$/);
});
