import { expect, test } from 'vitest';
import { readSite } from '../notation.ts';
import type { BoardGiven } from '../testing/board.ts';
import { board, hex } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { airbasesOf } from './airbases.ts';
import { missionChoices, missionDice } from './choices.ts';

const BASE = readSite('metropol ig 400 bp: major-airbase', 'Base');
const FIELD = readSite('town ig 0 bp: minor-airbase', 'Field');

const given: BoardGiven = {
  sites: { [hex('5,4')]: BASE, [hex('1,1')]: FIELD },
  control: { red: ['5,4', '1,1'] },
};
const red = (more: BoardGiven = {}) => viewOf(board({ R1: 'red infantry 4 @ 5,4' }, { ...given, ...more }), 'red');

test('squadrons are at home where the airbases are, two at a Major one', () => {
  expect(airbasesOf(red())).toEqual([
    { hex: '1,1', squadrons: 1 },
    { hex: '5,4', squadrons: 2 },
  ]);
});

test('an airbase disabled by sabotage has no squadron', () => {
  const idle = { ...BASE, buildings: BASE.kind === 'urban' ? BASE.buildings.map((b) => ({ ...b, disabled: 1 })) : [] };
  expect(airbasesOf(red({ sites: { [hex('5,4')]: idle } }))).toEqual([]);
});

test('without enemies nothing can be bombed; all other missions may fly over every Airspace', () => {
  const choices = missionChoices(red({ treaties: [['pact', 'red', 'blue']] }));
  expect(choices.map(({ mission, refusal }) => [mission, refusal?.code ?? null])).toEqual([
    ['intercept', null],
    ['recon', null],
    ['strategic', 'nothing-to-bomb'],
    ['tactical', null],
  ]);
  expect(choices[1]?.airspaces).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a settlement that is known is a target in its Airspace, like the Capital where blue began', () => {
  const view = red({
    sites: { ...given.sites, [hex('6,4')]: FIELD },
    control: { red: ['5,4', '1,1'], blue: ['6,4'] },
  });
  const strategic = missionChoices(view).find(({ mission }) => mission === 'strategic');
  expect(strategic).toEqual({
    mission: 'strategic',
    refusal: null,
    airspaces: [2, 7],
    targets: [
      { hex: '6,4', airspace: 2 },
      { hex: '-4,13', airspace: 7 },
    ],
  });
});

test('without a squadron there is nothing to choose', () => {
  expect(missionChoices(red({ sites: {} }))).toEqual([]);
});

test('what the dice give', () => {
  expect(missionDice('recon')).toEqual(['nothing', 'urban', 'urban', 'sites', 'sites', 'all']);
  expect(missionDice('strategic')).toEqual(['nothing', 'nothing', 'building', 'building', 'building', 'heavy']);
  expect(missionDice('tactical')).toEqual([]);
});
