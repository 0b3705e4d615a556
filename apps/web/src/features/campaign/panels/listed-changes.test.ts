import type { Edit } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { changesNothing, listedChanges, type Written } from './listed-changes.ts';

const corrections = {
  adds: (type: string) => type === 'add',
  places: [['0,0', '0101'] as const, ['1,0', '0201']],
} as const;
const seats = [
  { seat: 'red', name: 'Red Host' },
  { seat: 'blue', name: 'Blue Line' },
];

const FIELDS = {
  to: { kind: 'place' },
  seat: { kind: 'seat', orNobody: true },
  bp: { kind: 'number', least: 0, most: 9999 },
  winner: { kind: 'choice', values: ['attacker', 'defender'] },
  secret: { kind: 'switch' },
  units: { kind: 'counts' },
  name: { kind: 'text', longest: 60 },
  cap: { kind: 'limit', least: 0, most: 9999 },
  evening: { kind: 'weekly' },
  home: { kind: 'zone' },
  day: { kind: 'date' },
  stores: { kind: 'numbers', keys: ['iron', 'oil'], least: 0, most: 9999 },
} as const satisfies Edit['fields'];

function written(type: string, now: Written['values'], values: Written['values']): Written {
  const fields = Object.fromEntries(Object.entries(FIELDS).filter(([name]) => name in values));
  const names = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, { name: `The ${name}: a hint` }]));
  const parts = () => [{ id: 'u1', group: 'Red', name: 'Scouts', count: 0, most: 5, each: 10 }];
  return {
    edit: { type, isAlone: false, rule: 'HEX-TURN-13', of: 'hex', fields },
    words: { name: 'Edit', of: 'Hex', fields: names, readers: 'All.' },
    target: { id: 'a', name: 'A', now, parts, values: { winner: { attacker: 'Red', defender: 'Blue' } } },
    values,
    seats,
    corrections,
  };
}

test.each<[Written['values'], Written['values'], string]>([
  [{ to: '0,0' }, { to: '1,0' }, 'The to: 0101 → 0201'],
  [{ seat: 'red' }, { seat: 'blue' }, 'The seat: Red Host → Blue Line'],
  [{ seat: 'red' }, { seat: null }, 'The seat: Red Host → Nobody'],
  [{ seat: null }, { seat: 'red' }, 'The seat: Nobody → Red Host'],
  [{ bp: 5205 }, { bp: 4000 }, 'The bp: 5,205 → 4,000'],
  [{ winner: 'attacker' }, { winner: 'defender' }, 'The winner: Red → Blue'],
  [{ secret: false }, { secret: true }, 'The secret: no → yes'],
  [{ units: {} }, { units: { u1: 3 } }, 'The units: Scouts 3'],
  [{ name: 'Old' }, { name: 'New' }, 'The name: Old → New'],
  [{ cap: null }, { cap: 1500 }, 'The cap: none → 1,500'],
  [{ cap: 3 }, { cap: null }, 'The cap: 3 → none'],
  [
    { evening: { weekday: 'sunday', time: '19:00' } },
    { evening: { weekday: 'friday', time: '19:00' } },
    'The evening: Sunday 19:00 → Friday 19:00',
  ],
  [{ home: 'Etc/UTC' }, { home: 'America/New_York' }, 'The home: Etc/UTC → America/New York'],
  [{ day: '2031-05-01' }, { day: '2031-06-01' }, 'The day: 1 May 2031 → 1 June 2031'],
  [{ stores: { iron: 1, oil: 2 } }, { stores: { iron: 1, oil: 3 } }, 'The stores: iron 1, oil 2 → iron 1, oil 3'],
  [{}, { to: '1,0' }, 'The to: 0201'],
])('a correction in the list says what was and what will be: %j to %j', (now, values, says) => {
  expect(listedChanges(written('set', now, values))).toEqual([says]);
});

test('it names only what changes', () => {
  const one = written('set', { name: 'Old', bp: 5 }, { name: 'Old', bp: 6 });
  expect(listedChanges(one)).toEqual(['The bp: 5 → 6']);
});

test('something new has no earlier values, even if the form proposes some', () => {
  expect(listedChanges(written('add', { winner: 'attacker' }, { winner: 'attacker', bp: 3 }))).toEqual([
    'The bp: 3',
    'The winner: Red',
  ]);
});

test.each<[string, Written['values'], Written['values'], boolean]>([
  ['set', { to: '0,0' }, { to: '0,0' }, true],
  ['set', { to: '0,0' }, { to: '1,0' }, false],
  ['set', { winner: 'attacker', units: {} }, { winner: 'attacker', units: {} }, true],
  ['set', { winner: 'attacker', units: {} }, { winner: 'attacker', units: { u1: 1 } }, false],
  ['add', { winner: 'attacker' }, { winner: 'attacker' }, false],
  ['set', {}, {}, false],
])('whether a correction leaves all as it is: %s %j %j', (type, now, values, isIdle) => {
  expect(changesNothing(written(type, now, values))).toBe(isIdle);
});
