import { expect, test } from 'vitest';
import { changedSettings, freshPlan, inputOf, seatIds, withPreset } from './plan.ts';

test.each([
  ['words in lower case', ['Azure', 'Iron Wake'], ['azure', 'iron-wake']],
  ['no accents', ['Évora'], ['evora']],
  ['a number where a name has no letters or stands twice', ['7', 'Red', 'Red'], ['seat-1', 'red', 'seat-3']],
])('seat ids are %s', (_title, names, ids) => {
  expect(seatIds(names)).toEqual(ids);
});

test('only settings that were changed are sent', () => {
  const { settings } = freshPlan();
  expect(changedSettings(settings)).toEqual({});
  expect(changedSettings({ ...settings, seePassing: true })).toEqual({ seePassing: true });
});

test('a preset brings its number of seats and keeps the names that are there', () => {
  const named = { ...freshPlan(), seats: [{ name: 'Ansgar Host', faction: null }] };
  expect(withPreset(named, 'three-players').seats.map((seat) => seat.name)).toEqual(['Ansgar Host', 'Madder', 'Ochre']);
  expect(withPreset(named, 'free').seats).toHaveLength(1);
});

test('an open race is left to the player', () => {
  const input = inputOf({
    ...freshPlan(),
    name: ' Varn ',
    seats: [
      { name: 'Red', faction: null },
      { name: 'Blue', faction: 'ork' },
    ],
  });
  expect(input).toMatchObject({
    name: 'Varn',
    seats: [
      { id: 'red', name: 'Red' },
      { id: 'blue', faction: 'ork' },
    ],
  });
  expect(input.seats[0]).not.toHaveProperty('faction');
});
