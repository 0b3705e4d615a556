import { expect, test } from 'vitest';
import { orderTo, siteName, spokenHex } from './map.ts';
import { sheetText } from './sheet.ts';

test.each([
  ['one unit by name', ['Vael Lancers'], 'Vael Lancers has no order and will guard'],
  ['two units by name', ['A', 'B'], 'A and B have no orders and will guard'],
  ['more by number', ['A', 'B', 'C'], '3 units have no orders and will guard'],
])('the seal says what happens to %s', (_title, names, says) => {
  expect(sheetText.willGuard(names)).toBe(says);
});

test('the sheet counts only existing orders', () => {
  expect(sheetText.count(4, 1, 1)).toBe('4 complete, 1 draft, 1 without an order');
  expect(sheetText.count(2, 0, 0)).toBe('2 complete');
  expect(sheetText.seal(1)).toBe('Seal 1 order');
});

test('orders name whom to follow and where to go', () => {
  expect(orderTo('Follow', 'Sable Column')).toBe('Follow Sable Column');
  expect(orderTo('Path', '0607')).toBe('Path to 0607');
});

test('a site is named by its known facts', () => {
  const unknown = { size: null, faction: null, name: null, yield: null, bp: null, buildings: null };
  expect(siteName({ ...unknown, kind: 'resource' })).toBe('Resource');
  expect(siteName({ ...unknown, kind: 'resource', yield: 150 })).toBe('Resource, 150 RP a turn');
  expect(siteName({ ...unknown, kind: 'urban', name: 'Ansgar', size: 3 })).toBe('Ansgar, City');
  expect(siteName({ ...unknown, kind: 'urban' })).toBe('Settlement');
});

test('a hex is read out with its land, holder and pieces, and the age of a memory', () => {
  const nothing = {
    place: null,
    stronghold: null,
    holder: null,
    battles: [],
    pieces: [],
    memories: [],
    seen: 'in-sight',
  } as const;
  expect(spokenHex({ ...nothing, label: '0412', terrain: 'forest', pieces: ['your 2nd Company'] })).toBe(
    '0412, forest, your 2nd Company',
  );
  expect(spokenHex({ ...nothing, label: '0408', terrain: 'plains', holder: 'Madder', seen: { turn: 3 } })).toBe(
    '0408, plains, held by Madder, seen in turn 3',
  );
  expect(
    spokenHex({ ...nothing, label: '0803', terrain: 'plains', memories: [{ name: 'enemy Iron Wake', turn: 3 }] }),
  ).toBe('0803, plains, enemy Iron Wake last seen in turn 3');
  expect(spokenHex({ ...nothing, label: '0505', terrain: 'plains', battles: [2] })).toBe('0505, plains, battle 2');
  expect(spokenHex({ ...nothing, label: '0101', terrain: 'sea', seen: 'never' })).toBe('0101, sea, never seen');
});
