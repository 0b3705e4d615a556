import { createDb, type Db } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { demoChart } from '@sealed-orders/rules/hex-campaign';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost, type Host } from '../host.ts';
import { newUser } from '../testing/tally-campaign.ts';

let db: Db;
let host: Host;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await testDatabase();
  db = createDb({ connectionString: database.connectionString, poolSize: 4 });
  host = createHost({ db });
  close = async () => {
    await db.close();
    await database.drop();
  };
}, 60_000);

afterAll(() => close());

const varn = { system: 'hex-campaign', name: 'Varn', map: demoChart() } as const;

async function kept(user: string) {
  const answer = await host.keepMap(user, varn);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
}

const versionOf = async (user: string, id: string): Promise<string> => (await host.map(user, id))?.version ?? 'none';

test('a map is kept as its rules read it, with its line in the list', async () => {
  const user = await newUser(db, 'keeper');
  const line = await kept(user);
  expect(line).toMatchObject({
    name: 'Varn',
    size: { kind: 'grid', columns: 11, rows: 10 },
    faults: 0,
    shareKey: null,
  });
  expect(await host.maps(user)).toEqual([line]);
  expect(await host.map(user, line.id)).toMatchObject({ ...line, map: { rows: demoChart().rows } });
});

test('only its owner can read, change, rename, share or remove a map', async () => {
  const [user, other] = [await newUser(db, 'owner'), await newUser(db, 'stranger')];
  const { id } = await kept(user);
  expect(await host.map(other, id)).toBeNull();
  expect(await host.changeMap(other, id, { map: demoChart(), before: await versionOf(user, id) })).toBeNull();
  expect(await host.renameMap(other, id, 'Mine')).toBe(false);
  expect(await host.shareMap(other, id, true)).toBeNull();
  expect(await host.removeMap(other, id)).toBe(false);
  expect(await host.maps(user)).toMatchObject([{ id, name: 'Varn', shareKey: null }]);
});

test('a shared map can be read with its key until sharing ends; shared again it gets another', async () => {
  const user = await newUser(db, 'sharer');
  const { id } = await kept(user);
  const first = (await host.shareMap(user, id, true))?.shareKey ?? '';
  expect(await host.shareMap(user, id, true)).toEqual({ shareKey: first });
  expect(await host.sharedMap(first)).toMatchObject({ name: 'Varn', by: 'sharer', map: { rows: demoChart().rows } });
  expect(await host.shareMap(user, id, false)).toEqual({ shareKey: null });
  expect(await host.sharedMap(first)).toBeNull();
  expect((await host.shareMap(user, id, true))?.shareKey).not.toBe(first);
});

test.each<[string, unknown, object]>([
  ['is not a map', { size: 3 }, { code: 'rejected', rejections: [{ code: 'not-a-map' }] }],
  [
    'is too large',
    { size: { columns: 10_000, rows: 10_000 } },
    { code: 'rejected', rejections: [{ code: 'map-too-large' }] },
  ],
  ['is too long', { ...demoChart(), names: { '0,0': 'a'.repeat(300_000) } }, { code: 'map-too-long' }],
])('what %s is not kept, and does not change a saved map', async (what, map, problem) => {
  const user = await newUser(db, `bad ${what}`);
  const line = await kept(user);
  expect(await host.keepMap(user, { ...varn, map })).toMatchObject({ ok: false, problem });
  const before = await versionOf(user, line.id);
  expect(await host.changeMap(user, line.id, { map, before })).toMatchObject({ ok: false, problem });
  expect(await host.maps(user)).toEqual([line]);
});

const named = (name: string) => ({ ...demoChart(), names: { '0,0': name } });

test('of two users who changed the same map only the first saves it; the second gets a refusal', async () => {
  const user = await newUser(db, 'two tabs');
  const { id } = await kept(user);
  const before = await versionOf(user, id);
  const first = await host.changeMap(user, id, { map: named('First'), before });
  const version = await versionOf(user, id);
  expect(first).toMatchObject({ ok: true, value: { id, version } });
  expect(version).not.toBe(before);
  const second = await host.changeMap(user, id, { map: named('Second'), before });
  expect(second).toEqual({ ok: false, problem: { code: 'map-changed' } });
  expect(await host.map(user, id)).toMatchObject({ map: { names: { '0,0': 'First' } }, version });
  expect(await host.changeMap(user, id, { map: named('Second'), before: version })).toMatchObject({ ok: true });
});

test('of several saves at the same time one succeeds', async () => {
  const user = await newUser(db, 'many tabs');
  const { id } = await kept(user);
  const before = await versionOf(user, id);
  const names = ['a', 'b', 'c', 'd'];
  const saved = await Promise.all(names.map((name) => host.changeMap(user, id, { map: named(name), before })));
  expect(saved.filter((answer) => answer?.ok)).toHaveLength(1);
  const winner = names[saved.findIndex((answer) => answer?.ok)];
  expect(await host.map(user, id)).toMatchObject({ map: { names: { '0,0': winner } } });
});

test('a map that must be sound is refused with its faults; otherwise it is kept unfinished', async () => {
  const user = await newUser(db, 'importer');
  const sea = {
    size: { columns: 9, rows: 9 },
    rows: Array.from({ length: 9 }, () => 's'.repeat(9)),
    rivers: [],
    names: {},
  };
  expect(await host.keepMap(user, { ...varn, map: sea, mustBeSound: true })).toMatchObject({
    ok: false,
    problem: { code: 'rejected', rejections: [{ code: 'no-land' }] },
  });
  expect(await host.maps(user)).toEqual([]);
  expect(await host.keepMap(user, { ...varn, map: sea })).toMatchObject({ ok: true, value: { faults: 1 } });
});

test('a game without maps keeps no maps', async () => {
  const user = await newUser(db, 'tallier');
  expect(await host.keepMap(user, { ...varn, system: 'tally' })).toMatchObject({ ok: false });
});

test('the number of a user’s maps is limited, even when they arrive at the same time', async () => {
  const user = await newUser(db, 'collector');
  const { id: _, ...data } = await db.prisma.keptMap.findUniqueOrThrow({ where: { id: (await kept(user)).id } });
  await db.prisma.keptMap.createMany({ data: Array.from({ length: 57 }, () => ({ ...data, map: {}, size: {} })) });
  const more = await Promise.all([1, 2, 3, 4].map(() => host.keepMap(user, varn)));
  expect(more.filter(({ ok }) => ok)).toHaveLength(2);
  expect(more.find(({ ok }) => !ok)).toEqual({ ok: false, problem: { code: 'too-many-maps' } });
});
