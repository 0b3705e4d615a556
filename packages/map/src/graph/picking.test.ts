import { describe, expect, test } from 'vitest';
import { fieldOf } from './field.ts';
import { layoutOf, nodeAt } from './layout.ts';
import { linesOf } from './lines.ts';
import { pickedAt } from './picking.ts';
import { scaleAt } from './scale.ts';
import { force } from './testing/charts.ts';
import { ORSANA, orsanaView } from './testing/orsana.ts';

const layout = layoutOf(ORSANA);
const scale = scaleAt(layout, 'operations', null);
const field = fieldOf(layout, linesOf(layout), orsanaView(), scale);
const touch = (x: number, y: number, reach = 8, selected: string | null = null) =>
  pickedAt({ layout, field, scale, selected }, { x, y }, reach);

describe('a touch', () => {
  test('takes the node whose disc it is on', () => {
    const { at } = nodeAt(layout, 'O12');
    expect(touch(at.x + 10, at.y - 6)).toEqual({ node: 'O12', force: null, isUnclear: false });
    expect(touch(at.x + 30, at.y)).toEqual({ node: null, force: null, isUnclear: false });
  });

  test('of a finger takes what is less than half its width away', () => {
    const { at } = nodeAt(layout, 'O12');
    expect(touch(at.x + 30, at.y, 32).node).toBe('O12');
  });

  test('is unclear between two nodes', () => {
    const [a, b] = [nodeAt(layout, 'K1').at, nodeAt(layout, 'K2').at];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    expect(touch(middle.x, middle.y, 60)).toMatchObject({ isUnclear: true });
    expect(touch(a.x, a.y, 30)).toMatchObject({ node: 'K1', isUnclear: false });
  });

  test('on a disc takes its node though a counter is near', () => {
    const { at } = nodeAt(layout, 'O1');
    expect(touch(at.x + 6, at.y, 60)).toMatchObject({ node: 'O1', force: null });
  });

  test('takes a counter before anything else', () => {
    const counter = field.free.find(({ force }) => force.id === 'a1');
    expect(touch((counter?.x ?? 0) + 5, (counter?.y ?? 0) + 5)).toMatchObject({ node: 'O1', force: 'a1' });
  });

  test('beside the counters of a battle means its node', () => {
    const [battle] = field.battles;
    expect(touch((battle?.box?.left ?? 0) + 1, (battle?.box?.top ?? 0) + 1)).toMatchObject({ node: 'O4', force: null });
  });
});

test('touches on counters that overlap take one after the other, from the top', () => {
  const free = ['x', 'y'].map((id, i) => ({ force: force(id, 'D2'), x: i * 10, y: 0, side: 30, room: 30 }));
  const on = (selected: string | null) =>
    pickedAt({ layout, field: { free, stacks: [], battles: [] }, scale, selected }, { x: 20, y: 9 }, 4).force;
  expect([on(null), on('y'), on('x')]).toEqual(['y', 'x', 'y']);
});

test('a touch on or near the counter of a stack means its node', () => {
  const forces = ['x', 'y', 'z'].map((id) => force(id, 'D2'));
  const stacked = fieldOf(layout, linesOf(layout), { forces, battles: [] }, scale);
  const [stack] = stacked.stacks;
  const at = { x: (stack?.x ?? 0) + 2, y: (stack?.y ?? 0) + 2 };
  const on = (dx: number, reach: number) =>
    pickedAt({ layout, field: stacked, scale, selected: 'x' }, { ...at, x: at.x + dx }, reach);
  expect(on(0, 4)).toEqual({ node: 'D2', force: null, isUnclear: false });
  expect(on((stack?.side ?? 0) + 2, 40)).toMatchObject({ node: 'D2', force: null });
});
