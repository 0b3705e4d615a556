import { defaultMap, mapFaults } from '@sealed-orders/rules/node-campaign/cartography';
import { expect, test } from 'vitest';
import { nodeMapFault } from './map-editor.ts';

test('NODE-MAP-12: a fault calls planets and nodes by their names', () => {
  const map = defaultMap();
  const says = (changed: typeof map) => mapFaults(changed).map((fault) => nodeMapFault(changed, fault));
  const orbitless = { ...map, nodes: map.nodes.filter(({ id }) => id !== 'ORB-K') };
  expect(says(orbitless)).toContain('The planet Skarn needs an orbit.');
  const lonely = { ...map, paths: map.paths.filter(({ ends }) => !ends.some((id) => id === 'V4')) };
  expect(says(lonely)).toEqual(['No path leads to Frostline.']);
});
