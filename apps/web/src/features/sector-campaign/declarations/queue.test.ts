import type { Declaration, Instruction } from '@sealed-orders/rules/sector-campaign';
import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { describe, expect, test } from 'vitest';
import { earlier, listedQueues, queueOrder, withInstruction, withoutInstruction } from './queue.ts';

const always = (declaration: Declaration): Instruction => ({ choices: [{ when: null, declaration }] });
const PASS = always({ type: 'pass' });

function queued(steps: readonly (readonly [name: string, to: string])[]) {
  const made = sectorWar('scouting', { pieces: { Wolves: 'west 8', Spies: 'west 9 infiltrator' } });
  const instructions = steps.map(([name, to]) =>
    always({ type: 'move', detachment: made.one(name).id, to: sectorTerritory(made.state, to), isBonus: false }),
  );
  expect(made.give('west', queueOrder('moves', instructions))).toEqual([]);
  const view = made.seenBy('anna');
  const { west } = view.desks;
  return west === null ? [] : listedQueues(view, west);
}

describe('the list of queued instructions', () => {
  const MOVE = always({ type: 'done' });

  test('a changed instruction keeps its place, and a new one goes to the end', () => {
    expect(withInstruction([PASS, PASS], 0, MOVE)).toEqual([MOVE, PASS]);
    expect(withInstruction([PASS], null, MOVE)).toEqual([PASS, MOVE]);
  });

  test('an instruction can be removed or moved up', () => {
    expect(withoutInstruction([PASS, MOVE], 0)).toEqual([MOVE]);
    expect(earlier([PASS, MOVE], 1)).toEqual([MOVE, PASS]);
    expect(earlier([PASS, MOVE], 0)).toEqual([PASS, MOVE]);
  });
});

describe('what becomes of queued instructions (SEC-TURN-05)', () => {
  test('three moves of one detachment in a row are all possible', () => {
    const [moves] = queued([
      ['Wolves', '5'],
      ['Wolves', '2'],
      ['Wolves', '1'],
    ]);
    expect(moves?.lines.map(({ refusal }) => refusal)).toEqual([null, null, null]);
  });

  test('a move that does not start where the last one ends says why', () => {
    const [moves] = queued([
      ['Wolves', '5'],
      ['Wolves', '7'],
    ]);
    expect(moves?.lines.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, 'not-adjacent']);
  });
});
