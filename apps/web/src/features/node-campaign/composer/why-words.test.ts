import type { Rejection } from '@sealed-orders/rules/node-campaign';
import { wordsOf } from '@sealed-orders/text/node-campaign';
import { expect, test } from 'vitest';
import { redSees } from '../testing/wars.ts';
import { lockIn, whyWords } from './why-words.ts';

const BOARD = { forces: { f1: 'red O3', f2: 'blue O4', f3: 'red O1' }, control: { red: 'O1 O3', blue: 'O4' } };
const now = redSees(BOARD, { red: 'move f1 O4' });
const LOCKED: Rejection = { code: 'force-locked', rule: 'NODE-ORD-06', path: ['force'], facts: {} };
const idOf = (name: string) => now.forces[name]?.id ?? null;

test('an order to a battleforce in a battle says which battle has to end', () => {
  expect(whyWords({ now, words: wordsOf(now) }, LOCKED, idOf('f1'))).toBe(
    'In the battle at Grayford: no orders until the battle is over.',
  );
  expect(lockIn(now, LOCKED, idOf('f1'))?.battle.node).toBe('O4');
});

test('other refusals and other battleforces lead to no battle', () => {
  expect(lockIn(now, { code: 'cannot-pay' }, idOf('f1'))).toBeNull();
  expect(lockIn(now, LOCKED, idOf('f3'))).toBeNull();
});
