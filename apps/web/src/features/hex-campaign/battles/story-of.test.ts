import { type Event, hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { decidedBecause, storyOf } from './story-of.ts';

const at = { turn: 3, phase: 'battle', to: 'all' };
const event = (told: object): Event => hexCampaign.schemas.event.parse({ ...at, rule: 'HEX-TURN-13', ...told });
const off = event({
  type: 'battle-called-off',
  battle: 'b3-1',
  hex: '1,0',
  ...{ attacker: 'red', defender: 'blue', stay: false, holder: 'blue' },
});
const ruled = (undone: boolean): Event =>
  event({
    type: 'corrected',
    edit: 'call-off',
    facts: { battle: 'b3-1', hex: '1,0' },
    undone,
    reason: 'A misread map.',
  });
const lost = event({ type: 'control-lost', seat: 'red', hex: '1,0', by: null });
const elsewhere = event({ type: 'control-lost', seat: 'red', hex: '2,0', by: null });

test('a battle that was called off is reported once, with the reason for the ruling', () => {
  expect(storyOf([ruled(false), off, lost, elsewhere], 'b3-1', null)).toEqual({
    events: [off],
    reason: 'A misread map.',
  });
});

test('a ruling that was undone keeps its lines, and gives no reason', () => {
  const told = [ruled(false), off, ruled(true)];
  expect(storyOf(told, 'b3-1', null)).toEqual({ events: told, reason: null });
});

test('a battle without a ruling is described by its own events and those in its hex', () => {
  const ended = event({ type: 'battle-decided', rule: 'HEX-TBL-41', battle: 'b3-1', hex: '1,0' });
  expect(storyOf([ended, lost, elsewhere], 'b3-1', lost.type === 'control-lost' ? lost.hex : null)).toEqual({
    events: [ended, lost],
    reason: null,
  });
});

const line = (battle: string, opening: number, type = 'battle-decided') => ({
  ...({ deed: 'rule', opening, reason: `Of ${battle} in ${opening}.` } as const),
  events: [{ ...event({ type: 'battle-decided', battle, hex: '1,0' }), type }],
});

test.each([
  ['a result', 'battle-decided'],
  ['dice', 'battle-ended'],
])('the reason for a ruling on %s is found at the desk', (_what, type) => {
  expect(decidedBecause([line('b3-2', 9), line('b3-1', 9, type)], 'b3-1', 9)).toBe('Of b3-1 in 9.');
});

test('a ruling on an earlier battle with the same id, or of another kind, gives no reason', () => {
  expect(decidedBecause([line('b3-1', 4)], 'b3-1', 9)).toBeNull();
  expect(decidedBecause([line('b3-1', 9, 'corrected')], 'b3-1', 9)).toBeNull();
  expect(decidedBecause([{ ...line('b3-1', 9), deed: 'give-for' }], 'b3-1', 9)).toBeNull();
});
