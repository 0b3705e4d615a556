import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../testing/code-of.ts';
import { lobbyWithPlayers } from '../testing/lobby-fixture.ts';
import { type People, people } from '../testing/people.ts';

let world: People;
beforeAll(async () => {
  world = await people();
});
afterAll(() => world.close());

test('a new name is shown everywhere, unless somebody in one of the user’s campaigns has one like it', async () => {
  const [olga, ann, bob] = await Promise.all([world.person('olga'), world.person('ann'), world.person('bob')]);
  const { slug } = await lobbyWithPlayers(olga, [ann, bob], 'A Named War', false);
  expect(await ann.account.rename({ displayName: ' Anna ' })).toEqual({ ok: true, value: { done: true } });
  expect(await ann.account.me()).toMatchObject({ username: 'ann', displayName: 'Anna' });
  expect((await bob.campaigns.lobby({ slug })).seats.map(({ user }) => user?.name)).toEqual([
    'Anna',
    'bob',
    undefined,
    undefined,
  ]);
  for (const [displayName, code] of [
    ['B0b', 'name-taken'],
    ['Referee', 'display-name-reserved'],
  ] as const)
    expect(await ann.account.rename({ displayName })).toEqual({ ok: false, problem: { code } });
  for (const displayName of ['', 'x'.repeat(41), 'An\nna'])
    expect(await codeOf(ann.account.rename({ displayName }))).toBe('BAD_REQUEST');
  expect(await ann.account.me()).toMatchObject({ displayName: 'Anna' });
});
