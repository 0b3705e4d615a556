import { expect, test } from 'vitest';
import { hexCampaign } from '../index.ts';
import { board } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { neighbours } from './neighbours.ts';

const CAPITALS = { red: '1,1', blue: '12,1', green: '1,12' };
const FAR = { capitals: CAPITALS, control: { red: ['1,1'], blue: ['12,1'], green: ['1,12'] } };

test.each([
  ['players far away are not neighbours', board({}, FAR), []],
  [
    'a piece in sight makes its owner a neighbour',
    board({ R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 6,4' }, FAR),
    ['blue'],
  ],
  [
    'land in sight makes its owner a neighbour',
    board({ R1: 'red infantry 4 @ 5,4' }, { ...FAR, control: { ...FAR.control, green: ['1,12', '6,4'] } }),
    ['green'],
  ],
  [
    'so does a known border',
    board({}, { ...FAR, control: { ...FAR.control, red: ['1,1', '2,1'], blue: ['12,1', '3,1'] } }),
    ['blue'],
  ],
])('%s', (_title, state, expected) => {
  expect(neighbours(viewOf(state, 'red'))).toEqual(expected);
});

test('viewers without a seat have no neighbours', () => {
  const state = board({ R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 6,4' }, FAR);
  expect(neighbours(hexCampaign.view(state, { kind: 'spectator' }))).toEqual([]);
  expect(neighbours(hexCampaign.view(state, { kind: 'referee' }))).toEqual([]);
});
