import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';

export interface Login {
  readonly username: string;
  readonly password: string;
}

/** Signs a browser in by the same requests that the form makes. */
export async function signIn({ request }: Pick<BrowserContext, 'request'>, login: Login): Promise<void> {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
  const form = { ...login, csrfToken, json: 'true' };
  const answer = await request.post('/api/auth/callback/credentials', { form });
  expect((await answer.json()).url).not.toContain('error');
}

/** Calls a procedure that changes something, and gives its answer. */
export async function call(request: APIRequestContext, procedure: string, input: unknown): Promise<unknown> {
  const answer = await request.post(`/api/trpc/${procedure}`, { data: input });
  expect(answer.ok(), `${procedure}: ${await answer.text()}`).toBe(true);
  const { result } = await answer.json();
  return result.data;
}

/** Somebody new, with an account and signed in. */
export async function newcomer(context: Pick<BrowserContext, 'request'>, name: string): Promise<Login> {
  const login = { username: `${name}-${randomBytes(4).toString('hex')}`, password: 'a password of theirs' };
  expect(await call(context.request, 'account.signUp', { ...login, displayName: name })).toMatchObject({ ok: true });
  await signIn(context, login);
  return login;
}
