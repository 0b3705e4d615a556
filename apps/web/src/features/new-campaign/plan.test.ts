import { askedEntries, type Preset } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { withChoice } from './choices.ts';
import type { Description } from './door.ts';
import {
  clockOf,
  freshFrame,
  freshPlan,
  inputOf,
  seatIds,
  usualValue,
  withoutPhaseTimes,
  withPreset,
  withSetting,
} from './plan.ts';

const THREE: Preset = { id: 'three', seats: { least: 3, most: 3 }, clock: null, settings: {} };
const MANY: Preset = { id: 'many', seats: { least: 2, most: 10 }, clock: { mode: 'none' }, settings: { rain: true } };

/** A game with a colour for each seat, a shade for red ones, and a setting. */
const GAME: Description = {
  presets: [THREE, MANY],
  starts: ['quick', 'slow'],
  settings: [{ id: 'rain', group: 'weather', field: { kind: 'switch' }, fallback: false }],
  seatEntries: [
    { id: 'colour', values: ['red', 'blue'], isRequired: true, onlyWith: null },
    { id: 'shade', values: ['dark'], isRequired: false, onlyWith: { id: 'colour', values: ['red'] } },
  ],
  army: null,
  orderClock: 'asked',
  onOneScreen: true,
  phases: [{ id: 'write', kind: 'sealed', isSetup: false }],
};

/** The same with orders on arrival only, and no times but the rules' own. */
const ON_ARRIVAL: Description = { ...GAME, orderClock: 'none', phases: [{ id: 'play', kind: 'open', isSetup: false }] };

test.each([
  ['words in lower case', ['Azure', 'Iron Wake'], ['azure', 'iron-wake']],
  ['no accents', ['Évora'], ['evora']],
  ['a number where a name has no letters or stands twice', ['7', 'Red', 'Red'], ['seat-1', 'red', 'seat-3']],
])('seat ids are %s', (_title, names, ids) => {
  expect(seatIds(names)).toEqual(ids);
});

test('only settings that differ from the defaults are sent, and those of the preset', () => {
  const plan = freshPlan(GAME);
  expect(plan.settings).toEqual({});
  const wet = withSetting(GAME, plan, 'rain', true);
  expect(wet.settings).toEqual({ rain: true });
  expect(withSetting(GAME, wet, 'rain', false).settings).toEqual({});
  expect(usualValue(GAME, MANY, 'rain')).toBe(true);
  expect(inputOf('tally', freshFrame(), withPreset(plan, MANY), {}).setup.settings).toEqual({ rain: true });
});

test('a campaign begins the usual way by default, and names none if there is only one', () => {
  const plan = freshPlan(GAME);
  expect(inputOf('tally', freshFrame(), plan, {}).setup).toMatchObject({ start: 'quick' });
  expect(inputOf('tally', freshFrame(), { ...plan, start: 'slow' }, {}).setup).toMatchObject({ start: 'slow' });
  const plain = inputOf('tally', freshFrame(), freshPlan({ ...GAME, starts: [] }), {});
  expect(Object.keys(plain.setup)).not.toContain('start');
});

test('a preset sets its number of seats and keeps the existing names', () => {
  const named = { ...freshPlan(GAME), seats: [{ name: 'Ansgar Host', choices: {} }] };
  expect(withPreset(named, THREE).seats.map((seat) => seat.name)).toEqual(['Ansgar Host', 'Madder', 'Ochre']);
  expect(withPreset(named, MANY).seats).toHaveLength(2);
  expect(withPreset(freshPlan(GAME), MANY).seats).toHaveLength(3);
});

test('open choices are left to the player', () => {
  const seats = [
    { name: 'Red', choices: {} },
    { name: ' ', choices: { colour: 'blue' } },
  ];
  expect(inputOf('tally', { ...freshFrame(), name: ' Varn ' }, { ...freshPlan(GAME), seats }, {})).toMatchObject({
    name: 'Varn',
    system: 'tally',
    seats: [
      { id: 'red', name: 'Red', choices: {} },
      { id: 'seat-2', name: 'Seat 2', choices: { colour: 'blue' } },
    ],
  });
});

test('times of single phases are cleared when another game is chosen, and the common time stays', () => {
  const clock = { mode: 'duration', seconds: 60, phases: { air: 30 } } as const;
  expect(withoutPhaseTimes({ ...freshFrame(), clock }).clock).toEqual({ mode: 'duration', seconds: 60 });
  const none = { ...freshFrame(), clock: { mode: 'none' } as const };
  expect(withoutPhaseTimes(none)).toEqual(none);
});

test('a game without an order clock gets none, whatever was chosen for another game', () => {
  const clock = { mode: 'duration', seconds: 60 } as const;
  const frame = { ...freshFrame(), clock, pace: { ...freshFrame().pace, grace: 3600 } };
  const plan = freshPlan(ON_ARRIVAL);
  expect(clockOf(frame, plan)).toEqual({ mode: 'none' });
  const wanted = inputOf('tally', frame, plan, {});
  expect(Object.keys(wanted.setup)).not.toContain('clock');
  expect(wanted.pace).toEqual(freshFrame().pace);
  expect(inputOf('tally', frame, freshPlan(GAME), {}).setup.clock).toEqual(clock);
});

test('answers about sheets are not sent for a game without any', () => {
  const frame = { ...freshFrame(), draftsCount: false, readsSealed: true };
  expect(inputOf('tally', frame, freshPlan(GAME), {})).toMatchObject({ draftsCount: false, readsSealed: true });
  expect(inputOf('tally', frame, freshPlan(ON_ARRIVAL), {})).toMatchObject({ draftsCount: true, readsSealed: false });
});

test('a dependent choice is asked with the one it depends on, and cleared when that changes', () => {
  const ids = (choices: Readonly<Record<string, string>>) =>
    askedEntries(GAME.seatEntries, choices).map(({ id }) => id);
  expect(ids({})).toEqual(['colour']);
  expect(ids({ colour: 'red' })).toEqual(['colour', 'shade']);
  const dark = { colour: 'red', shade: 'dark' };
  expect(withChoice(GAME.seatEntries, dark, 'colour', 'blue')).toEqual({ colour: 'blue' });
  expect(withChoice(GAME.seatEntries, dark, 'shade', null)).toEqual({ colour: 'red' });
});

test('a preset sets its clock until another is chosen', () => {
  const plan = freshPlan(GAME);
  expect(clockOf(freshFrame(), plan)).toEqual({ mode: 'duration', seconds: 86_400 });
  expect(clockOf(freshFrame(), withPreset(plan, MANY))).toEqual({ mode: 'none' });
  const weekly = { mode: 'weekly', weekdays: ['sunday'], time: '21:00', zone: 'Europe/London' } as const;
  expect(clockOf({ ...freshFrame(), clock: weekly }, withPreset(plan, MANY))).toEqual(weekly);
});
