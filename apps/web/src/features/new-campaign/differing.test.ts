import { expect, test } from 'vitest';
import { differing } from './differing.ts';
import type { Description } from './door.ts';

const GAME: Description = {
  presets: [
    { id: 'plain', seats: { least: 2, most: 4 }, clock: null, settings: {} },
    { id: 'wet', seats: { least: 2, most: 4 }, clock: null, settings: { rain: true } },
  ],
  starts: [],
  settings: ['rain', 'wind'].map((id) => ({ id, group: 'weather', field: { kind: 'switch' }, fallback: false })),
  seatEntries: [],
  army: null,
  orderClock: 'asked',
  onOneScreen: true,
  phases: [],
};

test.each([
  ['nothing is changed on an untouched form', 'plain', {}, [0, 0]],
  ['what the preset changes is not changed by hand', 'wet', {}, [0, 1]],
  ['nor is a setting that repeats what the preset says', 'wet', { rain: true }, [0, 1]],
  ['what differs from the preset is', 'wet', { rain: false, wind: true }, [2, 1]],
])('%s', (_title, preset, settings, counts) => {
  expect(differing({ game: GAME }, { preset, settings })).toEqual(counts);
});

const LATE: Description = {
  ...GAME,
  presets: [
    { id: 'plain', seats: { least: 2, most: 4 }, clock: null, settings: {} },
    { id: 'endless', seats: { least: 2, most: 4 }, clock: null, settings: { rounds: null } },
  ],
  settings: [
    { id: 'rounds', group: 'time', field: { kind: 'limit', least: 1, most: 9 }, fallback: 5 },
    { id: 'evening', group: 'time', field: { kind: 'weekly' }, fallback: { weekday: 'sunday', time: '19:00' } },
  ],
};

test.each([
  ['a preset may have no limit', 'endless', {}, [0, 1]],
  ['so may a form', 'plain', { rounds: null }, [1, 0]],
  ['a limit is changed where the preset has none', 'endless', { rounds: 5 }, [1, 1]],
  ['a weekly time differs by its time', 'plain', { evening: { weekday: 'sunday', time: '20:00' } }, [1, 0]],
  ['but not by the order of its parts', 'plain', { evening: { time: '19:00', weekday: 'sunday' } }, [0, 0]],
])('%s', (_title, preset, settings, counts) => {
  expect(differing({ game: LATE }, { preset, settings })).toEqual(counts);
});
