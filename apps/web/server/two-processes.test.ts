import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, testSite } from './testing/site.ts';
import { visitor } from './testing/visitor.ts';

/** Two processes of one site. */
let sites: readonly Site[];

beforeAll(async () => {
  const one = await testSite();
  sites = [one, await testSite({ beside: one })];
}, 60_000);

afterAll(async () => {
  for (const site of sites.toReversed()) await site.close();
});

const PASSWORD = 'a long password';
const account = (username: string) => ({ username, password: PASSWORD, displayName: username });

/** The accounts that were created: it is chance which of the concurrent attempts exceed the limit. */
let members: readonly string[];

const member = (i: number): string => members[i] ?? expect.fail('no such member');

/** The process whose turn it is. */
const at = (i: number): Site => sites[i % sites.length] ?? expect.fail('no process');

test('two processes allow no more accounts from one address than one does', async () => {
  const names = Array.from({ length: 64 }, (_, i) => `red-${i}`);
  const made = await Promise.all(names.map((name, i) => visitor(at(i).url).api.account.signUp.mutate(account(name))));
  members = names.filter((_, i) => made[i]?.ok);
  expect(members).toHaveLength(60);
  for (const site of sites)
    expect(await visitor(site.url).api.account.signUp.mutate(account('one-more'))).toEqual({
      ok: false,
      problem: { code: 'throttled' },
    });
}, 60_000);

test('wrong passwords for an account count together, and so do attempts on a name that does not exist', async () => {
  for (const name of [member(0), 'nobody-has-it']) {
    for (let i = 0; i < 10; i++)
      expect(await visitor(at(i).url).signIn(name, 'a wrong password'), name).toContain('CredentialsSignin');
    for (const site of sites) expect(await visitor(site.url).signIn(name, PASSWORD), name).toContain('throttled');
  }
}, 60_000);

test('wrong old passwords of one user count together', async () => {
  const [here, there] = sites.map(({ url }) => visitor(url));
  if (here === undefined || there === undefined) throw new Error('two processes');
  for (const one of [here, there]) await one.signIn(member(1), PASSWORD);
  const change = (i: number, old: string) =>
    (i % 2 === 0 ? here : there).api.account.changePassword.mutate({ old, next: 'a longer password' });
  for (let i = 0; i < 10; i++)
    expect(await change(i, 'a wrong password')).toMatchObject({ problem: { code: 'wrong-password' } });
  for (const i of [0, 1]) expect(await change(i, PASSWORD)).toMatchObject({ problem: { code: 'throttled' } });
}, 60_000);

test('addresses are not stored', async () => {
  const kept = await at(0).db.prisma.rateLimit.findMany();
  expect(kept.length).toBeGreaterThan(3);
  expect(JSON.stringify(kept)).not.toMatch(/127\.0\.0\.1|red-|nobody-has-it/);
});
