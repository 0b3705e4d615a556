import { expect, test } from 'vitest';
import { said } from './testing.ts';

const GIVEN = "given: { pieces: { R1: 'red infantry 4 @ 0,0', B1: 'blue infantry 4 @ 6,0' } }";
const ORDERS = "orders: { red: ['R1 path 1,0'] }\ndice: { HEX-TURN-05: { red: 4, blue: 2 } }";

test('play stops after the named phase: what would follow has not happened', () => {
  const stopped = `${GIVEN}\n${ORDERS}\nstop-after: movement`;
  const nothingFollowed = 'no-event: [{ type: turn-ended }, { type: army-maintained }, { type: phase-opened }]';
  expect(said(`${stopped}\nexpect: { state: { turn: 1, phase: movement }, ${nothingFollowed} }`)).toBe('');
  expect(
    said(
      `${stopped}\nexpect: { events-include: [{ type: marched, piece: R1 }], state: { pieces: { R1: { hex: '1,0' } } } }`,
    ),
  ).toBe('');
});

test('nothing else happens before the phase of the sheets itself ends', () => {
  const stopped = `${GIVEN}\norders: { red: ['R1 path 1,0'] }\nstop-after: movement-orders`;
  expect(said(`${stopped}\nexpect: { events-of: { marched: [] }, state: { phase: movement-orders } }`)).toBe('');
});

test('the last of several steps may stop too, in either place', () => {
  const play = (last: string) => `${GIVEN}\nplay: [{ orders: {} }, { orders: {}${last} }]\ndice: any\n`;
  const expected = 'expect: { state: { turn: 2, phase: end-of-turn } }';
  expect(said(play(', stop-after: end-of-turn') + expected)).toBe('');
  expect(said(`${play('')}stop-after: end-of-turn\n${expected}`)).toBe('');
});

test('a phase that does not end in the step is an error', () => {
  expect(said(`${GIVEN}\n${ORDERS}\nstop-after: spending`)).toContain('play never reached the end of spending');
  expect(said(`${GIVEN}\n${ORDERS}\nstop-after: supper`)).toContain('stop-after ');
});

test.each([
  [
    'a step that others follow',
    'play: [{ orders: {}, stop-after: movement }, { orders: {} }]\ndice: any',
    'only the last step',
  ],
  [
    'the last step, both there and at the end',
    'play: [{ orders: {}, stop-after: movement }]\nstop-after: movement',
    'not both',
  ],
  ['nothing', 'stop-after: movement', 'stop-after needs a step'],
])('what stops %s makes no sense', (_title, body, sentence) => {
  expect(said(`${GIVEN}\n${body}`)).toContain(sentence);
});

test('conditions for the end of a step need not hold in the middle: two armies in one hex before their battle', () => {
  const attack = `given:
  phase: battle-orders
  settings: { askedPhases: all }
  pieces: { R1: 'red infantry 4 @ 0,0', B1: 'blue infantry 4 @ 1,0' }
orders: { red: ['R1 attack 1,0'], blue: [B1 guard] }
dice: any
stop-after: battle-movement`;
  expect(said(`${attack}\nexpect: { state: { phase: battle-movement, pieces: { R1: { hex: '1,0' } } } }`)).toBe('');
});

test('two worlds stop in the same way', () => {
  const worlds = `worlds:
  viewer: red
  base: { pieces: { R1: 'red infantry 4 @ 0,0', B1: 'blue infantry 4 @ 6,0' } }
  differs: { pieces: { B1: 'blue infantry 4 @ 6,1' } }
orders: {}
stop-after: movement`;
  expect(said(`${worlds}\nexpect: { state: { turn: 1, phase: movement } }`)).toBe('');
});
