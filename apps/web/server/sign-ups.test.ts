import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, testSite } from './testing/site.ts';
import { visitor } from './testing/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await testSite();
}, 60_000);

afterAll(() => site.close());

const wanted = { username: 'red', password: 'a long password', displayName: 'Red' };

test('sign-ups refused because of the name do not count towards the hourly limit', async () => {
  const { api } = visitor(site.url);
  const signUp = (change: Partial<typeof wanted>) => api.account.signUp.mutate({ ...wanted, ...change });
  expect(await signUp({})).toMatchObject({ ok: true });
  for (let i = 0; i < 20; i++) {
    expect(await signUp({})).toMatchObject({ problem: { code: 'username-taken' } });
    expect(await signUp({ username: 'azure' })).toMatchObject({ problem: { code: 'username-reserved' } });
    expect(await signUp({ username: `red-${i}`, displayName: 'Referee' })).toMatchObject({
      problem: { code: 'display-name-reserved' },
    });
  }
  // The first account of this hour was Red's: 59 are left.
  const made = await Promise.all(Array.from({ length: 62 }, (_, i) => signUp({ username: `blue-${i}` })));
  expect(made.filter(({ ok }) => ok)).toHaveLength(59);
  expect(made.find(({ ok }) => !ok)).toEqual({ ok: false, problem: { code: 'throttled' } });
}, 60_000);
