import { expect, test } from 'vitest';
import { said } from './testing.ts';

const GIVEN = "given: { pieces: { R1: 'red infantry 4 @ 0,0', B1: 'blue infantry 4 @ 6,0' } }";
const REFUSED = `${GIVEN}\norders: { red: [B1 guard] }\ndice: any`;
const WORLDS = `worlds:
  viewer: red
  base: { pieces: { R1: 'red infantry 4 @ 0,0', B1: 'blue infantry 4 @ 6,0' } }
  differs: { pieces: { B1: 'blue infantry 4 @ 6,1' } }`;

test.each([
  ['an order and sheets in one step', `${GIVEN}\nplay: [{ orders: {}, clock: true }]`, 'a separate step for each'],
  ['other orders of one world', `${GIVEN}\norders-differ: { red: [] }`, 'the scenario has none'],
  [
    'the same word of the last step twice',
    `${GIVEN}\nplay: [{ expect: { state: { turn: 1 } } }]\nexpect: { state: { turn: 2 } }`,
    'give state either in the last step or at the end',
  ],
  ['a refusal of nothing', `${GIVEN}\nexpect: { rejections: [] }`, 'no steps that the rules could refuse'],
  [
    'a refusal in two worlds',
    `${WORLDS}\norders: {}\nexpect: { rejections: [] }`,
    'a scenario with two worlds cannot expect rejections',
  ],
])('%s is not a scenario', (_title, body, sentence) => {
  expect(said(body)).toContain(sentence);
});

test('expectations beside a refusal are checked against the unchanged state', () => {
  expect(said(`${REFUSED}\nexpect: { rejections: [{ code: piece-unknown }], state: { turn: 1 } }`)).toBe('');
  expect(said(`${REFUSED}\nexpect: { rejections: [{ code: piece-unknown }], state: { turn: 2 } }`)).toContain(
    'expect.state.turn: expected 2, was 1',
  );
});

test('dice beside the steps belong to every step without its own', () => {
  const play = 'play: [{ orders: { red: [] } }, { orders: { red: [] }, dice: { HEX-TURN-05: { red: 1, blue: 2 } } }]';
  expect(said(`${GIVEN}\n${play}\ndice: { HEX-TURN-05: { red: 3, blue: 2 } }`)).toBe('');
  expect(said(`${GIVEN}\n${play}`)).toContain('HEX-TURN-05 red asked for a D6, but none was given');
});

test.each([
  ['before', 'before: { state: { turn: 9 } }', 'before.state.turn: expected 9, was 1'],
  ['after a step', 'play: [{ expect: { state: { turn: 9 } } }]', 'expect.state.turn: expected 9, was 2'],
  [
    'a die that is never rolled',
    'orders: {}\ndice: { HEX-CLAIM-10: { R1: 6 }, others: any }',
    '1 of the dice given for HEX-CLAIM-10 R1 was never rolled',
  ],
  ['a die that is not given', 'orders: {}\ndice: { HEX-TURN-05: { red: 6 } }', 'HEX-TURN-05 blue asked for a D6'],
])('two worlds are checked against the expectations: %s', (_title, body, sentence) => {
  expect(said(`${WORLDS}\norders-differ: {}\n${body}`)).toContain(sentence);
});

test('a typo in the type of an event does not count as "it did not happen"', () => {
  const body = (expected: string) => `${GIVEN}\norders: {}\ndice: any\nexpect: { ${expected} }`;
  expect(said(body('no-event: [{ type: marchd }]'))).toContain('no-event.0.type is not an event of the rules');
  expect(said(body('events-of: { initative: [] }'))).toContain('events-of.initative is not a word');
});

test.each([
  ['a side between hexes far apart', "given: { rivers: ['0,0|2,0'] }", '0,0|2,0 is not a side'],
  ['a side off the board', "given: { roads: ['40,0|41,0'] }", '40,0|41,0 is not a side'],
  ['rows of several lengths', 'given: { map: { rows: [pppp, ppp, pppp] } }', 'as many letters as `size` says'],
  [
    'rows that contradict the size',
    'given: { map: { size: 5x5, rows: [ppp, ppp, ppp] } }',
    'as many letters as `size` says',
  ],
  [
    'a treaty with a stranger',
    'given: { treaties: [red green pact] }',
    'nobody is called green; the names are red, blue',
  ],
  ['a treaty with oneself', 'given: { treaties: [red red pact] }', 'red cannot have a treaty with itself'],
  ['an unknown kind of treaty', 'given: { treaties: [red blue peace] }', "'red blue alliance'"],
  ['what a stranger remembers', 'given: { memory: { green: {} } }', 'nobody is called green'],
  ['an unknown building', "given: { sites: { '2,0': 'city ig: barraks' } }", 'sites.2,0.buildings.0.type: '],
])('a state with %s is refused', (_title, body, sentence) => {
  expect(said(body)).toContain(sentence);
});

test('differences between worlds are shown once for each place, in the words of a form', () => {
  const found = said(WORLDS.replace('6,1', '1,0')).split('\n');
  expect(found).toContain('before.options.R1.path.reach.0,1.mustStop: false in the first world, true in the second');
  expect(new Set(found.map((line) => line.split(': ')[0])).size).toBe(found.length);
});

test('a die that is given and never rolled is reported beside the dice that were rolled instead', () => {
  const body = (dice: string) => `${GIVEN}\norders: {}\ndice: ${dice}`;
  expect(said(body('{ HEX-TURN-05: { red: 4, green: [3, 1] }, others: any }'))).toMatch(
    /dice: 2 of the dice given for HEX-TURN-05 green were never rolled; rolled instead: \{ HEX-TURN-05 blue: \[\d\] \}/,
  );
  expect(said(body('{ HEX-TURN-05: { red: [4, 4], blue: 2 } }'))).toContain(
    '1 of the dice given for HEX-TURN-05 red was never rolled; nothing else was rolled',
  );
  expect(said(body('{ HEX-TURN-05: { red: 4, bleu: 2 } }'))).toMatch(
    /1 of the dice given for HEX-TURN-05 bleu was never rolled; rolled instead: \{ HEX-TURN-05 blue: \[\d\] \}/,
  );
});
