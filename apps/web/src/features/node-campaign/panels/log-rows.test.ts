import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { plain } from '@sealed-orders/text';
import type { Words } from '@sealed-orders/text/node-campaign';
import { expect, test } from 'vitest';
import { type LogRow, logRows } from './log-rows.ts';

const read = (type: Event['type'], fields: object): Event =>
  nodeCampaign.schemas.event.parse({ type, rule: 'NODE-ORD-15', to: 'all', day: 3, ...fields });

const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  node: (id) => ({ kind: 'node', text: id, ref: id }),
  force: (id) => ({ kind: 'name', text: id, ref: id }),
  field: () => null,
  site: () => null,
  isReader: (id) => id === 'red',
};

const command = { type: 'move', force: 'f1', to: 'O4' };
const STEPS = [
  { n: 7, at: '2031-05-05T10:00:00.000Z', events: [read('day-began', { date: '2031-05-05' })] },
  {
    n: 8,
    at: '2031-05-05T12:00:00.000Z',
    events: [
      read('ordered', { seat: 'red', command, paid: { cp: 3, acceleration: 2 } }),
      read('moved', { force: 'f1', owner: 'red', from: 'O3', into: 'O4', roll: { die: 5, needed: 3 } }),
      read('control-changed', { node: 'O4', was: null, owner: 'red', how: 'entered' }),
    ],
  },
];

/** `8 red ordered [5] 5`. */
const short = ({ step, seat, sentence, dice, cost }: LogRow): string =>
  [step?.n ?? '-', seat ?? 'all', plain(sentence), ...dice, ...(cost === null ? [] : [`${cost} CP`])].join(' ');

test('the last event comes first, with the number of its step, its dice and what was paid', () => {
  expect(logRows(STEPS, words, 10).map(short)).toEqual([
    '8 red red took O4.',
    '- red f1 moved from O3 to O4: rolled 5, needed 3+. 5',
    '- red red spent 5 CP (2 of them acceleration points) to move f1 to O4. 5 CP',
    '7 all Day 3 begins: Mon 5 May.',
  ]);
});

test('a result that says no more than its order is left out', () => {
  const open = read('portal-opened', { seat: 'red', node: 'O4' });
  const order = read('ordered', {
    seat: 'red',
    command: { type: 'portal', node: 'O4' },
    paid: { cp: 0, acceleration: 0 },
  });
  const [row, ...others] = logRows([{ n: 9, at: '2031-05-05T13:00:00.000Z', events: [order, open] }], words, 10);
  expect(row === undefined ? '' : plain(row.sentence)).toBe('red gave a free order: open a webway portal in O4.');
  expect(others).toEqual([]);
});

test('steps are told as a whole, until there are enough rows', () => {
  expect(logRows(STEPS, words, 1).map(({ key }) => key)).toEqual(['8 3', '8 2', '8 1']);
});
