import { sectorWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { deploying } from '../testing/deploying.ts';
import { inOrbit, knownRows, ownRows, sidesFor } from './force-lists.ts';
import { marksOf } from './marks.ts';

const war = sectorWar('attacks', {
  pieces: {
    Wolves: 'west 8 commander',
    Gulls: 'west 5 aerial hunts4',
    Moles: 'west orbit',
    Owls: 'east B infiltrator',
  },
});

const names = (viewer: string) => {
  const rows = ownRows(war.seenBy(viewer), 'west');
  return rows === null
    ? null
    : Object.entries(rows).map(([place, list]) => [place, list.map(({ detachment }) => detachment.name)]);
};

test('a side’s detachments are listed by where they are', () => {
  expect(names('anna')).toEqual([
    ['ground', ['Wolves']],
    ['air', ['Gulls']],
    ['orbit', ['Moles']],
    ['hand', []],
    ['away', []],
  ]);
});

test('the referee can read the list, the enemy and spectators can’t', () => {
  expect(names('referee')).toEqual(names('anna'));
  expect([names('bert'), names('spectator')]).toEqual([null, null]);
});

test('the enemy sees counters on the map and how many are in orbit, but not their sheets', () => {
  const view = war.seenBy('bert');
  expect(knownRows(view, 'west').map(({ counter, dossier }) => [counter.id, dossier])).toEqual([
    ['west-1', null],
    ['west-2', null],
  ]);
  expect(inOrbit(view, 'west')).toBe(1);
});

test('during deployment, detachments are in hand', () => {
  const rows = ownRows(deploying('First', 'Second').seenBy('anna'), 'west');
  expect(rows?.hand.map(({ detachment }) => detachment.name)).toEqual(['First', 'Second']);
});

test('the reader’s own side is listed first', () => {
  expect([sidesFor(war.seenBy('bert')), sidesFor(war.seenBy('anna'))]).toEqual([
    ['east', 'west'],
    ['west', 'east'],
  ]);
});

test('what matters on the map is said in words', () => {
  expect(marksOf(war.one('Wolves'))).toEqual(['supreme commander']);
  expect(marksOf(war.one('Gulls'))).toEqual(['intercepts below 4']);
  expect(marksOf(war.one('Owls'))).toHaveLength(1);
});
