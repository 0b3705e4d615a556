import { expect, test } from 'vitest';
import { readSite } from '../notation.ts';
import type { BoardGiven } from '../testing/board.ts';
import { board, hex, order } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { infantry } from '../testing/walked.ts';
import { foreseen } from './foreseen.ts';

const HOME: BoardGiven = { capitals: { red: '5,4', blue: '12,4' } };

interface Case {
  readonly title: string;
  readonly pieces: Readonly<Record<string, string>>;
  readonly given?: BoardGiven;
  readonly order: string;
  /** Other orders on the sheet. */
  readonly sheet?: readonly string[];
  readonly claims: readonly (readonly [hex: string, code: string | null])[];
}

const cases: readonly Case[] = [
  {
    title: 'moving and claiming takes the hexes entered that are not red’s yet',
    pieces: infantry(8),
    given: { ...HOME, control: { red: ['6,4'] } },
    order: 'R1 move-and-claim 6,4 7,4',
    claims: [['7,4', null]],
  },
  {
    title: 'what the march does not reach is not claimed',
    pieces: infantry(4),
    given: HOME,
    order: 'R1 move-and-claim 6,4 7,4',
    claims: [['6,4', null]],
  },
  {
    title: 'an area is claimed but for the hex of an army in sight and the land of a partner',
    pieces: { ...infantry(8), B1: 'blue infantry 4 @ 6,4', G1: 'green infantry 4 @ 12,12' },
    given: { ...HOME, treaties: [['pact', 'red', 'green']], control: { green: ['4,4'], red: ['5,4'] } },
    order: 'R1 claim-area',
    claims: [
      ['6,4', 'occupied'],
      ['6,3', null],
      ['5,3', null],
      ['4,5', null],
      ['5,5', null],
    ],
  },
  {
    title: 'a settlement of an enemy beside it falls to nobody',
    pieces: infantry(8),
    given: {
      ...HOME,
      sites: { [hex('6,4')]: readSite('town ig 0 bp', 'Ashby') },
      control: { blue: ['6,4'], red: ['5,4', '6,3', '5,3', '4,4', '4,5', '5,5'] },
    },
    order: 'R1 claim-area',
    claims: [['6,4', 'urban']],
  },
  {
    title: 'without a Capital nothing can be claimed',
    pieces: infantry(8),
    order: 'R1 move-and-claim 6,4',
    claims: [['6,4', 'no-capital']],
  },
  {
    title: 'a detachment that guards claims nothing',
    pieces: infantry(8),
    given: HOME,
    order: 'R1 guard',
    claims: [],
  },
];

const readClaims = ({ pieces, given, order: text, sheet = [] }: Case) =>
  foreseen(viewOf(board(pieces, given), 'red'), order(text), sheet.map(order))?.claims.map((claim) => [
    claim.hex,
    claim.code,
  ]) ?? [];

test.each(cases)('$title', (given) => {
  expect(readClaims(given)).toEqual(given.claims);
});

/** A strip of land one hex wide. Blue holds 2,1, in sight of a diplomat, between the Capital and R1. */
const STRIP: Case = {
  title: 'supply',
  pieces: { R1: 'red infantry 4 @ 4,1', R2: 'red infantry 8 @ 0,1', D1: 'red diplomat @ 1,1' },
  given: {
    rows: ['sssssss', 'ppppppp', 'sssssss'],
    capitals: { red: '0,1', blue: '6,1' },
    control: { blue: ['2,1'], red: ['3,1', '4,1'] },
  },
  order: 'R1 claim-area',
  claims: [],
};

test('the claims of other orders of the sheet count for the supply path', () => {
  expect(readClaims(STRIP)).toEqual([['5,1', 'no-supply']]);
  expect(readClaims({ ...STRIP, sheet: ['R2 move-and-claim 1,1 2,1'] })).toEqual([['5,1', null]]);
});
