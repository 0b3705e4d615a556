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
