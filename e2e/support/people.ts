import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { openHost } from '@sealed-orders/host';
import { accounts } from '@sealed-orders/testkit';
import { accountText } from '@sealed-orders/text/pages/account';
import { env } from '../env.ts';
import { press } from './war-orders.ts';

export interface Login {
  readonly username: string;
  readonly password: string;
}

/** Signs a browser in with the same requests as the form. */
export async function signIn({ request }: Pick<BrowserContext, 'request'>, login: Login): Promise<void> {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
  const form = { ...login, csrfToken, json: 'true' };
  const answer = await request.post('/api/auth/callback/credentials', { form });
  expect((await answer.json()).url).not.toContain('error');
}

interface Answer {
  readonly result: { readonly data: { readonly ok: boolean; readonly value?: Readonly<Record<string, string>> } };
}

/** Calls a mutation, which must succeed. Returns its result. */
export async function call(
  request: APIRequestContext,
  procedure: string,
  input: unknown,
): Promise<Readonly<Record<string, string | undefined>>> {
  const answer = await request.post(`/api/trpc/${procedure}`, { data: input });
  expect(answer.ok(), `${procedure}: ${await answer.text()}`).toBe(true);
  const { result }: Answer = await answer.json();
  expect(result.data, procedure).toMatchObject({ ok: true });
  return result.data.value ?? {};
}

/**
 * Fills in the form for a new account. Only journeys about beginnings use it: all share one address, and the site
 * limits sign-ups per address and hour.
 */
export async function signUpByForm(page: Page, name: string): Promise<void> {
  const text = accountText.signUp;
  // The sign-in form, which may lead here, has a field of the same name.
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
  await page.getByLabel(text.userName, { exact: true }).fill(`${name}-${randomBytes(4).toString('hex')}`);
  await page.getByLabel(text.displayName).fill(name);
  await page.getByLabel(text.password, { exact: true }).fill('a password of theirs');
  await press(page.getByRole('button', { name: text.submit }));
}

/** A new user, with an account and signed in. */
export async function newcomer(context: Pick<BrowserContext, 'request'>, name: string): Promise<Login> {
  const login = await newAccount(name);
  await signIn(context, login);
  return login;
}

/**
 * A new user's account. It is created in the database: all journeys share one address, and the site limits sign-ups per
 * address and hour.
 */
async function newAccount(name: string): Promise<Login> {
  const login = { username: `${name}-${randomBytes(4).toString('hex')}`, password: 'a password of theirs' };
  const open = openHost({ connectionString: env.databaseUrl, poolSize: 1 });
  try {
    await accounts(open, [{ username: login.username, displayName: name }], login.password);
  } finally {
    await open.close();
  }
  return login;
}
