import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { plain } from '../sentence.ts';
import { foldOf } from './folds.ts';
import { wordsBefore } from './words.ts';

const words = wordsBefore((id) => id);
const event = (type: Event['type'], fields: object): Event =>
  nodeCampaign.schemas.event.parse({ type, rule: 'NODE-CP-02', to: 'all', day: 3, ...fields });

function told(...events: readonly Event[]): string | null {
  const [first] = events;
  const fold = first === undefined ? null : foldOf(first, words);
  return fold === null ? null : plain(fold.sentence(events));
}

const gained = (seat: string, why = 'daily', day = 3) =>
  event('cp-gained', { why, day, to: [seat], gains: [{ seat, points: 1, lost: 0 }] });
const scored = (seat: string, amount: number, score = 'nodes') =>
  event('vp-scored', { seat, amount, score, battle: null });

test('secret points that each player reads separately become one line for the referee', () => {
  expect(told(gained('red'), gained('blue'), gained('green'))).toBe('Daily points: everyone +1 CP.');
});

test('points of two days stay separate, and so do points from the referee', () => {
  expect(foldOf(gained('red'), words)?.key).not.toBe(foldOf(gained('red', 'daily', 4), words)?.key);
  expect(foldOf(gained('red', 'referee'), words)).toBeNull();
});

test('points for the week are added up for each player', () => {
  expect(told(scored('red', 5), scored('blue', 3), scored('red', 1))).toBe('VP for nodes: red 6 and blue 3.');
  expect(foldOf(scored('red', 1, 'corrupted'), words)).toBeNull();
});

test.each<[string, readonly Event[], string]>([
  [
    'battleforces',
    ['f1', 'f2', 'f3'].map((force) =>
      event('force-raised', { force, owner: '*guard', node: 'O1', name: force.toUpperCase(), isHulk: false }),
    ),
    '3 new battleforces for the Imperial Guard: F1, F2 and F3.',
  ],
  [
    'rosters',
    ['f1', 'f2', 'f3'].map((force) =>
      event('roster-entered', { force, seat: 'red', points: 900, units: 6, hasCore: true }),
    ),
    'red entered 3 rosters: a battleforce, a battleforce and a battleforce.',
  ],
  [
    'nodes of the set-up',
    ['O1', 'O2', 'O3'].map((node) => event('control-changed', { node, was: null, owner: 'red', how: 'set-up' })),
    '3 nodes went to red: O1, O2 and O3.',
  ],
  [
    'passes of a night',
    ['red', 'blue', 'red'].map((seat) => event('passed', { seat, isByTime: false })),
    'red and blue passed.',
  ],
])('similar events share one sentence: %s', (_title, events, sentence) => {
  expect(told(...events)).toBe(sentence);
});

test('a node taken during the war gets a sentence of its own', () => {
  expect(foldOf(event('control-changed', { node: 'O1', was: null, owner: 'red', how: 'entered' }), words)).toBeNull();
});
