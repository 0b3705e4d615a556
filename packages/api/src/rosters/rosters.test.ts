import { demoLists } from '@sealed-orders/formats/fixtures';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, type People, people } from '../testing/people.ts';
import { joined } from './joined.ts';
import { listsOf } from './lists-of.ts';

let world: People;
let red: Api;

beforeAll(async () => {
  world = await people();
  red = await world.person('red');
}, 60_000);

afterAll(() => world.close());

const lists = demoLists('azure').map(({ fileName, bytes }) => ({
  fileName,
  base64: Buffer.from(bytes).toString('base64'),
}));

async function uploaded(list: { fileName: string; base64: string } | undefined) {
  if (list === undefined) throw new Error('no such list');
  const answer = await red.rosters.upload(list);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
}

test('a list is kept, and laid open for its review', async () => {
  const list = await uploaded(lists[0]);
  expect(list).toMatchObject({ name: 'First Line Regiment', costTypes: [{ name: 'pts', total: 1060 }] });
  expect(list.review.points).toBe(list.costTypes[0]?.id);
  expect(await red.rosters.get({ roster: list.id })).toEqual(list);
  expect((await red.rosters.list()).map((it) => it.name)).toContain('First Line Regiment');
});

test('reviewed lists are joined into one detachment, whose points come from the lists', async () => {
  const [first, second] = [await uploaded(lists[0]), await uploaded(lists[1])];
  const both = [first, second].map(({ id, review }) => ({ roster: id, review }));
  const joined = await red.rosters.detachment({ name: 'Both', lists: both });
  expect(joined).toMatchObject({ ok: true, value: { name: 'Both', points: 1060 + 1180 } });
});

test('a list that is named many times is read once', async () => {
  const { id, review } = await uploaded(lists[0]);
  const { host } = world.opened;
  const asked: string[] = [];
  const counting: typeof host = {
    ...host,
    roster: (user, roster) => {
      asked.push(roster);
      return host.roster(user, roster);
    },
  };
  const list = listsOf({ host: counting }, (await red.account.me())?.userId ?? '');
  const named = Array.from({ length: 3 }, () => ({ roster: id, review }));
  const made = await joined(list, { name: 'Thrice', choices: {}, lists: named });
  expect(made).toMatchObject({ ok: true, value: { points: 3 * 1060 } });
  expect(asked).toEqual([id]);
});

test('an invalid review is refused with the reason', async () => {
  const { id, review } = await uploaded(lists[0]);
  const none = { ...review, units: review.units.map((unit) => ({ ...unit, counted: false })) };
  expect(await red.rosters.detachment({ name: 'None', lists: [{ roster: id, review: none }] })).toEqual({
    ok: false,
    problem: { code: 'no-units' },
  });
});

test.each([
  ['nothing', ''],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]).toString('base64')],
  ['an entity bomb', Buffer.from('<!DOCTYPE r [<!ENTITY a "a">]><roster>&a;</roster>').toString('base64')],
  ['half a list', lists[0]?.base64.slice(0, 2000) ?? ''],
])('%s is refused with its reason and changes nothing', async (_title, base64) => {
  const before = await red.rosters.list();
  expect(await red.rosters.upload({ fileName: 'list.ros', base64 })).toMatchObject({ ok: false });
  expect(await red.rosters.list()).toEqual(before);
});

test('an army of lists is set for one’s own seat only', async () => {
  const green = await world.person('green');
  const seats = ['red', 'green', 'blue', 'amber'].map((id) => ({ id, name: id }));
  const wanted = {
    name: 'War',
    system: 'hex-campaign',
    setup: { preset: 'four-players' },
    seats,
    isPublic: true,
  } as const;
  const made = await red.campaigns.create(wanted);
  const campaign = made.ok ? made.value.id : '';
  const { id, review } = await uploaded(lists[0]);
  const detachments = [{ name: 'First', lists: [{ roster: id, review }] }];
  await expect(red.campaigns.setArmy({ campaign, detachments })).rejects.toThrow('FORBIDDEN');
  await red.campaigns.takeSeat({ campaign, seat: seatId('red') });
  await green.campaigns.takeSeat({ campaign, seat: seatId('green') });
  expect(await red.campaigns.setArmy({ campaign, detachments })).toMatchObject({ ok: true });
  await expect(green.campaigns.setArmy({ campaign, detachments })).rejects.toThrow('NOT_FOUND');

  const slug = made.ok ? made.value.slug : '';
  const armies = async (api: Api) =>
    (await api.campaigns.lobby({ slug })).seats.map((it) => [it.hasArmy, it.army !== null]);
  expect((await armies(red))[0]).toEqual([true, true]);
  expect((await armies(green))[0]).toEqual([true, false]);

  const army = async () => (await red.campaigns.lobby({ slug })).seats[0]?.army;
  const before = await army();
  await red.rosters.remove({ roster: id });
  expect(await army(), 'an army stays when its list is removed').toEqual(before);
});
