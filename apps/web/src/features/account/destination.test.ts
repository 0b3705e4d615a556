import { expect, test } from 'vitest';
import { destination } from './destination.ts';

test.each([
  ['a path of this site', '/c/varn-salient', '/c/varn-salient'],
  ['nothing', null, '/campaigns'],
  ['another site', 'https://example.org/', '/campaigns'],
  ['another site without a scheme', '//example.org', '/campaigns'],
  ['another site behind a backslash', '/\\example.org', '/campaigns'],
])('after signing in with %s', (_title, to, goesTo) => {
  expect(destination(to)).toBe(goesTo);
});
