import { openHost } from '@sealed-orders/host';
import { restated } from '@sealed-orders/host/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { War } from './testing/asks.ts';
import { codeOf } from './testing/code-of.ts';
import { lobbyWithPlayers, SEATS } from './testing/lobby-fixture.ts';
import { type Api, type People, people } from './testing/people.ts';

let world: People;
let owner: Api;
let azure: Api;
let war: War;

beforeAll(async () => {
  world = await people();
  owner = await world.person('owner');
  const players = await Promise.all(SEATS.map((name) => world.person(name)));
  azure = await world.known('azure');
  war = await lobbyWithPlayers(owner, players, 'A War Beyond Reading', true);
  // By a process of its own: the one that is asked has no copy of what was readable before.
  const { connectionString = '' } = world.opened.db.pool.options;
  const starter = openHost({ connectionString, poolSize: 2 });
  expect(await starter.host.start(war.campaign, await world.idOf('owner'))).toMatchObject({ ok: true });
  await starter.close();
  await restated(world.opened.db, war.campaign, 0, () => ({ nonsense: true }));
}, 60_000);

afterAll(() => world.close());

test('a campaign whose state cannot be read says so to everybody who may look at it', async () => {
  const { campaign } = war;
  for (const api of [owner, azure, world.nobody]) {
    expect(await codeOf(api.play.head({ campaign }))).toBe('PRECONDITION_FAILED');
    expect(await codeOf(api.play.view({ campaign }))).toBe('PRECONDITION_FAILED');
  }
});

test('those in charge find it on their desk, marked as broken', async () => {
  expect(await owner.desk.board()).toMatchObject([{ id: war.campaign, status: 'paused', pausedBecause: 'broken' }]);
});
