import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nonce, sheet } from '../testing/asks.ts';
import { codeOf } from '../testing/code-of.ts';
import { lobbyWithPlayers } from '../testing/lobby-fixture.ts';
import { type Api, type People, people } from '../testing/people.ts';
import { standing } from '../testing/standing.ts';

let world: People;
let owner: Api;
let both: Api;
let rival: Api;

beforeAll(async () => {
  world = await people();
  [owner, both, rival] = await Promise.all([world.person('owner'), world.person('both'), world.person('rival')]);
}, 60_000);

afterAll(() => world.close());

const [AZURE, MADDER] = [seatId('azure'), seatId('madder')];

/** A private war on one screen: one user holds azure and madder, another the other two seats. */
async function war(name: string) {
  const made = await lobbyWithPlayers(owner, [both, both, rival, rival], name, false, null, true);
  expect(await owner.campaigns.start(made)).toMatchObject({ ok: true });
  return made;
}

test('while no seat is open, its users read what a spectator may know', async () => {
  const { campaign, slug } = await war('A Covered War');
  const head = await both.play.head({ campaign });
  const { covered } = head.screen ?? {};
  expect(head).toMatchObject({ viewer: 'spectator', you: null, roles: ['spectator'], sealedAt: null });
  expect(covered).toEqual([AZURE, MADDER]);
  expect(await both.play.view({ campaign })).toMatchObject({ viewer: 'spectator' });
  expect(await both.campaigns.lobby({ slug })).toMatchObject({ you: null, covered: [AZURE, MADDER] });
  expect(await codeOf(both.orders.draft({ campaign }))).toBe('FORBIDDEN');
});

test('the open seat reads and writes, and neither reads nor shows anything of the covered one', async () => {
  const { campaign } = await war('A War of Two Drafts');
  await both.screen.uncover({ campaign, seat: AZURE });
  expect(await both.play.view({ campaign })).toMatchObject({ viewer: 'seat', view: { own: { id: 'azure' } } });
  await both.orders.save({ campaign, opening: 0, sheet });
  await both.screen.uncover({ campaign, seat: MADDER });
  expect(await both.play.view({ campaign })).toMatchObject({ viewer: 'seat', view: { own: { id: 'madder' } } });
  expect(await both.orders.draft({ campaign })).toEqual({ draft: null, sealed: null });
  const { seats, screen } = await both.play.head({ campaign });
  expect(seats.map(({ hasDraft }) => hasDraft)).toEqual([false, false, false, false]);
  expect(screen, 'who is next is not told to a side').toEqual({ covered: [AZURE], next: [] });
});

test('the cover names the seats that owe a sheet', async () => {
  const { campaign } = await war('A War of Seals');
  expect((await both.play.head({ campaign })).screen?.next).toEqual([AZURE, MADDER]);
  await both.screen.uncover({ campaign, seat: AZURE });
  expect(await both.orders.seal({ campaign, opening: 0, sheet, nonce })).toMatchObject({ ok: true });
  const { you, screen } = await both.play.head({ campaign });
  expect({ you, screen }).toEqual({ you: null, screen: { covered: [AZURE, MADDER], next: [MADDER] } });
});

test('a page that takes another seat to be uncovered gets nothing and changes nothing', async () => {
  const made = await war('A War in Two Windows');
  const { campaign, slug } = made;
  const old = await world.at('both', `${campaign}:azure`);
  await both.screen.uncover({ campaign, seat: AZURE });
  expect(await old.play.view({ campaign })).toMatchObject({ viewer: 'seat' });
  await both.screen.uncover({ campaign, seat: MADDER });
  const before = await standing(world, made);
  for (const asked of [
    old.play.view({ campaign }),
    old.play.head({ campaign }),
    old.campaigns.lobby({ slug }),
    old.orders.save({ campaign, opening: 0, sheet }),
    old.orders.seal({ campaign, opening: 0, sheet, nonce }),
  ])
    expect(await codeOf(asked)).toBe('CONFLICT');
  await both.screen.cover({ campaign });
  expect(await codeOf(old.play.view({ campaign }))).toBe('CONFLICT');
  await both.screen.uncover({ campaign, seat: MADDER });
  expect(await standing(world, made)).toEqual(before);
});

test('a page of another campaign may say what it likes', async () => {
  const { campaign } = await war('A War Beside It');
  const elsewhere = await world.at('both', '00000000-0000-4000-8000-000000000000:azure');
  expect(await elsewhere.play.view({ campaign })).toMatchObject({ viewer: 'spectator' });
});
