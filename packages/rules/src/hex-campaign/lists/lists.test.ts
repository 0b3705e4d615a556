import { describe, expect, test } from 'vitest';
import { OPPOSED } from '../data/races/chaos.ts';
import type { Choice, RaceList } from '../data/races/list.ts';
import { MOUNT_TAGS } from '../data/races/mounts.ts';
import { SCOUTS } from '../data/races/scouts.ts';
import { FACTIONS, GODS } from '../types.ts';
import { LISTS } from './lists.ts';

const of = (list: RaceList): readonly Choice[] => [
  ...list.grants.map(({ units }) => units),
  ...list.specials.flatMap(({ slots, all }) => [
    ...(slots === null ? [] : Object.values(slots).flat()),
    ...(all === null ? [] : [all]),
  ]),
];

/** A kind that a table names but no list has. */
const strangers = (list: RaceList): readonly string[] => {
  const known = new Set(list.entries.map(({ kind }) => kind));
  const named = of(list).flatMap(({ kinds = [], withoutKinds = [] }) => [...kinds, ...withoutKinds]);
  return [...named, ...list.specials.flatMap(({ zeroOne }) => zeroOne)].filter((kind) => !known.has(kind));
};

describe.each(FACTIONS)('the lists of %s', (faction) => {
  const list = LISTS[faction];

  test('are of that race, without duplicates', () => {
    expect(list.faction).toBe(faction);
    const kinds = list.entries.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    const keys = list.specials.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('name only kinds that they have', () => {
    expect(strangers(list)).toEqual([]);
  });

  test('know every transport', () => {
    const mounts = [
      ...of(list).flatMap((choice) => choice.mounts ?? []),
      ...list.entries.flatMap(({ mount }) => mount ?? []),
    ];
    expect(mounts.filter((mount) => MOUNT_TAGS[mount] === undefined)).toEqual([]);
    const vehicles = mounts.filter((mount) => MOUNT_TAGS[mount]?.includes('vehicle'));
    expect(vehicles.filter((mount) => list.entries.every(({ kind }) => kind !== mount))).toEqual([]);
  });

  test('let a Major Spaceport build everything that no rule forbids', () => {
    const port = list.grants.find(({ building, place }) => building === 'major-space-port' && place === 'home');
    expect(port?.units.kinds).toBeUndefined();
  });
});

test('scouts are kinds of some list', () => {
  const kinds = new Set(Object.values(LISTS).flatMap((list) => list.entries.map(({ kind }) => kind)));
  expect(SCOUTS.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('HEX-RACE-CH-03: gods oppose each other in pairs', () => {
  expect(GODS.map((god) => OPPOSED[OPPOSED[god] ?? 'undivided'])).toEqual([
    'khorne',
    'tzeentch',
    'nurgle',
    'slaanesh',
    null,
  ]);
});
