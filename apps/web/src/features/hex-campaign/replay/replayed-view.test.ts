import { type Event, hexCampaign, type View } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { replayedView } from './replayed-view.ts';
import { redView } from './testing/red-view.ts';

const at = { turn: 2, phase: 'movement', rule: 'HEX-MOV-01', to: 'all' };
const event = (told: object): Event => hexCampaign.schemas.event.parse({ ...at, ...told });
const tank = { kind: 'detachment', seat: 'blue', moveClass: 'tracked', garrisonDetachment: false };
const seen = (id: string, hex: string) => ({ ...tank, id, hex, points: null });

const after = (...told: object[]): View => replayedView(redView(), told.map(event));
const march = {
  type: 'marched',
  seat: 'red',
  piece: 'r1',
  name: 'Guards',
  order: 'path',
  from: '0,0',
  planned: ['1,0', '2,0'],
  spent: 2,
  allowance: 4,
  stop: null,
};

test('a march moves its piece to its end, or leaves it in place', () => {
  expect(Object.values(after({ ...march, trail: ['1,0', '2,0'] }).pieces)).toMatchObject([{ id: 'r1', hex: '2,0' }]);
  expect(Object.values(after({ ...march, trail: [] }).pieces)).toMatchObject([{ id: 'r1', hex: '0,0' }]);
});

test('a piece that comes into sight appears, and its ghost disappears', () => {
  const { seen: pieces, ghosts } = after({ type: 'sighted', seat: 'red', pieces: [seen('b1', '1,1')] });
  expect(Object.values(pieces)).toMatchObject([{ id: 'b1', hex: '1,1' }]);
  expect(ghosts).toEqual({});
});

test('a piece lost from sight is removed from the map', () => {
  const sighted = { type: 'sighted', seat: 'red', pieces: [seen('b1', '1,1')] };
  const left = { ...sighted, type: 'lost-from-sight' };
  expect(after(sighted, left).seen).toEqual({});
});

test('land changes hands as it is claimed and lost', () => {
  const claimed = { type: 'claimed', seat: 'red', piece: 'r1', hex: '1,0', from: null };
  const lost = { type: 'control-lost', seat: 'red', hex: '1,0', by: null };
  expect(Object.values(after(claimed).hexes)).toMatchObject([{ control: 'red' }]);
  expect(Object.values(after(claimed, lost).hexes)).toMatchObject([{ control: null }]);
});

test('a destroyed army is removed, and events without a place change nothing', () => {
  const gone = { type: 'detachment-lost', seat: 'red', piece: 'r1', name: 'Guards', hex: '0,0' };
  expect(after(gone).pieces).toEqual({});
  expect(after({ type: 'turn-ended' })).toEqual(redView());
});
