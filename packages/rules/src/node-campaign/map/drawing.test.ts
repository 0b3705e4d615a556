import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeId } from '../schemas/atoms.ts';
import { schemas } from '../schemas.ts';
import type { NodeMap } from '../types.ts';
import {
  blankMap,
  isIdFree,
  joined,
  joinedToOrbit,
  nodeAdded,
  nodeChanged,
  nodeErased,
  nodeMoved,
  nodeRenamed,
  nodeShifted,
  pathBetween,
  pathChanged,
  pathErased,
  planetAdded,
  planetErased,
  usualRoll,
} from './drawing.ts';
import { mapFaults, maps } from './map.ts';
import { mapNumbers, planetNumbers } from './worth.ts';

const REACH: NodeMap = schemas.setup.shape.map.parse(undefined);
const BLANK = blankMap({ map: 'New', planet: 'Dray', orbit: 'Dray orbit', space: 'Gulf', warp: 'The Warp' });
const id = (text: string) => nodeId.parse(text);
const faultsOf = (map: NodeMap) => mapFaults(map).map(({ facts }) => facts.fault);
const at = { x: 1000, y: 2000 };

/** With a surface node more. */
function withLand(map: NodeMap): NodeMap {
  const added = nodeAdded(map, { type: 'surface', planet: 'dray', at });
  return added === null ? map : added.map;
}

describe('NODE-MAP-12: a map that is drawn by hand', () => {
  test('begins with a bare planet, its orbit, deep space and the warp, and lacks only land', () => {
    expect(faultsOf(BLANK)).toEqual(['no-surface']);
    expect(faultsOf(joinedToOrbit(withLand(BLANK), 'dray'))).toEqual([]);
  });

  test('names a new node after its planet', () => {
    const map = withLand(withLand(BLANK));
    expect(map.nodes.map(({ id }) => id)).toEqual(['ORB-1', 'D1', 'W', 'D2', 'D3']);
    expect(nodeAdded(BLANK, { type: 'deep-space', planet: null, at })?.id).toBe('D2');
    expect(nodeAdded(REACH, { type: 'city', planet: 'vell', at })?.id).toBe('V6');
  });

  test('holds no more nodes and paths than the rules allow', () => {
    const full = Array.from({ length: 200 }).reduce(withLand, BLANK);
    expect(full.nodes).toHaveLength(120);
    expect(nodeAdded(full, { type: 'warp', planet: null, at })).toBeNull();
    expect(maps.read(full).ok).toBe(true);
  });

  test('moves a node, and is the same if it is there already', () => {
    const map = nodeMoved(REACH, id('O1'), at);
    expect(map.nodes[0]?.at).toEqual(at);
    expect(nodeMoved(map, id('O1'), at)).toBe(map);
    expect(nodeMoved(map, id('X1'), at)).toBe(map);
  });

  test('drops from a node what its new kind cannot have', () => {
    expect(nodeChanged(REACH, id('O1'), { type: 'surface' }).nodes[0]).toMatchObject({ site: null, planet: 'orsana' });
    const valued = nodeChanged(REACH, id('O7'), { vp: 5 });
    expect(valued.nodes.find((node) => node.id === 'O7')).toMatchObject({ vp: 5, site: { kind: 'economic' } });
    expect(nodeChanged(valued, id('O7'), { type: 'warp' }).nodes.find((node) => node.id === 'O7')).toMatchObject({
      planet: null,
      site: null,
      vp: null,
    });
  });

  test('gives a node another id, which its paths follow, if that is free', () => {
    const map = nodeRenamed(REACH, id('O1'), 'HQ');
    expect(faultsOf(map)).toEqual([]);
    expect(map.paths[0]).toEqual({ ends: ['HQ', 'O2'], roll: 0 });
    for (const taken of ['O2', '7', 'constructor', '']) expect(nodeRenamed(REACH, id('O1'), taken)).toBe(REACH);
    expect(isIdFree(REACH, 'O13')).toBe(true);
  });

  test('moves a node in its list, not beyond the ends', () => {
    expect(
      nodeShifted(REACH, id('O2'), -1)
        .nodes.slice(0, 3)
        .map((node) => node.id),
    ).toEqual(['O2', 'O1', 'O3']);
    expect(nodeShifted(REACH, id('O1'), -1)).toBe(REACH);
    expect(nodeShifted(REACH, id('W'), 1)).toBe(REACH);
  });

  test('loses a node with its paths, but never the last two', () => {
    const map = nodeErased(REACH, id('O1'));
    expect(map.paths.some(({ ends }) => ends.includes(id('O1')))).toBe(false);
    expect(map.paths).toHaveLength(REACH.paths.length - 5);
    const two = nodeErased(BLANK, id('W'));
    expect(two.nodes).toHaveLength(2);
    expect(nodeErased(two, id('D1'))).toBe(two);
  });

  test('joins two nodes once, and parts them', () => {
    const map = joined(REACH, id('O6'), id('O12'), 4);
    expect(map.paths.at(-1)).toEqual({ ends: ['O6', 'O12'], roll: 4 });
    expect(joined(map, id('O12'), id('O6'))).toBe(map);
    expect(joined(map, id('O6'), id('O6'))).toBe(map);
    const path = pathBetween(map, id('O12'), id('O6'));
    expect(pathErased(map, path)).toEqual(REACH);
    expect(pathChanged(map, path, 5).paths.at(-1)?.roll).toBe(5);
    expect(pathChanged(map, path, 4)).toBe(map);
    expect(pathErased(map, 999)).toBe(map);
  });

  test.each([
    ['a planet and its orbit', 'ORB-O', 'O1', 3],
    ['deep space and the warp', 'D1', 'W', 3],
    ['two surface nodes', 'O1', 'O2', 0],
    ['an orbit and deep space', 'ORB-O', 'D1', 0],
  ])('usually needs between %s the roll of the default map', (_what, a, b, roll) => {
    expect(usualRoll(REACH, id(a), id(b))).toBe(roll);
  });

  test('gains a planet with its orbit, and loses it with everything on it', () => {
    const added = planetAdded(REACH, { name: 'Vell', orbit: 'Second orbit', at });
    expect(added?.id).toBe('vell-2');
    expect(added?.map.nodes.at(-1)).toMatchObject({
      id: 'V6',
      name: 'Second orbit',
      type: 'orbit',
      planet: 'vell-2',
      at,
    });
    expect(planetErased(added?.map ?? BLANK, 'vell-2')).toEqual(REACH);
    const left = planetErased(REACH, 'orsana');
    expect(left.planets.map((planet) => planet.id)).toEqual(['vell', 'skarn']);
    expect(left.nodes.some(({ planet }) => planet === 'orsana')).toBe(false);
  });

  test('joins every surface node to the orbit on 3+, and leaves the paths that are there', () => {
    expect(joinedToOrbit(REACH, 'orsana')).toEqual(REACH);
    const bare = { ...REACH, paths: REACH.paths.filter(({ ends }) => ends[0] !== 'ORB-K') };
    const rolls = joinedToOrbit(bare, 'skarn').paths.slice(bare.paths.length);
    expect(rolls).toEqual([
      { ends: ['ORB-K', 'K1'], roll: 3 },
      { ends: ['ORB-K', 'K2'], roll: 3 },
    ]);
  });

  test('can always be read, whatever is done to it', () => {
    const some = fc.constantFrom(...REACH.nodes.map((node) => node.id));
    const step = fc.oneof(
      some.map((one) => (map: NodeMap) => nodeErased(map, one)),
      fc.tuple(some, some).map(
        ([a, b]) =>
          (map: NodeMap) =>
            joined(map, a, b),
      ),
      fc.nat(80).map((path) => (map: NodeMap) => pathErased(map, path)),
      fc.constantFrom('orsana', 'vell', 'skarn').map((planet) => (map: NodeMap) => planetErased(map, planet)),
      fc.constant((map: NodeMap) => planetAdded(map, { name: 'New', orbit: 'Orbit', at })?.map ?? map),
      fc.constant(withLand),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const map = steps.reduce((before, one) => one(before), REACH);
        expect(maps.read(map).ok).toBe(true);
      }),
    );
  });
});

test('NODE-VP-03: the default map in numbers', () => {
  expect(mapNumbers(REACH)).toMatchObject({ nodes: REACH.nodes.length, planets: 3, surface: 19, cities: 4 });
  const bare = { ...REACH, nodes: REACH.nodes.map((node) => ({ ...node, site: null })) };
  // 13 surface nodes at 1, 4 cities at 3, 2 spaceports at 2.
  expect(mapNumbers(bare).weekly).toBe(13 + 12 + 4);
  expect(planetNumbers(bare).map(({ name, surface, weekly }) => [name, surface, weekly])).toEqual([
    ['Orsana', 12, 8 + 9 + 2],
    ['Vell', 5, 3 + 3 + 2],
    ['Skarn', 2, 2],
  ]);
});
