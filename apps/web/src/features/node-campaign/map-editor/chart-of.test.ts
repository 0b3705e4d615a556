import { layoutOf } from '@sealed-orders/map/graph';
import { blankMap, defaultMap } from '@sealed-orders/rules/node-campaign/cartography';
import { describe, expect, test } from 'vitest';
import { chartOf, mapOf, orbitBeside, placed, placeOf, SHEET, viewOf } from './chart-of.ts';

const reach = defaultMap();
const blank = blankMap({ map: 'New', planet: 'Dray', orbit: 'Dray orbit', space: 'Gulf', warp: 'Warp' });

describe('A star map is drawn', () => {
  test('with every node where the map has it, in hundredths of the sheet', () => {
    const { nodes } = chartOf(reach);
    expect(nodes.find(({ id }) => id === 'O1')).toMatchObject({ kind: 'city', at: { x: 360, y: 260 }, terrain: null });
    expect(placeOf({ x: 360, y: 260 })).toEqual({ x: 2400, y: 2600 });
    const layout = layoutOf(viewOf(reach, SHEET).chart);
    expect(layout).toMatchObject({ width: 1500, height: 1000 });
    expect(layout.byId.get('O1')?.at).toEqual({ x: 360, y: 260 });
  });

  test('with discs that stay on the sheet', () => {
    expect(placeOf({ x: -50, y: 2000 })).toEqual({ x: 200, y: 9800 });
  });

  test('with what it is worth and what stands in it, but nobody there', () => {
    const { holdings, forces } = viewOf(reach);
    expect(holdings.O1).toMatchObject({ controller: null, marks: [{ kind: 'site', state: 'active' }] });
    expect(holdings.W?.value).toBeNull();
    expect(forces).toEqual([]);
  });

  test('with land as its words describe it', () => {
    const terrain = (id: string) => chartOf(reach).nodes.find((node) => node.id === id)?.terrain;
    expect(['O5', 'O9', 'O12', 'O3', 'ORB-O'].map(terrain)).toEqual(['marsh', 'forest', 'desert', 'flats', null]);
  });

  test('with a bare planet beside its orbit, and none that has no nodes', () => {
    const [planet] = chartOf(blank).planets;
    expect(planet?.at).toEqual({ x: 608, y: 400 });
    expect(orbitBeside({ x: 608, y: 400 })).toEqual({ x: 4600, y: 4000 });
    const empty = { ...blank, planets: [...blank.planets, { id: 'nowhere', name: 'Nowhere', isHabitable: true }] };
    expect(chartOf(empty).planets).toHaveLength(1);
  });

  test('without paths to nowhere and without nodes that are there twice', () => {
    const [node] = reach.nodes;
    const [path] = reach.paths;
    if (node === undefined || path === undefined) throw new Error('an empty map');
    const lost = reach.paths.map(({ ends: [, b], roll }) => ({ ends: [b, b] as const, roll }));
    const faulty = { ...reach, nodes: [...reach.nodes, node], paths: [...reach.paths, ...lost] };
    expect(chartOf(faulty).nodes).toHaveLength(reach.nodes.length);
    expect(chartOf(faulty).paths).toHaveLength(reach.paths.length);
  });

  test('with places of its own for a map that gives none, and the same for one that does', () => {
    const bare = { ...reach, nodes: reach.nodes.map((node) => ({ ...node, at: null })) };
    const map = placed(bare);
    for (const { at } of map.nodes) expect(at).not.toBeNull();
    expect(new Set(map.nodes.map(({ at }) => JSON.stringify(at))).size).toBe(map.nodes.length);
    expect(placed(reach)).toBe(reach);
    expect(viewOf(bare).chart.nodes[0]?.at).toBeNull();
  });
});

test('Only star maps are read as such', () => {
  expect(mapOf({ size: { columns: 3, rows: 3 }, rows: [] })).toBeNull();
  expect(mapOf(JSON.parse(JSON.stringify(reach)))).toEqual(reach);
});
