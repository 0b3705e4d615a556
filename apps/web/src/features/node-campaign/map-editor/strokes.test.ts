import type { NodeMap } from '@sealed-orders/rules/node-campaign';
import { defaultMap, mapFaults } from '@sealed-orders/rules/node-campaign/cartography';
import { describe, expect, test } from 'vitest';
import { type Kit, type Touch, touched } from './strokes.ts';

const reach = defaultMap();
const idOf = (id: string) => reach.nodes.find((node) => node.id === id)?.id ?? null;
const touch = (part: Partial<Touch>): Touch => ({
  at: { x: 100, y: 200 },
  orbit: { x: 640, y: 200 },
  ...{ node: null, path: null, planet: null },
  ...part,
});
const use = (tool: Kit['tool'], part: Partial<Touch> = {}, from: Kit['from'] = null, map: NodeMap = reach) =>
  touched(map, { tool, from }, touch(part));

describe('A touch', () => {
  test('with Select opens what it touches and changes nothing', () => {
    expect(use('look', { node: idOf('O1') })).toEqual({
      map: reach,
      from: null,
      open: { kind: 'node', node: 'O1' },
      says: '',
    });
    expect(use('look', { path: 3 }).open).toEqual({ kind: 'path', path: 3 });
    expect(use('look').open).toBeNull();
  });

  test('with Node adds a surface node on a planet and deep space beside all of them', () => {
    expect(use('node', { planet: 'vell' })).toMatchObject({ says: 'V6 added.' });
    expect(use('node', { planet: 'vell' }).map.nodes.at(-1)).toMatchObject({
      ...{ id: 'V6', type: 'surface', planet: 'vell', at: { x: 100, y: 200 } },
    });
    expect(use('node').map.nodes.at(-1)).toMatchObject({ id: 'D4', type: 'deep-space', planet: null });
    expect(use('node', { node: idOf('O1') })).toMatchObject({ map: reach, open: { node: 'O1' } });
  });

  test('with Path joins two nodes on what is usual there, and parts them again', () => {
    const begun = use('path', { node: idOf('O6') });
    expect(begun).toMatchObject({ map: reach, from: 'O6' });
    const joined = use('path', { node: idOf('O12') }, begun.from);
    expect(joined.map.paths.at(-1)).toEqual({ ends: ['O6', 'O12'], roll: 0 });
    expect(joined).toMatchObject({ from: null, says: 'Ashen Ridge and Saltglass Waste are connected.' });
    const parted = use('path', { node: idOf('O6') }, idOf('O12'), joined.map);
    expect(parted.map).toEqual(reach);
    expect(parted.says).toBe('Ashen Ridge and Saltglass Waste are no longer connected.');
    expect(use('path', { node: idOf('W') }, idOf('ORB-O')).map.paths.at(-1)).toEqual({ ends: ['ORB-O', 'W'], roll: 3 });
    expect(use('path', { node: idOf('O6') }, idOf('O6'))).toMatchObject({ map: reach, from: null });
  });

  test('with Planet adds a planet with its orbit, and opens the planet of a node', () => {
    const { map } = use('planet');
    expect(map.planets.at(-1)).toEqual({ id: 'planet4', name: 'Planet 4', isHabitable: true });
    expect(map.nodes.at(-1)).toMatchObject({
      type: 'orbit',
      planet: 'planet4',
      name: 'Planet 4 orbit',
      at: { x: 640 },
    });
    expect(use('planet', { node: idOf('V1') }).open).toEqual({ kind: 'planet', planet: 'vell' });
    expect(use('planet', { node: idOf('W') }).open).toBeNull();
  });

  test('with Erase removes a node with its paths, or a path', () => {
    const left = use('erase', { node: idOf('O1') });
    expect(left.map.nodes).toHaveLength(reach.nodes.length - 1);
    expect(mapFaults(left.map)).toEqual([]);
    expect(left.says).toBe('Highmantle removed.');
    expect(use('erase', { path: 0 }).map.paths).toHaveLength(reach.paths.length - 1);
    expect(use('erase').map).toBe(reach);
  });

  test('says so when the map is full, or would be none', () => {
    const full = Array.from({ length: 100 }).reduce((map: NodeMap) => use('node', {}, null, map).map, reach);
    expect(use('node', {}, null, full)).toMatchObject({ map: full, says: 'The map is full.' });
    const two = { ...reach, nodes: reach.nodes.slice(0, 2), paths: [] };
    expect(use('erase', { node: idOf('O1') }, null, two)).toMatchObject({
      map: two,
      says: 'A map needs at least two nodes.',
    });
  });
});
