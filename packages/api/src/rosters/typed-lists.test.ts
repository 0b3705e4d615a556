import { demoLists } from '@sealed-orders/formats/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../testing/code-of.ts';
import { type Api, type People, people } from '../testing/people.ts';

let world: People;
let anna: Api;
let bert: Api;

beforeAll(async () => {
  world = await people();
  [anna, bert] = await Promise.all([world.person('anna'), world.person('bert')]);
}, 60_000);

afterAll(() => world.close());

const STAFF = { name: 'Field Staff', slot: 'hq', moveClass: 'infantry', models: 5, points: 150 } as const;
const TANKS = { name: 'Tanks', slot: 'heavy-support', moveClass: 'tracked', models: 3, points: 225 } as const;

async function typed(name: string): Promise<string> {
  const saved = await anna.rosters.saveTyped({ roster: null, name, units: [STAFF, TANKS] });
  if (!saved.ok) throw new Error(saved.problem.code);
  return saved.value.id;
}

test('an army that was typed in is a list like any other, and its review needs no hand', async () => {
  const id = await typed('Home Guard');
  const list = await anna.rosters.get({ roster: id });
  expect(list.typed).toEqual([STAFF, TANKS]);
  const made = await anna.rosters.detachment({ name: 'First', lists: [{ roster: id, review: list.review }] });
  expect(made).toMatchObject({ ok: true, value: { points: 375, units: [{ slot: 'hq' }, { moveClass: 'tracked' }] } });
});

test('it is edited and renamed by who typed it in, and by nobody else', async () => {
  const id = await typed('Home Guard');
  expect(await anna.rosters.saveTyped({ roster: id, name: 'Away Guard', units: [TANKS] })).toMatchObject({ ok: true });
  expect(await anna.rosters.get({ roster: id })).toMatchObject({ name: 'Away Guard', typed: [TANKS] });
  expect(await anna.rosters.rename({ roster: id, name: 'Old Guard' })).toEqual({ renamed: true });
  expect(await codeOf(bert.rosters.rename({ roster: id, name: 'Mine' }))).toBe('NOT_FOUND');
  expect(await codeOf(bert.rosters.saveTyped({ roster: id, name: 'Mine', units: [STAFF] }))).toBe('NOT_FOUND');
  expect(await anna.rosters.get({ roster: id })).toMatchObject({ name: 'Old Guard', typed: [TANKS] });
});

test('a file takes the place of a list, which keeps its id; one that cannot be read changes nothing', async () => {
  const id = await typed('Home Guard');
  const before = (await anna.rosters.list()).map((line) => line.id);
  const [file] = demoLists('azure');
  if (file === undefined) throw new Error('the fixtures hold lists');
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const nothing = { fileName: 'none.ros', base64: base64(new Uint8Array(8)), replaces: id };
  expect(await anna.rosters.upload(nothing)).toMatchObject({ ok: false });
  expect(await anna.rosters.get({ roster: id })).toMatchObject({ name: 'Home Guard' });
  const given = { fileName: file.fileName, base64: base64(file.bytes), replaces: id };
  expect(await codeOf(bert.rosters.upload(given))).toBe('NOT_FOUND');
  expect(await anna.rosters.upload(given)).toMatchObject({ ok: true, value: { id, fileName: file.fileName } });
  expect(await anna.rosters.get({ roster: id })).toMatchObject({ fileName: file.fileName, typed: null });
  expect((await anna.rosters.list()).map((line) => line.id)).toEqual(before);
});
