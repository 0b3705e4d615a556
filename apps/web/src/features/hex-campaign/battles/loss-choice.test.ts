import type { LossRow, LossTask } from '@sealed-orders/rules/hex-campaign';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { chosenOf, itemsOf, nothing, sumOf, withPart } from './loss-choice.ts';

/** Items by `unit part`. */
function items(...texts: readonly string[]) {
  const of = texts.map((text) => {
    const [unit, part] = text.split(' ');
    return { piece: 'R1', unit, part };
  });
  const order = hexCampaign.schemas.order.parse({ type: 'choose-losses', battle: 'b1', items: of });
  if (order.type !== 'choose-losses') throw new Error('another order');
  return order.items;
}

function row(text: string, given: Partial<LossRow> = {}): LossRow {
  const [item] = items(`${text} half`);
  if (item === undefined) throw new Error('no item');
  const choices = [
    { part: 'half', doubled: 75 },
    { part: 'whole', doubled: 150 },
  ] as const;
  const { piece, unit } = item;
  return { piece, unit, name: text, models: 1, nth: null, isPicked: false, choices, ...given };
}

const TASK: LossTask = {
  kind: 'choose',
  owner: seatId('red'),
  goal: 200,
  rows: [
    row('u1', { nth: 1, isPicked: true, choices: [{ part: 'rest', doubled: 75 }] }),
    row('u1', { nth: 2 }),
    row('u1', { nth: 3 }),
    row('u2'),
  ],
};

test('choices are added up in half points, and sent row by row', () => {
  const chosen = withPart(withPart(nothing(TASK), 1, 'whole'), 3, 'half');
  expect(sumOf(TASK, chosen)).toBe(225);
  expect(itemsOf(TASK, chosen)).toEqual(items('u1 whole', 'u2 half'));
  expect(itemsOf(TASK, withPart(chosen, 1, null))).toEqual(items('u2 half'));
});

test('a proposal is placed on the rows that offer it', () => {
  const proposed = items('u1 half', 'u1 rest', 'u2 whole');
  expect(chosenOf(TASK, proposed)).toEqual(['rest', 'half', null, 'whole']);
  expect(itemsOf(TASK, chosenOf(TASK, proposed))).toHaveLength(3);
});
