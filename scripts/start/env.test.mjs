import { afterEach, beforeEach, expect, test } from 'vitest';
import { settings } from './env.mjs';

const before = { ...process.env };

beforeEach(() => {
  Object.assign(process.env, { PORT: '', DATABASE_URL: '', SEALED_ORDERS_DEMO: '' });
});

afterEach(() => {
  process.env = { ...before };
});

test.each([
  ['with the built-in database', {}, true],
  ['not with a database of your own', { DATABASE_URL: 'postgres://db/war' }, false],
  ['there too when asked for', { DATABASE_URL: 'postgres://db/war', SEALED_ORDERS_DEMO: '1' }, true],
  ['not when refused', { SEALED_ORDERS_DEMO: '0' }, false],
])('the demo is loaded %s', (_title, set, isDemo) => {
  Object.assign(process.env, set);
  expect(settings([]).isDemo).toBe(isDemo);
});

test.each([
  [{ SEALED_ORDERS_DEMO: 'yes' }, 'SEALED_ORDERS_DEMO must be 1 or 0, but is "yes".'],
  [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535, but is "http".'],
  [{ PORT: '65536' }, 'PORT must be a number from 1 to 65535, but is "65536".'],
])('%j is not valid', (set, sentence) => {
  Object.assign(process.env, set);
  expect(() => settings([])).toThrow(sentence);
});
