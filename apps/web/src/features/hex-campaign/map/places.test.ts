import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { previewView } from '../setup/preview-view.ts';
import { placeIn } from './places.ts';

const land = { inSight: true, seenIn: 2, control: null, site: null, stronghold: null, roads: [], ruin: false };
const seat = { beaten: 0, strategy: 0, hasCapital: true, vp: null, relation: null, god: null, craftworld: null };
const view = hexCampaign.schemas.view.parse({
  ...previewView(),
  chart: { ...previewView().chart, names: { '0,0': 'Ansgar' } },
  seats: [
    { ...seat, id: 'blue', name: 'Blue', faction: 'ig', startingCapital: '0,0' },
    { ...seat, id: 'red', name: 'Red', faction: 'ig', startingCapital: '4,0' },
  ],
  hexes: {
    '1,0': { ...land, discovered: null, stronghold: { level: 1, owner: 'blue', defences: null } },
    '2,0': { ...land, discovered: null, ruin: true },
    '3,0': { ...land, discovered: null },
  },
});

test('a Capital in its starting place is visible to everyone, as it is on the map', () => {
  expect(placeIn(view, hexAt(0, 0))).toEqual({ name: 'Ansgar', holder: 'blue' });
  expect(placeIn(view, hexAt(4, 0))).toEqual({ name: 'Capital of Red', holder: 'red' });
});

test('Strongholds and ruins without a settlement are places too; bare land is not', () => {
  expect(placeIn(view, hexAt(1, 0))).toEqual({ name: 'Camp', holder: 'blue' });
  expect(placeIn(view, hexAt(2, 0))).toEqual({ name: 'ruins', holder: null });
  expect(placeIn(view, hexAt(3, 0))).toBeNull();
});
