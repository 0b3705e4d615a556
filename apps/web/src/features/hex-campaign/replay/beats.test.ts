import { type Event, hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { beatsOf, moverOf, spanOf, wayOf } from './beats.ts';

const at = { turn: 2, phase: 'movement', rule: 'HEX-MOV-01', to: 'all' };
const event = (told: object): Event => hexCampaign.schemas.event.parse({ ...at, ...told });
const march = (trail: readonly string[], stop: object | null = null): Event =>
  event({
    type: 'marched',
    seat: 'red',
    piece: 'r1',
    name: 'Guards',
    order: 'path',
    from: '0,0',
    trail,
    planned: trail,
    spent: 4,
    allowance: 4,
    stop,
  });
const lost = event({ type: 'control-lost', seat: 'red', hex: '4,0', by: null });
const ended = event({ type: 'turn-ended' });

test("the report's events are played in the order in which they happened", () => {
  const first = march(['1,0']);
  expect(beatsOf([lost, ended, first]).map((beat) => beat.event)).toEqual([lost, first]);
});

test('a march that an enemy stopped is a contact', () => {
  const met = march(['1,0'], { rule: 'HEX-MOV-03', code: 'enemy-army', hex: '2,0' });
  const tired = march(['1,0'], { rule: 'HEX-MOV-10', code: 'allowance', hex: '2,0' });
  expect(beatsOf([met, tired]).map(({ isContact }) => isContact)).toEqual([true, false]);
});

test('a marching piece passes its hexes from where it started, and a piece that stays moves nothing', () => {
  expect(wayOf(march(['1,0', '2,0']))).toEqual(['0,0', '1,0', '2,0']);
  expect(moverOf(march(['1,0']))).toBe('r1');
  expect([wayOf(march([])), moverOf(march([])), moverOf(lost)]).toEqual([null, null, null]);
});

test('a march takes as long as its hexes', () => {
  expect(spanOf(march(['1,0', '2,0']), 260) - spanOf(march(['1,0']), 260)).toBe(260);
});
