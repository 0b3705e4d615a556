import { DEEDS } from '@sealed-orders/host';
import { expect, test } from 'vitest';
import { appRouter } from './router.ts';
import { type Ask, OF_A_CAMPAIGN } from './testing/asks.ts';
import { BY_JOINING, BY_THE_CLOCK, DEEDS_OF, NO_LINE } from './testing/deeds.ts';
import type { Api } from './testing/people.ts';

const isWriting = (procedure: unknown): boolean =>
  typeof procedure === 'function' &&
  '_def' in procedure &&
  typeof procedure._def === 'object' &&
  procedure._def !== null &&
  'type' in procedure._def &&
  procedure._def.type === 'mutation';
const writing = Object.entries<unknown>(appRouter._def.procedures)
  .filter(([name, procedure]) => name in OF_A_CAMPAIGN && isWriting(procedure))
  .map(([name]) => name);
const accounts = Object.entries(DEEDS_OF);

/** The input of a call, by the procedure. */
async function sentBy(name: string): Promise<unknown> {
  const sent: unknown[] = [];
  const call = (input: unknown) => Promise.resolve(sent.push(input));
  const router = new Proxy({}, { get: () => call });
  const api: Api = Object.setPrototypeOf({}, new Proxy({}, { get: () => router }));
  const ask: Ask | undefined = OF_A_CAMPAIGN[name];
  await ask?.(api, { campaign: 'c', slug: 's' });
  return sent[0];
}

test('every procedure that writes says which deed it notes and whether it needs a reason, or why it notes none', () => {
  expect(Object.keys(DEEDS_OF).sort()).toEqual(writing.sort());
});

test('every listed deed is noted by some procedure', () => {
  const noted = accounts.flatMap(([, account]) => (account.line === null ? [] : account.line));
  expect([...new Set([...noted, ...BY_JOINING, ...BY_THE_CLOCK])].sort()).toEqual([...DEEDS].sort());
});

test('every cause for not noting a deed has a procedure', () => {
  const causes = accounts.flatMap(([, account]) => (account.line === null ? [account.because] : []));
  expect([...new Set(causes)].sort()).toEqual(Object.keys(NO_LINE).sort());
});

test.each(accounts.filter(([, account]) => account.line !== null && account.reason === 'given').map(([name]) => name))(
  '%s asks for a reason',
  async (name) => {
    expect(JSON.stringify(await sentBy(name))).toMatch(/"(reason|evict)":/);
  },
);
