import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destination } from './destination.ts';

/** Where the browser goes from a page of this site. */
const originAfter = (path: string): string => new URL(path, 'https://war.example/sign-in').origin;

test.each([
  ['a path of this site', '/c/varn-salient', '/c/varn-salient'],
  ['a path with a query and a fragment', '/c/varn-salient?turn=3#report', '/c/varn-salient?turn=3#report'],
  ['an invitation', '/join/a-code_1', '/join/a-code_1'],
  ['the start page', '/', '/'],
  ['a path that climbs', '/c/../armies', '/armies'],
  ['an address in a query', '/c/war?from=https://example.org//', '/c/war?from=https://example.org//'],
  ['written-out signs', '/c/%2F%2Fexample.org', '/c/%2F%2Fexample.org'],
])('after signing in with %s', (_title, to, goesTo) => {
  expect(destination(to)).toBe(goesTo);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['another site', 'https://example.org/'],
  ['another site in capitals', 'HTTPS://example.org/'],
  ['another site without a scheme', '//example.org'],
  ['another site behind three slashes', '///example.org'],
  ['another site behind a backslash', '/\\example.org'],
  ['another site behind two backslashes', '\\\\example.org'],
  ['another site behind a backslash and a slash', '\\/example.org'],
  ['another site behind a tab', '/\t/example.org'],
  ['another site behind a line break', '/\n/example.org'],
  ['another site behind a carriage return', '/\r/example.org'],
  ['another site behind several of them', '/\t\r\n\t/example.org'],
  ['another site behind a tab and a backslash', '/\t\\example.org'],
  ['a tab first', '\t//example.org'],
  ['a space first', ' //example.org'],
  ['a control character first', '\u0001//example.org'],
  ['another site behind a dot', '/.//example.org'],
  ['another site behind two dots', '/..//example.org'],
  ['another site behind a folder and back', '/c/..//example.org'],
  ['another site behind a dot that is written out', '/%2e//example.org'],
  ['another site behind a dot and a backslash', '/.\\/example.org'],
  ['another site behind a dot and a tab', '/.\t//example.org'],
  ['a user name that looks like this site', 'https://war.example@example.org/'],
  ['a name that begins like this site', 'https://war.example.example.org/'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a tab', 'java\tscript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['a scheme without slashes', 'https:example.org'],
  ['a path that is not whole', 'campaigns'],
  ['the place that is only used to compare', 'https://site.invalid/armies'],
  ['something that is not an address', '//['],
])('%s leads to the campaigns', (_title, to) => {
  expect(destination(to)).toBe('/campaigns');
});

test('no address leads away from the site', () => {
  const sign = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    '.',
    '..',
    '%09',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    ' ',
    'example.org',
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 8 }), (signs) => {
      expect(originAfter(destination(`/${signs.join('')}`))).toBe('https://war.example');
    }),
    { numRuns: 2000 },
  );
});
