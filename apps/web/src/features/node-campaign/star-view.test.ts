import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { describe, expect, test } from 'vitest';
import { chartOf, lettersOf, starViewOf } from './star-view.ts';
import { redSees, withPoints } from './testing/wars.ts';

const BOARD = {
  forces: { f1: 'red O3', f2: 'blue O4', f3: 'green O7', f4: 'red O1 tainted', f5: '*guard O8', f6: 'red D1 hulk' },
  control: { red: 'O1 O3', blue: 'O4', '*guard': 'O8', green: 'O7' },
};
const peace = redSees(BOARD);
/** Red attacks blue at Grayford, and green joins the stack. */
const fought = redSees(BOARD, { red: 'move f1 O4', green: 'move f3 O4' });
const drawn = (view = peace) => starViewOf(view, lettersOf(view));
const force = (id: string, view = peace) => drawn(view).forces.find((one) => one.id === id);

describe('the chart of the default map', () => {
  const chart = chartOf(peace.map, peace.settings);
  const terrains = Object.fromEntries(chart.nodes.map(({ id, terrain }) => [id, terrain]));

  test('knows the land of every node on a surface that is not built over', () => {
    expect(terrains).toMatchObject({
      ...{ O3: 'flats', O5: 'marsh', O6: 'ridge', O7: 'quarry', O9: 'forest', O10: 'jungle', O11: 'ice' },
      ...{ O12: 'desert', V3: 'mine', V4: 'ice', V5: 'ruins', K1: 'array', K2: 'crater' },
    });
  });

  test('knows the coast of a harbour, and no land in space', () => {
    expect(terrains).toMatchObject({ O8: 'coast', O1: null, 'ORB-O': null, D1: null, W: null });
  });

  test('has all nodes and planets in their places', () => {
    expect(chart.nodes).toHaveLength(26);
    expect([...chart.nodes, ...chart.planets].filter(({ at }) => at === null)).toEqual([]);
    expect(chart.nodes.find(({ id }) => id === 'O1')?.at).toEqual({ x: 264, y: 191 });
  });

  test('has no roll at a spaceport, and restricted paths into the warp', () => {
    const path = (a: string, b: string) => chart.paths.find((one) => one.a === a && one.b === b);
    expect(path('ORB-O', 'O2')).toMatchObject({ difficulty: null, isRestricted: false });
    expect(path('ORB-O', 'O1')).toMatchObject({ difficulty: 3, isRestricted: false });
    expect(path('D1', 'W')).toMatchObject({ difficulty: 3, isRestricted: true });
    expect(chart.paths.filter(({ isRestricted }) => isRestricted)).toHaveLength(3);
  });

  test('is the same object for the same map', () => {
    expect(chartOf(peace.map, peace.settings)).toBe(chart);
  });
});

test('a node without words about its land is read by its installation, or else by its name', () => {
  const node = { id: 'X1', name: 'Wide Dunes', type: 'surface', planet: 'orsana', at: null };
  const mine = { ...node, id: 'X2', site: { kind: 'economic', name: 'Deep mine' } };
  const nodes = [...peace.map.nodes, node, mine];
  const { map } = nodeCampaign.schemas.view.parse({ ...peace, map: { ...peace.map, nodes } });
  const terrain = (id: string) => chartOf(map).nodes.find((one) => one.id === id)?.terrain;
  expect([terrain('X1'), terrain('X2')]).toEqual(['desert', 'mine']);
});

describe('holdings', () => {
  test('have their controller, and what they are worth a week', () => {
    expect(drawn().holdings.O1).toMatchObject({ controller: 'a', value: 4 });
    expect(drawn().holdings.O4).toMatchObject({ controller: 'b', value: 4 });
    expect(drawn().holdings.O6).toMatchObject({ controller: null, value: 1 });
    expect(drawn().holdings.D1).toMatchObject({ controller: null, value: null });
  });

  test('of the Imperial Guard that nobody plays have the letter of nobody', () => {
    expect(drawn().holdings.O8?.controller).toBe('n');
    expect(force('f5')?.seat).toBe('n');
  });

  test('have marks for everything that stands there', () => {
    const view = redSees({ ...BOARD, roks: { O3: 'red' }, portals: { O5: ['green'], O1: ['green', 'blue'] } });
    const { holdings } = drawn(view);
    expect(holdings.O3?.marks).toEqual([{ kind: 'rok', state: 'active', seat: 'a' }]);
    expect(holdings.O5?.marks).toEqual([{ kind: 'portal', state: 'active', seat: 'c' }]);
    expect(holdings.O1?.marks.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['site', undefined],
      ['portal', 'c'],
      ['portal', 'b'],
    ]);
  });

  test('show an installation as destroyed when it is', () => {
    const state = peace.nodes.O4;
    const burnt = { ...peace, nodes: { ...peace.nodes, ...(state && { O4: { ...state, isSiteIntact: false } }) } };
    expect(drawn().holdings.O4?.marks).toEqual([{ kind: 'site', state: 'active' }]);
    expect(drawn(burnt).holdings.O4).toMatchObject({ value: 3, marks: [{ kind: 'site', state: 'destroyed' }] });
  });
});

describe('battleforces', () => {
  test('have the sign of their faction, and the frame of friend or foe', () => {
    expect(force('f1')).toMatchObject({ seat: 'a', icon: 'motorised', frame: 'friend', state: 'free', node: 'O3' });
    expect(force('f2')).toMatchObject({ seat: 'b', icon: 'armour', frame: 'hostile' });
    expect(force('f6')).toMatchObject({ icon: 'transport' });
  });

  test('are all alike to readers without a seat', () => {
    const watched = drawn({ ...peace, you: null });
    expect(new Set(watched.forces.map(({ frame }) => frame))).toEqual(new Set(['friend']));
  });

  test('have their points below them, or their name without a roster', () => {
    expect(force('f1')).toMatchObject({ label: 'f1', strength: null });
    expect(force('f1', withPoints(peace, 'f1', 2450))).toMatchObject({ label: '2,450', strength: [2450, 0, 550] });
  });

  test('show that they are tainted', () => {
    expect([force('f4')?.isTainted, force('f1')?.isTainted]).toEqual([true, false]);
  });

  test('are in the order of their arrival', () => {
    expect(drawn(fought).forces.flatMap(({ id, node }) => (node === 'O4' ? [id] : []))).toEqual(['f2', 'f1', 'f3']);
  });
});

test('a battle has its holder, its attacker, and those who wait', () => {
  expect(drawn(fought).battles).toEqual([{ node: 'O4', holders: ['f2'], attackers: ['f1'], waiting: '1 waiting' }]);
  expect(['f2', 'f1', 'f3', 'f4'].map((id) => force(id, fought)?.state)).toEqual([
    ...['fighting', 'fighting', 'queued', 'free'],
  ]);
  expect(drawn().battles).toEqual([]);
});
