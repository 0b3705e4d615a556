import { expect, test } from 'vitest';
import { distance } from '../../space/hex.ts';
import { board, hex } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { nearbyPlaces } from './nearby.ts';

const view = viewOf(board({ R1: 'red infantry 4 @ 5,4' }, {}), 'red');

test('the land around a hex, the nearest first, without the hex itself', () => {
  const away = nearbyPlaces(view, hex('5,4')).map((at) => distance(hex('5,4'), at));
  expect(away).toEqual([...Array.from({ length: 6 }, () => 1), ...Array.from({ length: 12 }, () => 2)]);
});
