import { sectorTerritory } from '@sealed-orders/rules/testing';
import { wordsOf } from '@sealed-orders/text/sector-campaign';
import { expect, test } from 'vitest';
import { attacked, atWar } from '../testing/wars.ts';
import { describeCounter, describeTerritory, stateOf } from './speech.ts';

function says(viewer: string, name: string, made = atWar(), isTarget = false): string {
  const view = made.seenBy(viewer);
  return describeTerritory(view, wordsOf(view), { id: sectorTerritory(made.state, name), isTarget });
}

test('a territory is read out with its holder and its counters', () => {
  expect(says('anna', 'B')).toBe('B, major, held by East, 1 counter face down: 1');
  expect(says('anna', 'A')).toBe('A, minor, held by East, no counters');
  expect(says('anna', '8')).toBe('8, minor, held by West, Wolves, Bears');
});

test('to the enemy, only numbers are read out', () => {
  expect(says('bert', '8')).toBe('8, minor, held by West, 2 counters face down: 1 and 2');
});

test('an attack is read out with its target', () => {
  expect(says('bert', 'B', attacked())).toMatch(/Owls, battle here$/);
});

test('a possible target is read out as one', () => {
  expect(says('anna', 'B', atWar(), true)).toMatch(/, can be chosen$/);
});

test('a counter is read out by number and side, and by name to those who know it', () => {
  const made = atWar();
  const heard = (viewer: string): string => {
    const view = made.seenBy(viewer);
    return describeCounter(view, wordsOf(view), 'west-1');
  };
  expect(heard('anna')).toBe('Counter 1, West’s counter, Wolves');
  expect(heard('bert')).toMatch(/^Counter 1, West’s counter, Face down/);
});

test('what the board warns of is read out with the territory', () => {
  const view = atWar().seenBy('anna');
  const id = sectorTerritory(atWar().state, '8');
  const said = describeTerritory(view, wordsOf(view), { id, forecast: 'isolated if 5 falls' });
  expect(said).toMatch(/, isolated if 5 falls$/);
  expect(stateOf(view, id, 'isolated if 5 falls')).toEqual(['isolated if 5 falls']);
});
