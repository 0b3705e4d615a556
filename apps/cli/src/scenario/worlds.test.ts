import { expect, test } from 'vitest';
import { said } from './testing.ts';

/** Two worlds that differ in the position of a unit of blue: nearby, red sees it; far away, it does not. */
const worlds = (words: string, elsewhere: string): string => `worlds:
  viewer: red
  ${words}
  base: { pieces: { R1: 'red infantry 4 @ 0,0', B1: 'blue infantry 4 @ 6,0' } }
  differs: { pieces: { B1: 'blue infantry 4 @ ${elsewhere}' } }
orders: { red: [R1 guard] }`;

test('a scenario passes if its viewer must notice a difference and does, whatever it is', () => {
  expect(said(worlds('notices: true', '1,0'))).toBe('');
  expect(said(worlds('notices: true', '6,1'))).toBe(
    'worlds.notices: red cannot tell the two worlds apart, either before or after the steps',
  );
});

test('a scenario may say where the viewer must notice, each place as a failure would name it', () => {
  expect(said(worlds('notices: [before.view.seen.B1, before.options]', '1,0'))).toBe('');
  expect(said(worlds('notices: [before.view.seen.B1, after.check]', '1,0'))).toMatch(
    /^worlds\.notices: red notices nothing at after\.check; they notice before\.view\.seen\.B1, /,
  );
  // A place must match completely: B1 is not the beginning of B11.
  expect(said(worlds('notices: [before.view.seen.B]', '1,0'))).toContain('notices nothing at before.view.seen.B;');
});

test('later steps are played and checked, although the worlds differ', () => {
  const body = worlds('notices: true', '1,0');
  expect(said(`${body}\nexpect: { state: { turn: 2 } }`)).toBe('');
  expect(said(`${body}\nexpect: { state: { turn: 9 } }`)).toContain('expect.state.turn: expected 9, was 2');
});

test('a viewer may notice the orders of others', () => {
  const body = `worlds:
  viewer: red
  notices: [after.report]
  base: { pieces: { R1: 'red infantry 4 @ 0,0', B1: 'blue infantry 4 @ 3,0' } }
  differs: {}
orders: { red: [R1 guard], blue: [B1 guard] }
orders-differ: { blue: ['B1 path 2,0 1,0'] }`;
  expect(said(body)).toBe('');
});
