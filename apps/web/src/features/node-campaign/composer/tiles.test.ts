import { seatId } from '@sealed-orders/rules/kernel';
import { planSeries } from '@sealed-orders/rules/node-campaign';
import { nodeBoard, nodeCommands, nodeWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { type OrderTile, tilesOf } from './tiles.ts';

const RED = seatId('red');
type Pieces = Parameters<typeof nodeBoard>[0];

/** Red's tiles with the battleforce f1 selected, or nothing. */
function tiles(pieces: Pieces, faction: 'orks' | 'eldar', isSelected = true, moved: readonly string[] = []) {
  const made = nodeWar({ red: faction, blue: 'imperial-guard' }, { given: nodeBoard(pieces) });
  for (const one of moved) made.does('red', ...nodeCommands(one));
  const view = made.seenBy('red');
  const force = isSelected ? (Object.values(view.forces).find(({ id }) => id === 'f1')?.id ?? null) : null;
  return tilesOf(planSeries(view, RED, [], false), RED, { force, node: null });
}
const tileIn = (all: readonly OrderTile[], type: OrderTile['type']) => all.find((tile) => tile.type === type);

const HOME = { forces: { f1: 'red O3' }, control: { red: 'O3' } };

test('a faction has tiles for its own orders only', () => {
  const types = (faction: 'orks' | 'eldar') => tiles(HOME, faction).map(({ type }) => type);
  expect(types('orks')).toEqual(['move', 'redeploy', 'expand', 'reinforce', 'modify', 'retrain', 'destroy']);
  expect(types('eldar')).toContain('portal');
});

test('an order that is too dear keeps its price and says why', () => {
  const all = tiles({ ...HOME, cp: { red: 2 } }, 'orks');
  expect(tileIn(all, 'move')).toMatchObject({ price: [5, 5], isPossible: false, refusal: { code: 'cannot-pay' } });
  expect(tileIn(all, 'modify')).toMatchObject({ price: [1, 2], isPossible: true, refusal: null });
});

test('a battleforce in a battle gets no orders, and nodes do', () => {
  const pieces = { forces: { f1: 'red O3', f2: 'blue O4' }, control: { red: 'O3' }, cp: { red: 20 } };
  const all = tiles(pieces, 'orks', true, ['move f1 O4']);
  for (const type of ['move', 'redeploy', 'modify', 'retrain', 'destroy'] as const) {
    expect(tileIn(all, type)).toMatchObject({ isPossible: false, refusal: { code: 'force-locked' } });
  }
  expect(tileIn(all, 'expand')).toMatchObject({ isPossible: true, refusal: null });
});

test('where nothing is a target there is no refusal', () => {
  const all = tiles({ forces: { f1: 'red D1' }, cp: { red: 20 } }, 'orks');
  expect(tileIn(all, 'expand')).toMatchObject({ isPossible: false, refusal: null, price: null });
});
