import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { allHexes, hexAt } from '@sealed-orders/rules/space';
import { wordsOf } from '@sealed-orders/text/hex-campaign';
import { seenWords } from '@sealed-orders/text/hex-campaign/map';
import { expect, test } from 'vitest';
import { previewView } from '../setup/preview-view.ts';
import { describeHex, hexFacts } from './describe-hex.ts';

const land = { inSight: true, seenIn: 2, control: null, site: null, stronghold: null, roads: [], ruin: false };
const seat = { beaten: 0, strategy: 0, hasCapital: true, vp: null, relation: null, god: null, craftworld: null };
const view = {
  ...hexCampaign.schemas.view.parse({
    ...previewView(),
    chart: { ...previewView().chart, names: { '0,0': 'Ansgar' } },
    seats: [{ ...seat, id: 'madder', name: 'Madder', faction: 'ig', startingCapital: '0,0' }],
    hexes: {
      '1,0': { ...land, discovered: null, stronghold: { level: 1, owner: 'madder', defences: null } },
      '2,0': { ...land, inSight: false, seenIn: 3, control: 'madder', discovered: null },
      '3,0': { ...land, discovered: null },
    },
  }),
  viewer: { kind: 'seat', seat: seatId('madder') },
} as const;
const words = wordsOf(view);

test('a hex is read aloud with its label, its land, its owner and the turn in which it was seen', () => {
  expect(describeHex(view, words, hexAt(2, 0))).toBe('0301, hills, held by Madder, seen in turn 3');
  expect(describeHex(view, words, hexAt(3, 0))).not.toContain('seen');
  expect(describeHex(view, words, hexAt(0, 0))).toMatch(/^0101, \w+, Ansgar, held by Madder, never seen$/);
  expect(describeHex(view, words, hexAt(1, 0)).match(/Camp/g)).toHaveLength(1);
});

test("the list's columns for a hex are part of what is read aloud", () => {
  for (const hex of allHexes(view.chart.size)) {
    const { label, place, holder, seen } = hexFacts(view, words, hex);
    const spoken = describeHex(view, words, hex);
    expect(spoken.startsWith(label)).toBe(true);
    if (place !== null) expect(spoken).toContain(place);
    if (holder !== null) expect(spoken).toContain(`held by ${holder}`);
    if (seen !== 'in-sight') expect(spoken).toContain(seenWords(seen));
  }
});
