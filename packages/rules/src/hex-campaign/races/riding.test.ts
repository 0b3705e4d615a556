import { expect, test } from 'vitest';
import { defaultSettings } from '../data/settings.ts';
import { LISTS } from '../lists/lists.ts';
import { entryOf } from '../lists/units.ts';
import { FACTIONS, GODS, MOUNTS } from '../types.ts';
import { listedMarks, listedMounts } from './riding.ts';

const of = (faction: (typeof FACTIONS)[number]) => ({ faction, settings: defaultSettings });

test.each(FACTIONS)('units of %s are carried by everything that their lists have or mention', (faction) => {
  const { specials, grants } = LISTS[faction];
  const choices = [
    ...specials.flatMap(({ slots, all }) => [...Object.values(slots ?? {}).flat(), all]),
    ...grants.map(({ units }) => units),
  ];
  const asked = choices.flatMap((choice) => choice?.mounts ?? []);
  const had = MOUNTS.filter((mount) => entryOf(LISTS[faction], mount) !== null);
  expect(listedMounts(of(faction))).toEqual(expect.arrayContaining([...asked, ...had]));
});

test('every transport is offered to some race, and Tyranids go on foot', () => {
  const offered = FACTIONS.flatMap((faction) => listedMounts(of(faction)));
  expect(MOUNTS.filter((mount) => !offered.includes(mount))).toEqual([]);
  expect(listedMounts(of('ty'))).toEqual([]);
});

test('a leader of the whole Imperium has the transports of all its races', () => {
  const settings = { ...defaultSettings, imperialPlayer: 'on' } as const;
  expect(listedMounts({ faction: 'ig', settings })).toEqual(expect.arrayContaining(['chimera', 'rhino', 'immolator']));
});

test('only units of Chaos bear marks', () => {
  expect(FACTIONS.filter((faction) => listedMarks(of(faction)).length > 0)).toEqual(['ch']);
  expect(listedMarks(of('ch'))).toEqual(GODS);
});
