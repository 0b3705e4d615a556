import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { wordsBefore } from '../words.ts';
import { logSummary } from './log-summary.ts';

const words = wordsBefore((id) => id);
const event = (type: Event['type'], fields: object): Event =>
  nodeCampaign.schemas.event.parse({ type, rule: 'NODE-BTL-01', to: 'all', day: 3, ...fields });

const opened = (battle: string, node: string) =>
  event('battle-opened', { battle, node, attacker: 'red', defender: 'blue', hasRok: false });
const ended = (battle: string, node: string, ending = 'report') =>
  event('battle-ended', {
    ...{ battle, node, ending, sides: [['blue'], ['red']], winner: 1, degree: null, die: null, armies: [], iasl: [] },
  });
const scored = (seat: string, amount: number) => event('vp-scored', { seat, amount, score: 'nodes', battle: null });

test.each<[string, readonly Event[], string]>([
  ['nothing notable', [event('passed', { seat: 'red', isByTime: false })], ''],
  ['the beginning', [event('war-began', { date: '2031-05-05' })], 'The war has begun.'],
  ['one battle', [opened('b1', 'O4')], 'A battle began at O4.'],
  ['a battle that is over immediately', [opened('b1', 'O4'), ended('b1', 'O4', 'at-once')], ''],
  [
    'a battle that ended while others began',
    [opened('b2', 'O5'), opened('b3', 'O6'), ended('b1', 'O4')],
    'Battles began at O5 and O6. A battle ended at O4.',
  ],
  ['many battles', ['b1', 'b2', 'b3', 'b4'].map((id) => opened(id, 'O4')), '4 battles began.'],
  ['a score', [scored('red', 3), scored('blue', 5), scored('red', 1)], 'VP: blue 5 and red 4.'],
  [
    'many scores',
    [scored('a', 1), scored('b', 2), scored('c', 3), scored('d', 4), scored('e', -2)],
    'Most VP: d 4, c 3 and b 2.',
  ],
])('the log sums up %s', (_title, events, says) => {
  expect(logSummary(events, words)).toBe(says);
});
