import { defaultMap } from '@sealed-orders/rules/node-campaign/cartography';
import { describe, expect, test } from 'vitest';
import { formed, formOf, wrongFields } from './node-form.ts';

const reach = defaultMap();
const [node] = reach.nodes;
if (node === undefined) throw new Error('an empty map');
const form = formOf(node);

describe('The fields of a node', () => {
  test('show what the map has, and change nothing as they are', () => {
    expect(form).toMatchObject({ id: 'O1', name: 'Highmantle', vp: '', site: 'city', across: '24', down: '26' });
    expect(formed(reach, node.id, form)).toBe(reach);
  });

  test('change the node, and its id everywhere', () => {
    const map = formed(reach, node.id, {
      ...form,
      ...{ id: 'HQ', vp: '7', site: 'none', mission: 'none', note: ' Fog. ', across: '12,5', down: '100' },
    });
    expect(map.nodes[0]).toMatchObject({
      ...{ id: 'HQ', vp: 7, site: null, mission: null, note: 'Fog.', at: { x: 1250, y: 10_000 } },
    });
    expect(map.paths[0]?.ends[0]).toBe('HQ');
  });

  test.each([
    ['an id that another node has', { id: 'O2' }, 'id'],
    ['an id that is a number', { id: '12' }, 'id'],
    ['no name', { name: ' ' }, 'name'],
    ['an installation without a name', { siteName: '' }, 'siteName'],
    ['half a VP', { vp: '1.5' }, 'vp'],
    ['101 VP', { vp: '101' }, 'vp'],
    ['a place beside the map', { across: '101' }, 'across'],
    ['no place', { down: '' }, 'down'],
  ] as const)('are wrong with %s', (_what, part, field) => {
    expect(wrongFields(reach, node.id, { ...form, ...part })).toEqual([field]);
  });
});
