import { expect, test } from 'vitest';
import { schemas } from '../schemas.ts';
import { war } from '../testing.ts';
import type { NodeMap } from '../types.ts';
import { mapFaults, maps } from './map.ts';

const REACH: NodeMap = schemas.setup.shape.map.parse(undefined);
const faultsOf = (map: unknown) => {
  const read = maps.read(map);
  return read.ok ? read.value.faults.map(({ facts }) => facts.fault) : read.problem.map(({ code }) => code);
};
const without = (...ids: string[]): NodeMap => ({
  ...REACH,
  nodes: REACH.nodes.filter(({ id }) => !ids.includes(id)),
  paths: REACH.paths.filter(({ ends }) => !ends.some((id) => ids.includes(id))),
});
const withNode = (id: string, change: Record<string, unknown>) => ({
  ...REACH,
  nodes: REACH.nodes.map((one) => (one.id === id ? { ...one, ...change } : one)),
});
const withPath = (...ends: readonly string[]) => ({ ...REACH, paths: [...REACH.paths, { ends, roll: 0 }] });

test('NODE-MAP-12: the default map is playable, and every surface node has a path to its orbit', () => {
  expect(mapFaults(REACH)).toEqual([]);
  const surface = REACH.nodes.filter(({ type }) => ['surface', 'city', 'spaceport'].includes(type));
  const orbits = { orsana: 'ORB-O', vell: 'ORB-V', skarn: 'ORB-K' } as Record<string, string>;
  const landings = surface.map(({ id, planet }) =>
    REACH.paths.some(({ ends, roll }) => ends[0] === orbits[planet ?? ''] && ends[1] === id && roll === 3),
  );
  expect(landings).toEqual(surface.map(() => true));
});

test.each([
  ['a node twice', { ...REACH, nodes: [...REACH.nodes, REACH.nodes[0]] }, 'node-twice'],
  ['two nodes of one name', withNode('O9', { name: REACH.nodes[0]?.name.toUpperCase() }), 'name-twice'],
  ['a planet twice', { ...REACH, planets: [...REACH.planets, REACH.planets[0]] }, 'planet-twice'],
  ['an unknown planet', withNode('O9', { planet: 'nowhere' }), 'planet-unknown'],
  ['a surface without planet', withNode('O9', { planet: null }), 'planet-missing'],
  ['deep space on a planet', withNode('D1', { planet: 'vell' }), 'planet-in-space'],
  ['a quarry in orbit', withNode('ORB-K', { site: { kind: 'economic', name: 'Dock' } }), 'site-in-space'],
  [
    'a city installation outside cities',
    withNode('O9', { site: { kind: 'city', name: 'Dome' } }),
    'city-site-elsewhere',
  ],
  ['a planet without orbit', without('ORB-K'), 'orbit-missing'],
  ['a planet with two orbits', withNode('K2', { type: 'orbit' }), 'orbit-twice'],
  ['a path to nowhere', withPath('O1', 'X1'), 'path-nowhere'],
  ['a path to itself', withPath('O1', 'O1'), 'path-to-itself'],
  ['a path twice', withPath('O3', 'O1'), 'path-twice'],
  ['no deep space', without('D1', 'D2', 'D3'), 'no-deep-space'],
  ['no warp', without('W'), 'no-warp'],
  [
    'a lonely node',
    { ...REACH, paths: REACH.paths.filter(({ ends }) => !ends.includes(REACH.nodes[0]?.id ?? ends[0])) },
    'disconnected',
  ],
])('NODE-MAP-12: %s cannot be played', (_title, map, fault) => {
  expect(faultsOf(map)).toEqual([fault]);
});

const crowd = Array.from({ length: 10_000 }, (_, i) => ({ ...REACH.nodes[0], id: `N${i}` }));

test.each<[string, unknown]>([
  ['what is not a map', { name: 'nothing' }],
  ['a map of 10,000 nodes', { ...REACH, nodes: crowd }],
  ['a map of 10,000 paths', { ...REACH, paths: crowd.map(({ id }) => ({ ends: ['O1', id], roll: 0 })) }],
  ['a node that is called as every object is', withNode('O1', { id: 'constructor' })],
  ['a node of a number', withNode('O1', { id: '7' })],
  ['a node whose name is blank', withNode('O1', { name: '   ' })],
])('NODE-MAP-12: %s is not read', (_what, map) => {
  expect(faultsOf(map)).toEqual(['not-understood']);
});

test('NODE-MAP-12: planets may be called as every object is, and names may hold anything', () => {
  const [planet, ...planets] = REACH.planets;
  const strange = { ...planet, id: '__proto__', name: '<script>alert(1)</script>' };
  const nodes = REACH.nodes.map((one) => (one.planet === planet?.id ? { ...one, planet: strange.id } : one));
  const map = schemas.setup.shape.map.parse({ ...REACH, planets: [strange, ...planets], nodes });
  expect(faultsOf(map)).toEqual([]);
  const made = war({ red: 'imperial-guard', blue: 'orks', green: 'tau' }, { map }).midnights(8);
  expect(made.state.clock.day).toBe(9);
});
