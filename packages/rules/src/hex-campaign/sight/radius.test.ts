import { expect, test } from 'vitest';
import { readSite } from '../notation.ts';
import { hasScouts } from '../roll/piece-sight.ts';
import type { BoardGiven } from '../testing/board.ts';
import { board } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';

/** Whether blue's spy-proof detachment this many hexes east of `5,4` is seen by red. */
const sees = (pieces: Readonly<Record<string, string>>, given: BoardGiven, away: number): boolean =>
  Object.hasOwn(viewOf(board({ ...pieces, B1: `blue infantry 4 @ ${5 + away},4` }, given), 'red').seen, 'B1');

const camp = (radar: boolean) => ({ strongholds: { '5,4': { owner: 'red', radar } } });
const village = { '5,4': readSite('village sm') };

test.each<[rule: string, title: string, Readonly<Record<string, string>>, BoardGiven, radius: number]>([
  ['HEX-SIGHT-01', 'a detachment', { R1: 'red infantry 4 @ 5,4' }, {}, 1],
  ['HEX-SIGHT-02', 'a spy', { R1: 'red spy @ 5,4' }, {}, 0],
  ['HEX-SIGHT-02', 'a convoy', { R1: 'red convoy 10 @ 5,4' }, {}, 0],
  ['HEX-SIGHT-03', 'a diplomat', { R1: 'red diplomat @ 5,4' }, {}, 1],
  ['HEX-SIGHT-04', 'a Camp without garrison', {}, camp(false), 1],
  ['HEX-SIGHT-05', 'a Camp with radar', {}, camp(true), 2],
  ['HEX-SIGHT-06', 'a detachment with scouts', { R1: 'red infantry 4 @ 5,4 900 points scouts' }, {}, 2],
  ['HEX-SIGHT-06', 'scouts and radar in one place', { R1: 'red garrison @ 5,4 400 points scouts' }, camp(true), 2],
  ['HEX-SIGHT-07', 'the Capital with a plain Stronghold', {}, { ...camp(false), capitals: { red: '5,4' } }, 2],
  ['HEX-SIGHT-07', 'the Capital with radar', {}, { ...camp(true), capitals: { red: '5,4' } }, 3],
  [
    'HEX-SIGHT-07',
    'the Capital with radar and scouts in its garrison',
    { R1: 'red garrison @ 5,4 400 points scouts' },
    { ...camp(true), capitals: { red: '5,4' } },
    3,
  ],
  ['HEX-SIGHT-07', 'the Capital without any Stronghold', {}, { capitals: { red: '5,4' } }, 2],
])('%s: %s sees this far and no further', (_rule, _title, pieces, given, radius) => {
  if (radius > 0) expect(sees(pieces, given, radius)).toBe(true);
  expect(sees(pieces, given, radius + 1)).toBe(false);
});

test('HEX-SIGHT-04: a Village alone sees nothing', () => {
  expect(sees({}, { sites: village, control: { red: ['5,4'] } }, 1)).toBe(false);
});

test('HEX-SIGHT-02: a spy sees who is in its own hex', () => {
  expect(sees({ R1: 'red spy @ 5,4' }, {}, 0)).toBe(true);
});

test.each([
  [5, true],
  [4, false],
])('HEX-SIGHT-06: of ten scouts %i ready are enough: %s', (ready, enough) => {
  const models = { ready, wounded: 10 - ready, damaged: 0, dead: 0, captured: 0 };
  const state = board({ R1: 'red infantry 4 @ 5,4 900 points scouts' });
  const units = Object.values(state.pieces).flatMap((p) =>
    'units' in p ? p.units.map((u) => ({ ...u, models })) : [],
  );
  expect(hasScouts(units)).toBe(enough);
});
