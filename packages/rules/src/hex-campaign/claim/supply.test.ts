import { expect, test } from 'vitest';
import type { BoardGiven } from '../testing/board.ts';
import { board } from '../testing/board.ts';
import { play, told } from '../testing/played.ts';

/** A strip of land one hex wide: columns 0 to 6 of row 1. */
const STRIP: BoardGiven = { rows: ['sssssss', 'ppppppp', 'sssssss'], capitals: { red: '0,1', blue: '6,1' } };

const claims = (pieces: Readonly<Record<string, string>>, given: BoardGiven = {}): readonly string[] => {
  const { events } = play(board({ R1: 'red infantry 4 @ 4,1', ...pieces }, { ...STRIP, ...given }), {
    red: ['R1 claim-area'],
  });
  return [
    ...told(events, 'claimed', 'red').map(({ hex }) => hex),
    ...told(events, 'claim-failed', 'red').map(({ code }) => code),
  ];
};
const ALL = ['4,1', '5,1', '3,1'];
const NONE = ['no-supply', 'no-supply', 'no-supply'];

test.each<[string, Readonly<Record<string, string>>, BoardGiven, readonly string[]]>([
  ['own and uncontrolled hexes to the Capital are enough', {}, { control: { red: ['1,1'] } }, ALL],
  ['an enemy hex in between cuts it', {}, { control: { blue: ['2,1'] } }, NONE],
  [
    'an enemy hex in a friendly zone of control does not',
    { R2: 'red infantry 4 @ 1,1' },
    { control: { blue: ['2,1'] } },
    ALL,
  ],
  ['an enemy hex that is claimed counts as own', {}, { control: { blue: ['3,1'] } }, ALL],
  ['a hex in an enemy zone of control cuts it', { B1: 'blue garrison @ 2,1' }, {}, NONE],
  ['an ally’s hex is usable', {}, { control: { green: ['2,1'] }, treaties: [['alliance', 'red', 'green']] }, ALL],
  ['a pact partner’s is not', {}, { control: { green: ['2,1'] }, treaties: [['pact', 'red', 'green']] }, NONE],
])('HEX-CLAIM-08: %s', (_title, pieces, given, expected) => {
  expect(claims(pieces, { factions: { green: 'ig' }, ...given })).toEqual(expected);
});

test('HEX-CLAIM-08: a hex in an enemy zone of control is usable with a friendly army in it', () => {
  const rows = ['sssssss', 'ppppppp', 'ssspsss'];
  const pieces = { R1: 'red infantry 4 @ 5,1', B1: 'blue infantry 4 @ 2,2' };
  const at = (more: Readonly<Record<string, string>>) =>
    told(
      play(board({ ...pieces, ...more }, { rows, capitals: { red: '0,1' } }), { red: ['R1 claim-area'] }).events,
      'claimed',
      'red',
    ).length;
  expect(at({})).toBe(0);
  expect(at({ R2: 'red garrison @ 2,1', R3: 'red garrison @ 3,1' })).toBe(3);
  expect(at({ R2: 'red garrison @ 2,1' })).toBe(0);
});

test('HEX-CLAIM-08: the detachment must be able to make every step', () => {
  const rows = ['sssssss', 'ppfpppp', 'sssssss'];
  const at = (what: string, rivers: readonly string[] = []) =>
    told(
      play(board({ R1: `red ${what} @ 4,1` }, { rows, rivers, capitals: { red: '0,1' } }), { red: ['R1 claim-area'] })
        .events,
      'claimed',
      'red',
    ).length;
  expect(at('infantry 4')).toBe(3);
  expect(at('tracked 6')).toBe(0);
  expect(at('infantry 4', ['0,1|1,1'])).toBe(3);
});

test('HEX-CLAIM-08, -23: without a Capital no claim is legal', () => {
  expect(claims({}, { capitals: {} })).toEqual(['no-capital', 'no-capital', 'no-capital']);
});

test.each([
  ['the near one first', ['R1 claim-area', 'R2 claim-area']],
  ['the far one first', ['R2 claim-area', 'R1 claim-area']],
])('HEX-CLAIM-08: each of two equal detachments has or lacks its own path: %s', (_title, orders) => {
  const pieces = { R1: 'red infantry 4 @ 1,1', R2: 'red infantry 4 @ 5,1' };
  const claimants = (control: Readonly<Record<string, readonly string[]>>) => {
    const { events } = play(board(pieces, { ...STRIP, control }), { red: orders });
    return [...new Set(told(events, 'claimed', 'red').map(({ piece }) => piece))].sort();
  };
  expect(claimants({})).toEqual(['R1', 'R2']);
  expect(claimants({ blue: ['3,1'] })).toEqual(['R1']);
});
