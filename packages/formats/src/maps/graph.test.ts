import { defaultMap, MOST_NODES, MOST_PATHS, MOST_PLANETS, maps } from '@sealed-orders/rules/node-campaign/cartography';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_GRAPH } from './graph-file.ts';
import { readMap, writeMap } from './read-map.ts';

const read = (text: string) => {
  const answer = readMap('node-campaign', text);
  return answer.ok ? answer.value : answer.problem;
};
const readJson = (json: unknown) => read(JSON.stringify(json));
/** What keeps the map of a file from being played; `[]`: nothing. */
function faultsIn(text: string): readonly unknown[] {
  const answer = readMap('node-campaign', text);
  if (!answer.ok) return [answer.problem];
  const map = maps.read(answer.value.map);
  return map.ok ? map.value.faults.map(({ facts }) => facts.fault) : ['not a map'];
}

const graphml = (inner: string, keys = '') =>
  `<?xml version="1.0"?><graphml xmlns="http://graphml.graphdrawing.org/xmlns">${keys}<graph edgedefault="undirected">${inner}</graph></graphml>`;
const KEYS = `<key id="d0" for="node" attr.name="Node Type" attr.type="string"><default>surface</default></key>
  <key id="d1" for="node" attr.name="label" attr.type="string"/>
  <key id="d2" for="edge" attr.name="Roll" attr.type="int"/>`;
const chain = (length: number) => ({
  nodes: Array.from({ length }, (_, i) => ({ id: `a${i}` })),
  edges: Array.from({ length: length - 1 }, (_, i) => [`a${i}`, `a${i + 1}`]),
});

describe('a plain graph', () => {
  test('becomes one planet with an orbit, deep space and the warp, and can be played on', () => {
    const text = JSON.stringify({ nodes: ['alpha', 'beta'], edges: [['alpha', 'beta']] });
    expect(read(text)).toMatchObject({
      name: null,
      notes: ['kinds-given', 'orbits-added', 'space-added'],
      map: {
        planets: [{ id: 'planet', name: 'Planet', isHabitable: true }],
        nodes: [
          { id: 'alpha', name: 'alpha', type: 'surface', planet: 'planet', at: null },
          { id: 'beta' },
          { id: 'ORB-1', name: 'Planet orbit', type: 'orbit', planet: 'planet' },
          { id: 'D1', type: 'deep-space', planet: null },
          { id: 'W', type: 'warp', planet: null },
        ],
        paths: [
          { ends: ['alpha', 'beta'], roll: 0 },
          { ends: ['ORB-1', 'alpha'], roll: 3 },
          { ends: ['ORB-1', 'beta'], roll: 3 },
          { ends: ['ORB-1', 'D1'], roll: 0 },
          { ends: ['D1', 'W'], roll: 3 },
        ],
      },
    });
    expect(faultsIn(text)).toEqual([]);
  });

  test('as networkx writes it gives names, kinds, planets and rolls', () => {
    const written = {
      directed: true,
      multigraph: false,
      graph: { name: 'Reach' },
      nodes: [
        { id: 0, label: 'Hive One', kind: 'Hive City', world: 'Vell', vp: 4, site: 'Dome', pos: [0, 0] },
        { id: 1, kind: 'space-port', world: 'Vell', habitable: false, pos: [3, 0] },
        { id: 2, kind: 'Orbit', world: 'Vell', pos: [0, 2] },
        { id: 3, kind: 'space', pos: [3, 2] },
        { id: 4, kind: 'the warp', pos: [1.5, 1] },
        { id: 5, kind: 'land', world: 'Vell', mission: 'Take and Hold', pos: [1, 1] },
      ],
      links: [
        { source: 0, target: 1, difficulty: '3+' },
        { source: 1, target: 0 },
        { source: 2, target: 0, roll: 4 },
        { source: 2, target: 1 },
        { source: 2, target: 3, roll: 1 },
        { source: 3, target: 4 },
        { source: 5, target: 0 },
      ],
    };
    expect(readJson(written)).toMatchObject({
      name: 'Reach',
      notes: ['paths-merged'],
      map: {
        name: 'Reach',
        planets: [{ id: 'vell', name: 'Vell', isHabitable: false }],
        nodes: [
          {
            id: 'N1',
            name: 'Hive One',
            type: 'city',
            vp: 4,
            site: { kind: 'city', name: 'Dome' },
            at: { x: 600, y: 600 },
          },
          { id: 'N2', name: '1', type: 'spaceport', at: { x: 9400, y: 600 } },
          { id: 'N3', type: 'orbit', planet: 'vell' },
          { id: 'N4', type: 'deep-space', planet: null, at: { x: 9400, y: 9400 } },
          { id: 'N5', type: 'warp', at: { x: 5000, y: 5000 } },
          { id: 'N6', type: 'surface', mission: 'take-and-hold' },
        ],
        paths: [
          { ends: ['N1', 'N2'], roll: 3 },
          { ends: ['N3', 'N1'], roll: 4 },
          { ends: ['N3', 'N2'], roll: 0 },
          { ends: ['N3', 'N4'], roll: 0 },
          { ends: ['N4', 'N5'], roll: 0 },
          { ends: ['N6', 'N1'], roll: 0 },
        ],
      },
    });
    expect(faultsIn(JSON.stringify(written))).toEqual([]);
  });

  test('of D3 joins nodes by their places in the list, and of Cytoscape has its data inside', () => {
    const d3 = { nodes: [{ name: 'Dray' }, { name: 'Varn' }], links: [{ source: 0, target: 1 }] };
    expect(readJson(d3)).toMatchObject({
      map: {
        nodes: [{ id: 'N1', name: 'Dray' }, { id: 'N2', name: 'Varn' }, {}, {}, {}],
        paths: [{ ends: ['N1', 'N2'] }, {}, {}, {}, {}],
      },
    });
    const cytoscape = {
      elements: {
        nodes: [
          { data: { id: 'a', type: 'city' }, position: { x: 1, y: 1 } },
          { data: { id: 'b' }, position: { x: 2, y: 2 } },
        ],
        edges: [{ data: { source: 'a', target: 'b', roll: 5 } }],
      },
    };
    expect(readJson(cytoscape)).toMatchObject({
      map: {
        nodes: [{ id: 'a', type: 'city', at: { y: 600 } }, { id: 'b' }, {}, {}, {}],
        paths: [{ ends: ['a', 'b'], roll: 5 }, {}, {}, {}, {}],
      },
    });
  });

  test('as GraphML goes by the names of its keys and their defaults', () => {
    const text = graphml(
      `<node id="n0"><data key="d1">Old &lt;Dray&gt;</data></node><node id="n1"><data key="d0">city</data></node>
       <edge source="n0" target="n1"><data key="d2">3</data></edge>`,
      KEYS,
    );
    expect(read(text)).toMatchObject({
      notes: ['orbits-added', 'space-added'],
      map: {
        nodes: [{ id: 'n0', name: 'Old <Dray>', type: 'surface' }, { id: 'n1', type: 'city' }, {}, {}, {}],
        paths: [{ ends: ['n0', 'n1'], roll: 3 }, {}, {}, {}, {}],
      },
    });
    expect(faultsIn(text)).toEqual([]);
  });

  test('as DOT gives its statements and what they leave to defaults', () => {
    const text = `// Reach
      strict digraph "Old Reach" {
        node [type=city]; rankdir = LR
        a [label="Old\\nDray", pos="0,10!"]
        b [pos="20,0" type=surface]
        edge [roll=3] a -> b -> a
      }`;
    expect(read(text)).toMatchObject({
      name: 'Old Reach',
      map: {
        nodes: [
          { id: 'a', name: 'Old Dray', type: 'city', at: { x: 600, y: 1700 } },
          { id: 'b', name: 'b', type: 'surface', at: { x: 9400, y: 8300 } },
          ...[{}, {}, {}],
        ],
        paths: [{ ends: ['a', 'b'], roll: 3 }, {}, {}, {}, {}],
      },
    });
    expect(faultsIn(text)).toEqual([]);
  });

  test('as DOT joins groups and leaves the defaults of a subgraph inside it', () => {
    const text = 'graph { subgraph cluster_b { node [type=city] b [label=<<b>Old</b> Dray>] c } a -- { b c } }';
    expect(read(text)).toMatchObject({
      map: {
        nodes: [
          { id: 'b', name: 'Old Dray', type: 'city' },
          { id: 'c', type: 'city' },
          { id: 'a', type: 'surface' },
          ...[{}, {}, {}],
        ],
        paths: expect.arrayContaining([
          { ends: ['a', 'b'], roll: 0 },
          { ends: ['a', 'c'], roll: 0 },
        ]),
      },
    });
  });

  test('of yEd has its labels and places', () => {
    const node = (id: string, name: string, x: number) =>
      `<node id="${id}"><data key="g"><y:ShapeNode><y:Geometry x="${x}" y="5"/><y:NodeLabel>${name}</y:NodeLabel></y:ShapeNode></data></node>`;
    expect(read(graphml(`${node('n0', 'West', 0)}${node('n1', 'East', 90)}`))).toMatchObject({
      map: {
        nodes: [{ name: 'West', at: { x: 600, y: 5000 } }, { name: 'East', at: { x: 9400, y: 5000 } }, {}, {}, {}],
      },
    });
  });

  test('may hold whatever it likes in names: they stay text, in one line of 60 signs', () => {
    const script = '<script>alert(1)</script>';
    const map = readJson({
      nodes: [
        { id: 'a', name: script },
        { id: 'b', name: `x\u202ey\n${'z'.repeat(99)}` },
      ],
      edges: [['a', 'b']],
    });
    expect(map).toMatchObject({ map: { nodes: [{ name: script }, { name: `x y ${'z'.repeat(56)}` }, {}, {}, {}] } });
    const written = writeMap('node-campaign', 'map' in map ? map.map : null, 'graphml');
    expect(written?.text).toContain('&lt;script&gt;');
    expect(written?.text).not.toContain('<script');
  });
});

describe('a graph is refused', () => {
  const two = (change: object) => ({ nodes: [{ id: 'a' }, { id: 'b' }], edges: [['a', 'b']], ...change });
  test.each<[string, unknown, object]>([
    ['with 10,000 nodes', chain(10_000), { code: 'too-many-nodes', found: 10_000, most: 120 }],
    [
      'with too many nodes once the orbit, deep space and the warp are added',
      chain(119),
      { code: 'too-many-nodes', found: 122 },
    ],
    [
      'with 601 paths',
      {
        nodes: chain(40).nodes,
        edges: Array.from({ length: 601 }, (_, i) => [`a${i % 40}`, `a${(i + 1 + Math.floor(i / 40)) % 40}`]),
      },
      { code: 'too-many-paths', found: 601 },
    ],
    [
      'with 21 planets',
      { nodes: Array.from({ length: 21 }, (_, i) => ({ id: `a${i}`, planet: `P${i}` })), edges: [] },
      { code: 'too-many-planets', found: 21 },
    ],
    ['without nodes', { nodes: [], edges: [] }, { code: 'no-nodes' }],
    ['with a loop', two({ edges: [['a', 'a']] }), { code: 'path-to-itself', node: 'a' }],
    ['with a path to nowhere', two({ edges: [['a', 'c']] }), { code: 'path-nowhere', node: 'c' }],
    ['with a node twice', two({ nodes: [{ id: 'a' }, { id: 'a' }] }), { code: 'node-twice', node: 'a' }],
    [
      'of unknown kinds',
      two({ nodes: [{ id: 'a', type: 'lava' }, { id: 'b' }] }),
      { code: 'unknown-kind', kind: 'lava', node: 'a' },
    ],
    ['of an inherited kind', two({ nodes: [{ id: 'a', type: 'constructor' }, { id: 'b' }] }), { code: 'unknown-kind' }],
    ['with a roll of 7', two({ edges: [{ source: 'a', target: 'b', roll: 7 }] }), { code: 'unknown-roll', roll: '7' }],
    ['whose paths have one end', two({ edges: [{ source: 'a' }] }), { code: 'unknown-form' }],
    ['that is another file', { hexes: [] }, { code: 'unknown-form' }],
  ])('%s', (_what, json, problem) => {
    expect(readJson(json)).toMatchObject(problem);
  });

  const group = (of: string) => `{ ${Array.from({ length: 50 }, (_, n) => `${of}${n}`).join(' ')} }`;
  const bomb = '<!DOCTYPE graphml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
  test.each<[string, string, object]>([
    ['in XML with entities of its own', `${bomb}${graphml('<node id="&b;"/>').slice(21)}`, { code: 'xml-refused' }],
    ['in XML nested deeply', graphml(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`), { code: 'xml-refused' }],
    ['in JSON nested deeply', `{"nodes":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, { code: 'json-refused' }],
    ['cut short', graphml('<node id="a"/>').slice(0, -12), { code: 'xml-broken' }],
    ['in another kind of XML', '<svg/>', { code: 'not-graphml', root: 'svg' }],
    ['without a graph', '<graphml/>', { code: 'no-nodes' }],
    ['with two graphs', graphml('<node id="a"/></graph><graph>'), { code: 'several-graphs' }],
    ['with a graph in a node', graphml('<node id="a"><graph/></node>'), { code: 'nested-graph' }],
    ['with paths between three nodes', graphml('<node id="a"/><hyperedge/>'), { code: 'nested-graph' }],
    ['with an attribute named __proto__', '<graphml __proto__="x"/>', { code: 'xml-broken' }],
    ['in words', 'a -> b', { code: 'unknown-form' }],
    [
      'in DOT with an arrow in a graph without directions',
      'graph {\n a -- b\n b -> c\n}',
      { code: 'dot-broken', line: 3 },
    ],
    ['in DOT that is cut short', 'graph { a -- b [roll=', { code: 'dot-broken' }],
    [
      'in DOT that joins all with all',
      `graph { ${group('a')} -- ${group('b')} }`,
      { code: 'too-many-paths', most: 600 },
    ],
    ['in DOT with groups in groups', `graph { ${'{'.repeat(50_000)}`, { code: 'too-large' }],
    ['in DOT with a long chain of groups', `graph { ${'{a} -- '.repeat(10_000)}{b} }`, { code: 'too-large' }],
    ['in DOT with brackets in brackets', `graph { a ${'['.repeat(50_000)}`, { code: 'dot-broken' }],
    ['in DOT with an open comment', `graph { ${'/*'.repeat(50_000)}`, { code: 'dot-broken' }],
  ])('%s', (_what, text, problem) => {
    expect(read(text)).toMatchObject(problem);
  });

  test('by the rules if it has no land, or if no path leads to a part of it', () => {
    const space = {
      nodes: [
        { id: 'a', type: 'space' },
        { id: 'w', type: 'warp' },
      ],
      edges: [['a', 'w']],
    };
    expect(faultsIn(JSON.stringify(space))).toEqual(['no-surface']);
    const parted = { nodes: [{ id: 'a' }, { id: 'o', type: 'orbit' }, { id: 'b' }], edges: [['a', 'o']] };
    expect(faultsIn(JSON.stringify(parted))).toEqual(['disconnected']);
  });

  test('at the limits of the rules', () => {
    expect(MOST_GRAPH).toEqual({ nodes: MOST_NODES, paths: MOST_PATHS, planets: MOST_PLANETS });
  });

  test('or read, but never throws, whatever it contains', () => {
    const end = fc.constantFrom('a', 'b', '0', '__proto__', 'constructor');
    const some = fc.record({
      nodes: fc.array(
        fc.oneof(
          end,
          fc.dictionary(fc.constantFrom('id', 'type', 'planet', 'pos', 'x', 'y', '__proto__'), fc.jsonValue()),
        ),
      ),
      edges: fc.array(fc.oneof(fc.tuple(end, end), fc.jsonValue())),
    });
    fc.assert(
      fc.property(fc.oneof(some, fc.jsonValue()), (json) => {
        expect(typeof readMap('node-campaign', JSON.stringify(json)).ok).toBe('boolean');
      }),
    );
  });
});

describe('a star map', () => {
  test('of this site is read unchanged, with its wrapping and without', () => {
    const map = defaultMap();
    expect(readJson(map)).toEqual({ name: 'Orsana Reach', map: JSON.parse(JSON.stringify(map)), notes: [] });
    const file = { format: 'sealed-orders-map', version: 1, name: 'Reach', map };
    expect(readJson(file)).toMatchObject({ name: 'Reach', map: { name: 'Orsana Reach' } });
  });

  test.each(maps.forms.filter(({ isWritten }) => isWritten).map(({ id }) => id))(
    'written as %s and read again is the same',
    (form) => {
      const map = defaultMap();
      const [first, ...rest] = map.nodes;
      const worded = {
        ...map,
        nodes: [{ ...first, vp: 7, note: 'Fog & "dust" <thick>', site: { kind: 'economic', name: 'Depot' } }, ...rest],
      };
      const written = writeMap('node-campaign', worded, form);
      expect(written?.lost).toEqual([]);
      expect(read(written?.text ?? '')).toEqual({ name: 'Orsana Reach', map: worded, notes: [] });
    },
  );

  test('is written in no other form, and nothing else is', () => {
    expect(writeMap('node-campaign', defaultMap(), 'dot')).toBeNull();
    expect(writeMap('node-campaign', { size: 1 }, 'graphml')).toBeNull();
  });
});
