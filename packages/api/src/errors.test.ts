import { createRateLimits } from '@sealed-orders/auth';
import { openHost } from '@sealed-orders/host';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { afterAll, expect, test } from 'vitest';
import type { Context } from './context.ts';
import { createReaders } from './readers.ts';
import { appRouter } from './router.ts';
import { createOrderRateLimit } from './routers/orders.ts';

/** A host whose database is missing. */
const opened = openHost({ connectionString: 'postgres://the-user:the-password@127.0.0.1:1/the-database', poolSize: 1 });
afterAll(() => opened.close());

const THROTTLED = { ok: false, problem: { code: 'throttled' } } as const;

const context: Context = {
  host: opened.host,
  accounts: {
    signUp: async () => THROTTLED,
    profile: async () => null,
    timeZone: async () => null,
    renameProblem: async () => null,
    setTimeZone: async () => undefined,
    changePassword: async () => THROTTLED,
    signOutEverywhere: async () => undefined,
    mail: async () => null,
    setMailAddress: async () => THROTTLED,
    confirmMailAddress: async () => THROTTLED,
    removeMailAddress: async () => ({ ok: true, value: { done: true } }),
    requestRecovery: async () => THROTTLED,
    recover: async () => THROTTLED,
  },
  ...createReaders(),
  orderRateLimit: createOrderRateLimit(createRateLimits({ db: opened.db, secret: 'a secret' })),
  session: null,
  address: 'here',
};

function asked(path: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const request = new Request(
    `http://localhost/${path}`,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  return fetchRequestHandler({ endpoint: '', req: request, router: appRouter, createContext: () => context });
}

test('internal errors reveal nothing', async () => {
  const answer = await asked('campaigns.public');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    error: {
      message: 'INTERNAL_SERVER_ERROR',
      code: -32603,
      data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: 'campaigns.public', issues: [] },
    },
  });
});

test('input errors name the place, and nothing that was typed', async () => {
  const answer = await asked('account.signUp', { username: 'Secret Name', password: 'secret', displayName: 'Red' });
  expect(answer.status).toBe(400);
  const text = await answer.text();
  expect(text.toLowerCase()).not.toContain('secret');
  expect(JSON.parse(text)).toEqual({
    error: {
      message: 'BAD_REQUEST',
      code: -32600,
      data: {
        code: 'BAD_REQUEST',
        httpStatus: 400,
        path: 'account.signUp',
        issues: [
          { code: 'invalid_format', path: ['username'] },
          { code: 'too_small', path: ['password'] },
        ],
      },
    },
  });
});

test('an unknown procedure is not found', async () => {
  const answer = await asked('campaigns.__proto__');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { message: 'NOT_FOUND' } });
});
