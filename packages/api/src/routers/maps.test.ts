import { chartSchema, demoChart } from '@sealed-orders/rules/hex-campaign';
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

test('a map belongs to its owner, and others do not find it', async () => {
  const { id } = await kept(red);
  const { version, ...map } = await red.maps.get({ map: id });
  expect(map).toMatchObject({ id, name: 'Varn', map: { rows: demoChart().rows } });
  const asked = [
    () => green.maps.get({ map: id }),
    () => green.maps.save({ id, before: version, map: demoChart() }),
    () => green.maps.written({ map: id, form: 'hexjson' }),
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
  const { version: before } = await red.maps.get({ map: id });
  expect(await red.maps.save({ id, before, map })).toMatchObject({ ok: true });
  expect(await red.maps.save({ id, before, map: demoChart() })).toEqual({
    ok: false,
    problem: { code: 'map-changed' },
  });
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

const plains = (columns: number, rows: number, letter = 'p') =>
  Array.from({ length: rows }, () => letter.repeat(columns));
const sides = { huge: [10_000, 10_000], sea: [9, 9], islands: [24, 9], label: [18, 9] } as const;
type Fault = keyof typeof sides;

function rowsOf(fault: Fault): readonly string[] {
  const [columns, rows] = sides[fault];
  if (fault === 'huge') return plains(1, 1);
  if (fault === 'islands') return plains(columns, rows).map((row) => `${row.slice(0, 12)}s${row.slice(13)}`);
  return plains(columns, rows, fault === 'sea' ? 's' : 'p');
}

/** The same bad map in every form that a file can have. */
const FORMS: Readonly<Record<string, (fault: Fault) => string | null>> = {
  json(fault) {
    const [columns, rows] = sides[fault];
    const names = fault === 'label' ? { '4,4': '<script>alert(1)</script>' } : {};
    const starts = fault === 'islands' ? ['2,4', '17,4'] : [];
    const map = { size: { columns, rows }, rows: rowsOf(fault), rivers: [], names, starts };
    return JSON.stringify({ format: 'sealed-orders-map', version: 1, name: 'Bad', map });
  },
  hexjson(fault) {
    if (fault === 'huge')
      return JSON.stringify({ layout: 'odd-r', hexes: { a: { q: 0, r: 0 }, b: { q: 9_999, r: 9_999 } } });
    const hexes = rowsOf(fault).flatMap((row, r) =>
      [...row].map((terrain, q) => {
        const isStart = fault === 'islands' && r === 4 && (q === 4 || q === 19);
        const hex = {
          q,
          r,
          terrain,
          n: fault === 'label' && q === 4 ? '<img src=x onerror=alert(1)>' : '',
          start: isStart,
        };
        return [`${q} ${r}`, hex] as const;
      }),
    );
    return JSON.stringify({ layout: 'odd-r', hexes: Object.fromEntries(hexes) });
  },
  csv(fault) {
    if (fault === 'huge') return `${'p,'.repeat(9_999)}p\n`.repeat(19);
    if (fault === 'label') return 'p,p\np,<script>alert(1)</script>';
    return rowsOf(fault)
      .map((row) => [...row].join(','))
      .join('\n');
  },
  tiled(fault) {
    const [width, height] = sides[fault];
    const isScript = fault === 'label';
    const tiles = ['p', 's'].map((type, id) => ({ id, type: isScript ? '<script>alert(1)</script>' : type }));
    const data = rowsOf(fault).flatMap((row) => [...row].map((letter) => (letter === 's' ? 2 : 1)));
    const layers = [{ type: 'tilelayer', name: 'Land', data }];
    const head = { type: 'map', orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'odd' };
    return JSON.stringify({ ...head, width, height, layers, tilesets: [{ firstgid: 1, tiles }] });
  },
};

/** The fault found in it: when the file is read, or when its rules check the map. */
const SAID: Readonly<Record<Fault, readonly string[]>> = {
  huge: ['too-large', 'map-too-large'],
  sea: ['no-land'],
  islands: ['starts-unconnected'],
  label: ['label-unreadable', 'unknown-terrain', 'unknown-tiles'],
};

const cases = Object.keys(FORMS).flatMap((form) =>
  (['huge', 'sea', 'islands', 'label'] as const).map((fault) => [form, fault] as const),
);

test.each(cases)('a map in %s with the fault %s is refused once and changes nothing', async (form, fault) => {
  const before = await green.maps.list();
  const read = await green.maps.readFile({ system: 'hex-campaign', text: FORMS[form]?.(fault) ?? '' });
  const said = read.ok
    ? await green.maps.keep({ system: 'hex-campaign', name: 'Bad', map: read.value.map, mustBeSound: true })
    : read;
  const codes = said.ok
    ? []
    : 'rejections' in said.problem
      ? said.problem.rejections?.map(({ code }) => code)
      : [said.problem.code];
  expect(codes?.length).toBeGreaterThan(0);
  expect(SAID[fault]).toEqual(expect.arrayContaining([codes?.[0]]));
  expect(await green.maps.list()).toEqual(before);
});

test('a map is written for other programs, and read again unchanged', async () => {
  const { id } = await kept(red);
  const { text, lost } = await red.maps.written({ map: id, form: 'hexjson' });
  expect(lost).toEqual([]);
  const read = await red.maps.readFile({ system: 'hex-campaign', text });
  const again = await red.maps.keep({ system: 'hex-campaign', name: 'Again', map: read.ok ? read.value.map : null });
  const { rows, rivers, names, airspaces } = chartSchema.parse((await red.maps.get({ map: id })).map);
  const back = chartSchema.parse((await red.maps.get({ map: again.ok ? again.value.id : '' })).map);
  expect(back).toMatchObject({ rows, names, airspaces });
  expect(back.rivers.toSorted()).toEqual(rivers.toSorted());
  expect(await codeOf(red.maps.written({ map: id, form: 'constructor' }))).toBe('NOT_FOUND');
  expect(await red.maps.written({ map: id, form: 'csv' })).toMatchObject({ lost: ['names', 'rivers', 'airspaces'] });
});
