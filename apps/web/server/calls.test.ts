import { expect, test } from 'vitest';
import { readCalls } from './calls.ts';

const get = (path: string) => readCalls({ method: 'GET', url: `/api/trpc/${path}`, headers: {} }, '');
const post = (path: string, body: string, type = 'application/json') =>
  readCalls({ method: 'POST', url: `/api/trpc/${path}`, headers: { 'content-type': type } }, body);

test('a query has its input in the address, a mutation in the body', () => {
  expect(get(`play.head?input=${encodeURIComponent('{"campaign":"x"}')}`)).toEqual({
    isBatch: false,
    calls: [{ path: 'play.head', type: 'query', input: { campaign: 'x' }, index: 0 }],
  });
  expect(post('orders.seal', '{"step":1}')?.calls).toEqual([
    { path: 'orders.seal', type: 'mutation', input: { step: 1 }, index: 0 },
  ]);
});

test('an upload is a call when it comes alone, on its own path', () => {
  expect(post('rosters.upload', '{"fileName":"a.ros"}')).toEqual({
    isBatch: false,
    calls: [{ path: 'rosters.upload', type: 'mutation', input: { fileName: 'a.ros' }, index: 0 }],
  });
});

test('a batch gives each call its own input, or none', () => {
  expect(get(`account.me,play.head?batch=1&input=${encodeURIComponent('{"1":{"campaign":"x"}}')}`)).toEqual({
    isBatch: true,
    calls: [
      { path: 'account.me', type: 'query', input: undefined, index: 0 },
      { path: 'play.head', type: 'query', input: { campaign: 'x' }, index: 1 },
    ],
  });
  expect(get('account.me?batch=1')?.calls).toHaveLength(1);
});

test.each([
  ['letters that are written out', String.raw`"\u00fc\n\ud83d\ude80"`, 'ü\n🚀'],
  ['a word that only looks like it', String.raw`"\\u0000"`, String.raw`\u0000`],
])('%s are an input like any other', (_title, body, input) => {
  expect(post('orders.seal', body)?.calls[0]?.input).toBe(input);
});

test.each([
  ['a form of another site', post('orders.seal', 'step=1', 'application/x-www-form-urlencoded')],
  ['text that pretends', post('orders.seal', '{}', 'text/plain')],
  ['broken JSON', post('orders.seal', '{"step":')],
  ['a broken input', get('play.head?input=%7B')],
  ['a broken name', get('play%')],
  ['a character that no database keeps', post('orders.seal', String.raw`{"name":["a\u0000b"]}`)],
  ['half of a character', post('orders.seal', String.raw`{"\ud83d":1}`)],
  ['the same in an address', get(`play.head?input=${encodeURIComponent(String.raw`"\u0000"`)}`)],
  ['a batch whose inputs are a list', get('play.head?batch=1&input=[1]')],
  ['an endless batch', get(`${'account.me,'.repeat(30)}account.me?batch=1`)],
  ['an upload in a batch', post('rosters.upload?batch=1', '{"0":{}}')],
  ['twenty uploads in a batch', post(`${Array(20).fill('rosters.upload').join(',')}?batch=1`, '{}')],
  ['an upload behind another call', post('account.signUp,rosters.upload?batch=1', '{}')],
  ['an upload whose name is written out', post('rosters%2Eupload', '{}')],
  ['an upload whose name is written out in a batch', post('account.signUp%2Crosters.uploa%64?batch=1', '{}')],
  ['an archive in a batch', post('ending.importWar?batch=1', '{"0":{}}')],
  ['an upload with a query', post('rosters.upload?', '{}')],
  ['another method', readCalls({ method: 'PUT', url: '/api/trpc/account.me', headers: {} }, '{}')],
])('is not a call: %s', (_title, calls) => {
  expect(calls).toBeNull();
});
