import { demoLists } from '@sealed-orders/formats/fixtures';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joined, listsOf } from '../rosters/joined.ts';
import { codeOf } from '../testing/code-of.ts';
import { type Api, type People, people } from '../testing/people.ts';

let world: People;
let red: Api;
let green: Api;

beforeAll(async () => {
  world = await people();
  [red, green] = await Promise.all([world.person('red'), world.person('green')]);
}, 60_000);

afterAll(() => world.close());

const lists = demoLists('azure').map(({ fileName, bytes }) => ({
  fileName,
  base64: Buffer.from(bytes).toString('base64'),
}));

async function uploaded(list: { fileName: string; base64: string } | undefined, by = red) {
  if (list === undefined) throw new Error('no such list');
  const answer = await by.rosters.upload(list);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
}

test('a list is saved, and prepared for its review', async () => {
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

test('an army of lists is set only for one’s own seat', async () => {
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

test('only its owner finds a list', async () => {
  const { id: roster, review } = await uploaded(lists[0]);
  const planned = { name: 'First', lists: [{ roster, review }] };
  expect(await red.rosters.get({ roster })).toMatchObject({ id: roster });
  expect(await red.rosters.detachment(planned)).toMatchObject({ ok: true });

  expect(await codeOf(green.rosters.get({ roster }))).toBe('NOT_FOUND');
  expect(await codeOf(green.rosters.detachment(planned))).toBe('NOT_FOUND');
  expect(await green.rosters.list()).toEqual([]);
});

test('only its owner can remove a list', async () => {
  const [{ id: roster }, { id: other }] = [await uploaded(lists[0]), await uploaded(lists[0])];
  expect(await codeOf(green.rosters.remove({ roster }))).toBe('NOT_FOUND');
  expect(await red.rosters.get({ roster })).toMatchObject({ id: roster });

  expect(await red.rosters.remove({ roster })).toEqual({ removed: true });
  expect(await codeOf(red.rosters.get({ roster }))).toBe('NOT_FOUND');
  expect(await codeOf(red.rosters.remove({ roster }))).toBe('NOT_FOUND');
  expect((await red.rosters.list()).map(({ id }) => id)).toContain(other);
});

test('a detachment has the typed name, without characters that hide or reverse text', async () => {
  const { id: roster, review } = await uploaded(lists[0]);
  const joined = await red.rosters.detachment({ name: ' \u202eFirst\n Column', lists: [{ roster, review }] });
  expect(joined).toMatchObject({ ok: true, value: { name: 'First Column' } });
});

test('the number of a user’s lists is limited', async () => {
  const collector = await world.person('collector');
  const { id: userId } = await world.opened.db.prisma.user.findUniqueOrThrow({ where: { username: 'collector' } });
  const kept = { userId, name: 'Kept', fileName: 'kept.ros', roster: {} };
  await world.opened.db.prisma.roster.createMany({ data: Array.from({ length: 59 }, () => kept) });

  await uploaded(lists[0], collector);
  expect(await collector.rosters.upload({ fileName: 'list.ros', base64: lists[0]?.base64 ?? '' })).toEqual({
    ok: false,
    problem: { code: 'too-many-lists' },
  });
  expect(await collector.rosters.list()).toHaveLength(60);
});

const STAFF = { name: 'Field Staff', slot: 'hq', moveClass: 'infantry', models: 5, points: 150 } as const;
const TANKS = { name: 'Tanks', slot: 'heavy-support', moveClass: 'tracked', models: 3, points: 225 } as const;

async function typed(name: string): Promise<string> {
  const saved = await red.rosters.saveTyped({ roster: null, name, units: [STAFF, TANKS] });
  if (!saved.ok) throw new Error(saved.problem.code);
  return saved.value.id;
}

test('a typed list is a list like any other, and its review needs no work', async () => {
  const id = await typed('Home Guard');
  const list = await red.rosters.get({ roster: id });
  expect(list.typed).toEqual([STAFF, TANKS]);
  const made = await red.rosters.detachment({ name: 'First', lists: [{ roster: id, review: list.review }] });
  expect(made).toMatchObject({ ok: true, value: { points: 375, units: [{ slot: 'hq' }, { moveClass: 'tracked' }] } });
});

test('pasted text gives the units of a typed list, or says that there are none', async () => {
  const text = 'HQ\nField Staff (150 pts)\n  5x Officer';
  expect(await red.rosters.readText({ text })).toEqual({ ok: true, value: { units: [STAFF], unread: [] } });
  const more = await red.rosters.readText({ text: `${text}\n10x Guardians [400]` });
  expect(more).toMatchObject({ ok: true, value: { unread: ['10x Guardians [400]'] } });
  expect(await red.rosters.readText({ text: 'No list' })).toEqual({ ok: false, problem: { code: 'no-units' } });
});

test('only its owner can edit and rename it', async () => {
  const id = await typed('Home Guard');
  expect(await red.rosters.saveTyped({ roster: id, name: 'Away Guard', units: [TANKS] })).toMatchObject({ ok: true });
  expect(await red.rosters.get({ roster: id })).toMatchObject({ name: 'Away Guard', typed: [TANKS] });
  expect(await red.rosters.rename({ roster: id, name: 'Old Guard' })).toEqual({ renamed: true });
  expect(await codeOf(green.rosters.rename({ roster: id, name: 'Mine' }))).toBe('NOT_FOUND');
  expect(await codeOf(green.rosters.saveTyped({ roster: id, name: 'Mine', units: [STAFF] }))).toBe('NOT_FOUND');
  expect(await red.rosters.get({ roster: id })).toMatchObject({ name: 'Old Guard', typed: [TANKS] });
});

test('a file replaces a list, which keeps its id; one that cannot be read changes nothing', async () => {
  const id = await typed('Home Guard');
  const before = (await red.rosters.list()).map((line) => line.id);
  const [file] = demoLists('azure');
  if (file === undefined) throw new Error('the fixtures hold lists');
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const nothing = { fileName: 'none.ros', base64: base64(new Uint8Array(8)), replaces: id };
  expect(await red.rosters.upload(nothing)).toMatchObject({ ok: false });
  expect(await red.rosters.get({ roster: id })).toMatchObject({ name: 'Home Guard' });
  const given = { fileName: file.fileName, base64: base64(file.bytes), replaces: id };
  expect(await codeOf(green.rosters.upload(given))).toBe('NOT_FOUND');
  expect(await red.rosters.upload(given)).toMatchObject({ ok: true, value: { id, fileName: file.fileName } });
  expect(await red.rosters.get({ roster: id })).toMatchObject({ fileName: file.fileName, typed: null });
  expect((await red.rosters.list()).map((line) => line.id)).toEqual(before);
});
