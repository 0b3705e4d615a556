import { actionText } from '@sealed-orders/text/pages/action';
import { refusalTexts } from '@sealed-orders/text/pages/refusals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { carryOut } from './carry-out.ts';
import type { Follow } from './follow.ts';

type Answer =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: { readonly code: 'closed' } };

const WAR = ['war'];
const ME = ['me'];
const SIGNED_OUT = { data: { code: 'UNAUTHORIZED' } };

let leave: (() => void)[] = [];
afterEach(() => {
  for (const end of leave) end();
  leave = [];
});

/** A page that shows a war and the signed-in user, and a server that can go offline. */
async function page() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const server = { isPaused: false, isReached: true };
  const [asked, said, told]: [string[], string[], string[]] = [[], [], []];
  const answer = (name: string) => {
    asked.push(name);
    return server.isReached
      ? Promise.resolve({ isPaused: server.isPaused })
      : Promise.reject(new Error('no connection'));
  };
  for (const queryKey of [WAR, ME]) {
    leave.push(
      new QueryObserver(queries, { queryKey, queryFn: () => answer(queryKey.join()) }).subscribe(() => undefined),
    );
  }
  await Promise.all([WAR, ME].map((queryKey) => queries.fetchQuery({ queryKey })));
  asked.length = 0;
  const world = {
    queries,
    session: { key: ME, ask: () => answer('session') },
    say: (text: string) => void said.push(text),
    tell: ({ state }: { readonly state: string }) => void told.push(`${state} after ${asked.join()}`),
  };
  const act = (ask: () => Promise<Answer>, follow: Follow<null, Answer>) => carryOut(ask, null, follow, world);
  const isPaused = async () => {
    const war = await queries.fetchQuery({ queryKey: WAR, queryFn: () => answer('war') });
    return war.isPaused;
  };
  return { server, asked, said, told, act, isPaused };
}

const done = async (): Promise<Answer> => ({ ok: true, value: 'seal' });
const refused = async (): Promise<Answer> => ({ ok: false, problem: { code: 'closed' } });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('success is announced, and what it changed is refetched', async () => {
  const { act, asked, said, told } = await page();
  const outcome = await act(done, { done: ({ ok }) => (ok ? 'Sealed.' : null), again: [WAR] });
  expect(outcome).toMatchObject({ state: 'done', problem: null, value: { value: 'seal' } });
  expect({ said, asked, told }).toEqual({ said: ['Sealed.'], asked: ['war'], told: ['done after '] });
});

test('queries that only show whether it was done are not refetched after success', async () => {
  const { act, asked } = await page();
  await act(done, { shown: [WAR] });
  expect(asked).toEqual([]);
});

test('a refusal is explained in the words of the page, or of the site, before anything is refetched', async () => {
  const { act, told, asked } = await page();
  const own = await act(refused, { refusals: { closed: 'Too late.' }, again: [WAR] });
  expect(own).toMatchObject({ state: 'refused', problem: 'Too late.', refusal: { problem: { code: 'closed' } } });
  expect({ told, asked }).toEqual({ told: ['refused after '], asked: ['war'] });
  expect((await act(refused, {})).problem).toBe(refusalTexts.closed);
  expect((await act(refused, { why: ({ problem }) => `No: ${problem.code}.` })).problem).toBe('No: closed.');
});

test('a signed-out reader keeps the page: only the session, and what the page names for it, is refetched', async () => {
  const { act, asked } = await page();
  const outcome = await act(() => Promise.reject(SIGNED_OUT), { again: [WAR] });
  expect(outcome).toMatchObject({ state: 'signed-out', problem: actionText.failed['signed-out'] });
  expect(asked).toEqual(['me']);
  await act(() => Promise.reject(SIGNED_OUT), { again: [WAR], shown: [WAR] });
  expect(asked).toEqual(['me', 'me', 'war']);
});

test('after a lost answer the page refetches the record, and says that it shows it', async () => {
  const { act, asked } = await page();
  const outcome = await act(lost, { again: [WAR] });
  expect(outcome).toMatchObject({ state: 'lost', problem: actionText.lost.shown });
  expect(asked).toEqual(['session', 'war']);
});

test('after a lost answer the data shows that it was not done', async () => {
  const { act, isPaused } = await page();
  const outcome = await act(lost, { again: [WAR], wasDone: isPaused });
  expect(outcome).toMatchObject({ state: 'lost', problem: actionText.lost['not-done'] });
});

test('after a lost answer the data shows that it was done, and success is announced', async () => {
  const { act, isPaused, server, said } = await page();
  const ask = () => {
    server.isPaused = true;
    return lost();
  };
  let found = 0;
  const outcome = await act(ask, { done: 'Paused.', onFound: () => (found += 1), again: [WAR], wasDone: isPaused });
  expect(outcome).toMatchObject({ state: 'done', problem: null, value: null });
  expect({ said, found }).toEqual({ said: ['Paused.'], found: 1 });
});

test('what the server does only once is asked again after a lost answer, with the same input', async () => {
  const { act, said } = await page();
  let times = 0;
  const ask = () => {
    times += 1;
    return times === 1 ? lost() : done();
  };
  expect(await act(ask, { done: 'Sealed.', isOnce: true })).toMatchObject({ state: 'done', value: { value: 'seal' } });
  expect({ times, said }).toEqual({ times: 2, said: ['Sealed.'] });
  times = 0;
  expect(await act(ask, {})).toMatchObject({ state: 'lost' });
  expect(times).toBe(1);
});

test('when the second answer does not say what was done either, the first one stays lost', async () => {
  const { act, asked } = await page();
  let times = 0;
  const ask = () => {
    times += 1;
    return times === 1 ? lost() : Promise.reject({ data: { code: 'TOO_MANY_REQUESTS' } });
  };
  expect(await act(ask, { again: [WAR], isOnce: true })).toMatchObject({ state: 'lost' });
  expect({ times, asked }).toEqual({ times: 2, asked: ['session', 'war'] });
});

test('what the server refused to answer is not asked again', async () => {
  const { act } = await page();
  let times = 0;
  const ask = () => {
    times += 1;
    return Promise.reject(SIGNED_OUT);
  };
  expect(await act(ask, { isOnce: true })).toMatchObject({ state: 'signed-out' });
  expect(times).toBe(1);
});

test('without a connection nothing is claimed', async () => {
  const { act, isPaused, server } = await page();
  server.isReached = false;
  const outcome = await act(lost, { again: [WAR], wasDone: isPaused });
  expect(outcome).toMatchObject({ state: 'lost', problem: actionText.lost['out-of-reach'] });
});

test('a page that shows none of the data claims nothing', async () => {
  const { act } = await page();
  expect((await act(lost, {})).problem).toBe(actionText.lost.unknown);
  expect((await act(lost, { again: [['elsewhere']] })).problem).toBe(actionText.lost.unknown);
});

test('optimistic updates are reverted before the record is read', async () => {
  const { act, asked } = await page();
  const before: string[] = [];
  await act(lost, { onFailed: () => before.push(asked.join()), shown: [WAR] });
  expect(before).toEqual(['']);
});
