import { createDb } from '@sealed-orders/db';
import { expect, test } from 'vitest';
import { authOptions } from './options.ts';
import { createSessions } from './sessions.ts';

const db = createDb({ connectionString: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 });
const sessions = createSessions({ db, demo: false });
const settings = { db, sessions, secret: 'the secret of this test', secure: true, demo: false, providers: {} };
const { callbacks } = authOptions(settings);
const baseUrl = 'https://war.example';

/** Where NextAuth sends a user who asked for this address. */
const sentTo = async (url: string): Promise<string | undefined> => callbacks?.redirect?.({ url, baseUrl });

test.each([
  ['/c/varn-salient?turn=3', 'https://war.example/c/varn-salient?turn=3'],
  ['https://war.example/armies', 'https://war.example/armies'],
  ['https://war.example', 'https://war.example/'],
])('%s is of this site', async (url, goesTo) => {
  expect(await sentTo(url)).toBe(goesTo);
});

test.each([
  'https://example.org/',
  '//example.org',
  '/\\example.org',
  '/\t/example.org',
  '/\n\\example.org',
  'https://war.example@example.org/',
  'https://war.example.example.org/',
  'http://war.example/',
  'https://war.example:8443/',
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://',
  '//[',
])('%j leads to the home page', async (url) => {
  expect(await sentTo(url)).toBe('https://war.example');
});
