import { emptyChart } from '@sealed-orders/rules/hex-campaign/cartography';
import { edgeKey, hexAt } from '@sealed-orders/rules/space';
import { mapEditorText as text } from '@sealed-orders/text/hex-campaign/map-editor';
import { expect, test } from 'vitest';
import type { Kit } from './strokes.ts';
import { touchSays } from './touch-says.ts';

const BARE = hexAt(3, 3);
const RICH = hexAt(1, 1);
const chart = {
  ...emptyChart({ columns: 4, rows: 4 }),
  sites: { [RICH]: 'urban' } as const,
  starts: [RICH],
  names: { [RICH]: 'Dray' },
};
const kit: Kit = {
  tool: 'look',
  terrain: 'sea',
  brush: '1',
  airspace: 2,
  site: 'urban',
  name: 'Hollin',
  isMirrored: false,
  isPicking: false,
};

test.each<[string, Partial<Kit>, string | null, string | null]>([
  ['look', {}, null, null],
  ['terrain', { tool: 'terrain' }, text.becomes('sea'), text.becomes('sea')],
  ['the terrain that is there', { tool: 'terrain', terrain: 'plains' }, null, null],
  ['pick up', { tool: 'terrain', isPicking: true }, text.picksUp('plains'), text.picksUp('plains')],
  ['Airspace', { tool: 'airspace' }, text.joinsAirspace(2), text.joinsAirspace(2)],
  ['the Airspace that is there', { tool: 'airspace', airspace: 1 }, null, null],
  ['site', { tool: 'site' }, text.proposes('urban'), text.proposesNoMore('urban')],
  ['another site', { tool: 'site', site: 'capital' }, text.proposes('capital'), text.proposes('capital')],
  ['start', { tool: 'start' }, text.starts, text.startsNoMore],
  ['name', { tool: 'name' }, text.isNamed('Hollin'), text.isNamed('Hollin')],
  ['the name that is there', { tool: 'name', name: ' Dray ' }, text.isNamed('Dray'), null],
  ['no name', { tool: 'name', name: ' ' }, null, text.isNamedNoMore('Dray')],
  ['erase', { tool: 'erase' }, null, text.isCleared],
  ['river', { tool: 'river' }, null, null],
  ['road', { tool: 'road' }, null, null],
])('says what a touch does with: %s', (_tool, change, bare, rich) => {
  expect(touchSays(chart, { ...kit, ...change }, BARE)).toBe(bare);
  expect(touchSays(chart, { ...kit, ...change }, RICH)).toBe(rich);
});

test('a hex with only a road can be cleared', () => {
  const withRoad = { ...chart, roads: [edgeKey(BARE, hexAt(3, 2))] };
  expect(touchSays(withRoad, { ...kit, tool: 'erase' }, BARE)).toBe(text.isCleared);
});
