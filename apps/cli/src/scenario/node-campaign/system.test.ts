import { expect, test } from 'vitest';
import { verdictOf } from '../command.ts';
import { scenariosOf } from '../files.ts';

/** All messages about a scenario with this body; empty when it passes. */
const said = (body: string): string =>
  scenariosOf(`id: NODE-ORD-07/x\nrules: [NODE-ORD-07]\ntitle: x\n${body}\n`, 'x.yaml')
    .flatMap((scenario) => verdictOf(scenario))
    .join('\n');

test('Battleforces, their units and their battles have short forms', () => {
  const given = `given:
  forces: { f1: 'blue O4: 500 300@250 / 80', f2: red O4 from ORB-O landing tainted }
  control: { nobody: O4 }
  battles: ['O4: f1, f2']`;
  const expected = `expect:
  faults: [battleforce f2 is tainted and not of the Guard]
  state:
    forces:
      f1: { owner: blue, node: O4, cameFrom: null, units: [{ id: u1, points: 500, xp: 0 }, { id: u2, points: 300, xp: 250 }], killTeam: [{ id: u3, points: 80 }] }
      f2: { owner: red, cameFrom: ORB-O, way: landing, isTainted: true }
    nodes: { O4: { controller: null }, O3: { controller: null } }
    battles: { b1: { node: O4, stack: [{ owner: blue, forces: [f1] }, { owner: red, way: landing }] } }`;
  expect(said(`${given}\n${expected}`)).toBe('');
});

test('A report says more than its short form', () => {
  const body = `given: { forces: { f1: 'blue O4: 500', f2: 'red O4 from O7: 500' }, battles: ['O4: f1, f2'] }
play:
  - { order: { seat: red, order: { is: 'report b1 attacker solid: u2/part+objective', result: { level: 1500 } } } }
expect:
  state: { talks: { b1: { report: { winner: 1, level: 1500 }, armies: [{ units: [{ unit: u2, isFull: false, deeds: [objective] }] }] } } }`;
  expect(said(body)).toBe('');
});

test.each([
  ['text that is not an order', 'play: [{ order: { seat: red, order: march f1 } }]', 'march f1 is not an order'],
  [
    'a battle of a battleforce that is not there',
    "given: { battles: ['O4: f1, f2'] }",
    'there is no battleforce called f1',
  ],
  ['a faction that does not exist', 'given: { seats: { red: squats, blue: orks } }', 'the rules do not understand'],
])('%s is explained', (_title, body, sentence) => {
  expect(said(body)).toContain(sentence);
});
