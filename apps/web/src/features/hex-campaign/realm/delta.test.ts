import { hexCampaign, type View } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { redView } from '../replay/testing/red-view.ts';
import { changesBetween } from './delta.ts';

const base = redView();
const land = { inSight: true, seenIn: 2, site: null, stronghold: null, roads: [], ruin: false, discovered: null };

interface Given {
  readonly hexes: readonly string[];
  readonly ready: number | null;
  readonly vp: number;
  readonly taken: boolean;
}

/** What red knows while it holds some hexes, and has one army or none. */
function red({ hexes, ready, vp, taken }: Given): View {
  const unit = {
    id: 'u1',
    name: 'Troops',
    slot: 'troops',
    moveClass: 'infantry',
    scout: false,
    points: 100,
    models: { ready: ready ?? 0, wounded: 10 - (ready ?? 0), damaged: 0, dead: 0, captured: 0 },
  };
  const view = hexCampaign.schemas.view.parse({
    ...base,
    pieces: ready === null ? {} : { r1: { ...base.pieces['r1' as keyof typeof base.pieces], units: [unit] } },
    hexes: Object.fromEntries(hexes.map((hex) => [hex, { ...land, control: 'red' }])),
  });
  const own = { id: 'red', record: { vp }, captives: {}, taken: taken ? { r9: 'blue' } : {}, orbit: {} };
  return { ...view, own } as unknown as View;
}

const before = red({ hexes: ['0,0', '1,0'], ready: 8, vp: 3, taken: false });

test('hexes, strength and victory points count as gains or losses by their difference', () => {
  const now = red({ hexes: ['1,0', '2,0'], ready: 5, vp: 4, taken: false });
  const { gains, losses } = changesBetween(before, now);
  expect(gains).toEqual([
    { kind: 'hex', hex: '2,0' },
    { kind: 'vp', vp: 1 },
  ]);
  expect(losses).toMatchObject([
    { kind: 'hex', hex: '0,0' },
    { kind: 'strength', points: 30 },
  ]);
});

test('a lost or captured army is a loss; a new or freed one is a gain', () => {
  const now = red({ hexes: ['0,0', '1,0'], ready: null, vp: 3, taken: true });
  expect(changesBetween(before, now).losses).toMatchObject([
    { kind: 'army', army: { id: 'r1' } },
    { kind: 'taken', by: 'blue' },
  ]);
  expect(changesBetween(before, now).gains).toEqual([]);
  expect(changesBetween(now, before).gains).toMatchObject([
    { kind: 'army', army: { id: 'r1' } },
    { kind: 'taken', by: 'blue' },
  ]);
});

test('without changes nothing is listed', () => {
  expect(changesBetween(before, before)).toEqual({ gains: [], losses: [] });
});
