import { expect, test } from 'vitest';
import robots from './robots.ts';

const { rules } = robots();
const [rule] = Array.isArray(rules) ? rules : [rules];
const mayRead = (path: string): boolean => ![rule?.disallow ?? []].flat().some((closed) => path.startsWith(closed));

test.each([
  '/',
  '/wars',
  '/gazette/varn-salient/3/b3-1',
  '/gazette/varn-salient/3/card.png',
  '/rules/HEX-MOV-01',
  '/host',
  '/verify',
  '/practice',
  '/sign-up',
  '/_next/static/app.css',
  // Its pages say whether search engines may list them.
  '/c/varn-salient',
])('robots may read %s', (path) => {
  expect(mayRead(path)).toBe(true);
});

test.each([
  '/api/trpc/play.view',
  '/account',
  '/campaigns/new',
  '/desk',
  '/join/a-secret',
  '/calendars/a-secret.ics',
  '/maps/shared/a-secret',
  '/unsubscribe/a-secret',
])('robots may not read %s', (path) => {
  expect(mayRead(path)).toBe(false);
});
