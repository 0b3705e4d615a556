import { demoChart } from '@sealed-orders/rules/hex-campaign';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function kept(by: Api, name = 'Varn') {
  const answer = await by.maps.keep({ system: 'hex-campaign', name, map: demoChart() });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
}

test('a map is its owner’s, and for others it is not there', async () => {
  const { id } = await kept(red);
  expect(await red.maps.get({ map: id })).toMatchObject({ id, name: 'Varn', map: { rows: demoChart().rows } });
  const asked = [
    () => green.maps.get({ map: id }),
    () => green.maps.save({ id, map: demoChart() }),
    () => green.maps.rename({ map: id, name: 'Mine' }),
    () => green.maps.share({ map: id, isShared: true }),
    () => green.maps.remove({ map: id }),
  ];
  for (const ask of asked) expect(await codeOf(ask())).toBe('NOT_FOUND');
  expect(await green.maps.list()).toEqual([]);
  expect(await red.maps.get({ map: id })).toMatchObject({ name: 'Varn', shareKey: null });
});

test('a shared map can be seen without an account and copied with one; the copy stays when sharing ends', async () => {
  const { id } = await kept(red);
  const { shareKey } = await red.maps.share({ map: id, isShared: true });
  const key = shareKey ?? '';
  expect(await world.nobody.maps.shared({ key })).toMatchObject({ name: 'Varn', by: 'red' });
  expect(Object.keys(await world.nobody.maps.shared({ key }))).not.toContain('id');
  expect(await codeOf(world.nobody.maps.copy({ key, name: 'Ours' }))).toBe('UNAUTHORIZED');
  expect(await green.maps.copy({ key, name: 'Ours' })).toMatchObject({ ok: true, value: { name: 'Ours' } });
  await red.maps.share({ map: id, isShared: false });
  expect(await codeOf(world.nobody.maps.shared({ key }))).toBe('NOT_FOUND');
  expect(await green.maps.list()).toMatchObject([{ name: 'Ours', shareKey: null }]);
});

test('a map is saved, renamed and removed by its owner', async () => {
  const { id } = await kept(red, ' \u202eOld\n name');
  expect(await red.maps.get({ map: id })).toMatchObject({ name: 'Old name' });
  const { airspaces: _, ...map } = { ...demoChart(), names: { '0,0': 'Ansgar' } };
  expect(await red.maps.save({ id, map })).toMatchObject({ ok: true });
  expect(await red.maps.get({ map: id })).toMatchObject({ map: { names: { '0,0': 'Ansgar' } } });
  expect(await red.maps.rename({ map: id, name: 'New name' })).toEqual({ done: true });
  expect(await red.maps.list()).toEqual(expect.arrayContaining([expect.objectContaining({ id, name: 'New name' })]));
  expect(await red.maps.remove({ map: id })).toEqual({ done: true });
  expect(await codeOf(red.maps.get({ map: id }))).toBe('NOT_FOUND');
});

test('a bad map is refused with its reason', async () => {
  const map = { ...demoChart(), size: { columns: 10_000, rows: 10_000 } };
  expect(await red.maps.keep({ system: 'hex-campaign', name: 'Huge', map })).toMatchObject({
    ok: false,
    problem: { code: 'rejected', rejections: [{ code: 'map-too-large', facts: { most: 16_384 } }] },
  });
});
