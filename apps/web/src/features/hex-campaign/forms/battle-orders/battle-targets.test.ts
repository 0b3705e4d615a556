import type { BattleOrderChoice, PieceId } from '@sealed-orders/rules/hex-campaign';
import { hexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { redView } from '../../replay/testing/red-view.ts';
import { attackMeant } from './battle-targets.ts';

const GUARDS = 'r1' as PieceId;
const TANKS = 'b1' as PieceId;
const [FRONT, EMPTY] = [hexKey(1, 0), hexKey(0, 1)];

/** Red's guards beside blue's tanks, which stand in front of them. */
function faced() {
  const view = redView();
  const ghost = view.ghosts[TANKS];
  if (ghost === undefined) throw new Error('red knows the tanks');
  return { ...view, seen: { [TANKS]: { ...ghost.piece, hex: FRONT } } };
}

const choice: BattleOrderChoice = {
  type: 'attack',
  refusal: null,
  targets: [
    { target: { kind: 'army', piece: TANKS }, via: null },
    { target: { kind: 'hex', hex: FRONT }, via: null },
    { target: { kind: 'hex', hex: EMPTY }, via: null },
  ],
  ways: [],
  supported: [],
};
const refused: BattleOrderChoice = { ...choice, refusal: { code: 'nobody-to-follow', rule: 'HEX-BORD-02', facts: {} } };
const attack = { type: 'attack', piece: GUARDS, target: { kind: 'army', piece: TANKS } };

test.each([
  ['an enemy that is touched is attacked', [choice], { hex: FRONT, army: TANKS }, attack],
  ['so is the one in a hex that is touched', [choice], { hex: FRONT, army: null }, attack],
  ['a hex without an enemy in sight is not', [choice], { hex: EMPTY, army: null }, null],
  ['nor is an enemy out of reach', [choice], { hex: hexKey(3, 1), army: 'b9' as PieceId }, null],
  ['nor anybody by an army that may not attack', [refused], { hex: FRONT, army: TANKS }, null],
])('without an order, %s', (_title, choices, touched, order) => {
  expect(attackMeant(faced(), GUARDS, choices, touched)?.order ?? null).toEqual(order);
});
