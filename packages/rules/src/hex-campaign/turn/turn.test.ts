import { expect, test } from 'vitest';
import { board, dice } from '../testing/board.ts';
import { play, told } from '../testing/played.ts';

const HURT = { R1: 'red skimmer 8 @ 5,4', B1: 'blue skimmer 8 @ 9,9' };
const ROWS = Array.from({ length: 15 }, (_, row) => (row === 4 || row === 9 ? 'f' : 'p').repeat(15));

const isOfMoves = ({ rule }: { readonly rule: string }): boolean => rule === 'HEX-MOV-17';

test('HEX-TURN-10: public dice are sorted by rule and value, so that their order does not reveal the throwers', () => {
  const state = board(HURT, { rows: ROWS, settings: { rollsVisibility: 'public' } });
  const orders = { red: ['R1 path 6,4'], blue: ['B1 path 10,9'] };
  const rolls = (red: number[], blue: number[]) => {
    const thrown = { 'HEX-MOV-17 R1': red, 'HEX-MOV-17 B1': blue };
    return told(play(state, orders, thrown).events, 'rolls').map((event) => event.rolls.filter(isOfMoves));
  };
  const one = rolls([5, 1, 2, 1, 1, 1, 1, 1, 1, 1], [6, 3, 4, 1, 1, 1, 1, 1, 1, 1]);
  const other = rolls([6, 3, 4, 1, 1, 1, 1, 1, 1, 1], [5, 1, 2, 1, 1, 1, 1, 1, 1, 1]);
  expect(one[0]?.length).toBeGreaterThan(0);
  expect(one).toEqual(other);
  const values = (one[0] ?? []).map((roll) => roll.value);
  expect(values).toEqual([...values].sort((a, b) => a - b));
});

test('HEX-TURN-10: a draw among things is not a die, and would reveal how many there were', () => {
  const around = ['7,4', '7,2', '5,2', '3,4', '3,6', '5,6'];
  const enemies = Object.fromEntries(around.map((at, i) => [`B${i + 1}`, `blue infantry 4 @ ${at}`]));
  const pieces = { R1: 'red infantry 4 @ 5,4 900 points scouts', ...enemies };
  const state = board(pieces, { settings: { rollsVisibility: 'public' } });
  const thrown = dice({ 'HEX-MORD-05 R1': [2] });
  const { events } = play(state, { red: ['R1 advance'] }, thrown);
  expect(thrown.thrown()).toContainEqual({ rule: 'HEX-MORD-05', subject: 'R1', sides: 6, value: 2 });
  expect(told(events, 'rolls')).toEqual([]);
});

test('HEX-TURN-10: a discovery’s dice are announced, the draw among seven factions is not', () => {
  const given = { undiscovered: ['5,4'], capitals: { red: '5,4' }, settings: { rollsVisibility: 'public' } } as const;
  const found = { 'HEX-CLAIM-10 5,4': [6], 'HEX-CLAIM-11 5,4': [6], 'HEX-CLAIM-12 5,4': [1, 3, 7] };
  const thrown = dice(found);
  const { events } = play(board({ R1: 'red infantry 4 @ 5,4' }, given), { red: ['R1 claim-area'] }, thrown);
  expect(thrown.thrown()).toContainEqual({ rule: 'HEX-CLAIM-12', subject: '5,4', sides: 7, value: 7 });
  const rolls = told(events, 'rolls').flatMap((event) => event.rolls);
  expect(rolls.filter(({ rule }) => rule.startsWith('HEX-CLAIM'))).toMatchObject([
    { rule: 'HEX-CLAIM-10', value: 6 },
    { rule: 'HEX-CLAIM-11', value: 6 },
    { rule: 'HEX-CLAIM-12', value: 1 },
    { rule: 'HEX-CLAIM-12', value: 3 },
  ]);
});
