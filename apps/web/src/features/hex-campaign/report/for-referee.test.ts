import { type Event, hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { forReferee } from './for-referee.ts';

const at = { turn: 2, phase: 'battle', rule: 'HEX-AFT-03' };
const event = (told: object): Event => hexCampaign.schemas.event.parse({ ...at, ...told });

const NONE = { attacker: 0, defender: 0 };
const battle = { battle: 'b1', hex: '2,2', attacker: 'red', defender: 'blue' };
const ended = event({
  type: 'battle-ended',
  to: ['red', 'blue'],
  ...battle,
  result: { how: 'quick', winner: 'attacker' },
});
const announced = (to: unknown): Event =>
  event({ type: 'battle-announced', to, ...battle, result: { winner: 'attacker', lost: NONE, vp: null } });
const scored = (to: unknown): Event => event({ type: 'vp-scored', to, seat: 'red', vp: 5, reason: 'battle' });

const typesOf = (events: readonly Event[]): string[] => forReferee(events).map(({ event: { type } }) => type);

test("others' events about a battle are listed once, in full, with everyone who was notified", () => {
  const told = forReferee([ended, announced(['green']), announced('spectators')]);
  expect(told).toMatchObject([
    { event: { type: 'battle-ended' }, readers: { seats: ['red', 'blue', 'green'], spectators: true } },
  ]);
});

test('a later announcement without the battle itself stays', () => {
  expect(typesOf([announced(['green'])])).toEqual(['battle-announced']);
});

test('copies of an event for different readers are listed once', () => {
  const told = forReferee([scored('seats'), scored('spectators')]);
  expect(told.map(({ readers }) => readers)).toEqual([{ seats: 'all', spectators: true }]);
});

test('two events that look alike are both listed if one viewer reads both', () => {
  const bombed = event({ type: 'bombed', to: ['red'], seat: 'red', hex: '1,0', die: 2, damage: 'none', buildings: 0 });
  expect(typesOf([bombed, bombed])).toEqual(['bombed', 'bombed']);
});

test('readers of an event about control of the sky do not count as its owner', () => {
  const controlled = (seat: string): Event =>
    event({ type: 'airspace-controlled', to: [seat], seat, airspace: 7, seats: ['green'] });
  expect(forReferee([controlled('red'), controlled('blue')]).map(({ readers }) => readers.seats)).toEqual([
    ['red', 'blue'],
  ]);
});
