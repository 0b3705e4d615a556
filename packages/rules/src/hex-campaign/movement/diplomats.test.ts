import { expect, test } from 'vitest';
import { readSite } from '../notation.ts';
import { board } from '../testing/board.ts';
import { play, told } from '../testing/played.ts';

test('HEX-MOV-07: an order for a diplomat killed before its turn cites the rule of diplomats', () => {
  const state = board({ R1: 'red infantry 4 @ 5,4', B1: 'blue diplomat @ 6,4' });
  const first = { 'HEX-TURN-05 red': [6], 'HEX-TURN-05 blue': [1] };
  const { events } = play(state, { red: ['R1 path 6,4'], blue: ['B1 path 7,4'] }, first);
  expect(told(events, 'order-refused', 'blue')).toMatchObject([{ rule: 'HEX-MOV-07', code: 'piece-gone' }]);
});

test.each<[title: string, red: readonly string[], trail: readonly string[]]>([
  ['while it stands he enters it', [], ['7,4']],
  ['once it has fallen in the same phase its captor’s army keeps him out', ['R1 path 7,4'], []],
])('HEX-DIP-12: a Capital is open to diplomats; %s', (_title, red, trail) => {
  const city = readSite('metropol ch', 'Dray');
  const pieces = { R1: 'red infantry 4 @ 6,4', G1: 'green diplomat @ 8,4' };
  const given = { sites: { '7,4': city }, control: { blue: ['7,4'] }, capitals: { blue: '7,4' } };
  const first = { 'HEX-TURN-05 red': [6], 'HEX-TURN-05 green': [1], 'HEX-TURN-05 blue': [2] };
  const { events } = play(board(pieces, given), { red, green: ['G1 path 7,4'] }, first);
  expect(told(events, 'marched', 'green')).toMatchObject([{ piece: 'G1', trail }]);
});
