import { expect, test } from 'vitest';
import { eventDifferences } from './events.ts';
import { said } from './testing.ts';

const MEETING = `given:
  pieces: { R1: 'red infantry 4 @ -1,0', B1: 'blue infantry 4 @ 3,0' }
  treaties: [red blue pact]
orders: { red: ['R1 path 0,0 1,0'], blue: ['B1 path 2,0 1,1'] }
dice: { HEX-TURN-05: { blue: 2, red: 5 } }
`;
const expected = (words: string): string => said(`${MEETING}expect:\n  ${words}`);

test.each([
  ['in another order', ['blue', 'red'], []],
  ['named twice', ['red', 'blue', 'red'], []],
  ['too few', ['red'], ['expect.events: ~']],
  ['all, spectators too', 'all', ['expect.events: ~']],
])('the readers of an event are a set: %s', (_title, to, found) => {
  const actual = [{ type: 'sighted', rule: 'HEX-SIGHT-01', to: ['red', 'blue'], turn: 1, phase: 'movement' }];
  const wanted = { events: [{ type: 'sighted', rule: 'HEX-SIGHT-01', to }] };
  const differences = eventDifferences(wanted, actual, 'expect');
  expect(differences.map(({ path, text }) => `${path}: ${text.slice(0, 1)}`)).toEqual(found);
});

test('the rule of an expected event may be left out, but not be wrong', () => {
  expect(expected('events-of: { initiative: [{ to: all, order: [red, blue] }] }')).toBe('');
  expect(expected('events-of: { initiative: [{ to: all, rule: HEX-TURN-06, order: [red, blue] }] }')).toContain(
    'rule expected HEX-TURN-06, was HEX-TURN-05',
  );
});

/** The messages about one event of a battle, with this expectation. */
function ofBattle(fields: object): readonly string[] {
  const actual = {
    type: 'battle-listed',
    rule: 'HEX-BMOV-08',
    to: 'all',
    turn: 1,
    phase: 'battle-movement',
    hex: '1,0',
    sides: [
      { seat: 'red', armies: ['R1', 'R2'] },
      { seat: 'blue', armies: ['B1'] },
    ],
  };
  const wanted = { 'events-of': { 'battle-listed': [{ to: 'all' as const, ...fields }] } };
  return eventDifferences(wanted, [actual], '').map(({ text }) => text.split('\n').slice(1).join('').trim());
}

const SIDES = [
  { seat: 'red', armies: ['R1', 'R2'] },
  { seat: 'blue', armies: ['B1'] },
];

test.each<[title: string, fields: object, found: readonly string[]]>([
  ['every field of an event is written', { hex: '1,0', sides: SIDES }, []],
  ['a field is not written', { sides: SIDES }, ["hex is unexpected: '1,0'"]],
  ['a field is not written and may be anything', { sides: SIDES, others: 'any' }, []],
  [
    'what is written is wrong, whatever the rest may be',
    { hex: '2,0', others: 'any' },
    ["hex expected '2,0', was '1,0'"],
  ],
  [
    'a member further in is not written',
    { hex: '1,0', sides: [{ seat: 'red' }, { seat: 'blue', armies: ['B1'] }] },
    ['sides.0.armies is unexpected: [R1, R2]'],
  ],
  [
    'a member further in may be anything',
    {
      hex: '1,0',
      sides: [
        { seat: 'red', others: 'any' },
        { seat: 'blue', armies: ['B1'] },
      ],
    },
    [],
  ],
  ['members in any order are compared in full too', { hex: '1,0', sides: { $unordered: [SIDES[1], SIDES[0]] } }, []],
  [
    'and so nothing may be left out of them',
    { hex: '1,0', sides: { $unordered: [{ seat: 'blue' }, SIDES[0]] } },
    ['sides is missing { seat: blue }      sides has an extra { seat: blue, armies: [B1] }'],
  ],
  ['a matcher checks only its own condition', { hex: '1,0', sides: { $count: 2 } }, []],
  ['a part of an included member is enough', { hex: '1,0', sides: { $includes: [{ seat: 'blue' }] } }, []],
])('events are compared in full by default: %s', (_title, fields, found) => {
  expect(ofBattle(fields)).toEqual(found);
});

test('an event that must be among others, or must not, is compared in the written fields', () => {
  const actual = [{ type: 'sighted', rule: 'HEX-SIGHT-01', to: ['red'], seat: 'red', pieces: [] }];
  expect(eventDifferences({ 'events-include': [{ type: 'sighted', seat: 'red' }] }, actual, '')).toEqual([]);
  expect(eventDifferences({ 'no-event': [{ type: 'sighted', seat: 'red' }] }, actual, '')).toHaveLength(1);
});
