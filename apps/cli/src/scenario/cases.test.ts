import { expect, test } from 'vitest';
import { verdictOf } from './command.ts';
import { scenariosOf } from './files.ts';

const HEAD = 'id: HEX-MOV-10/costs\nrules: [HEX-MOV-10]\ntitle: What terrain costs\n';
const GIVEN = `given: { pieces: { R1: 'red infantry 4 @ 0,0' }, seats: { red: sm } }
orders: { red: ['R1 path 1,0 2,0'] }
dice: { HEX-TURN-05: { red: 3 } }
expect: { state: { pieces: { R1: { hex: '2,0' } } } }
`;

/** The rows by name, each with all its messages. */
const rows = (cases: string) =>
  scenariosOf(`${HEAD}${GIVEN}cases:\n${cases}`, 'x.yaml').map((row) => [row.id, row.where, verdictOf(row)]);

test('a table of cases is played once for each row, and each row is reported', () => {
  const table = `  - { title: over plains }
  - { title: into jungle, given: { terrain: { '1,0': jungle } }, expect: { state: { pieces: { R1: { hex: '1,0' } } } } }
  - { title: not at all, orders: { red: [R1 guard] } }
`;
  expect(rows(table)).toEqual([
    ['HEX-MOV-10/costs 1: over plains', 'x.yaml:9', []],
    ['HEX-MOV-10/costs 2: into jungle', 'x.yaml:10', []],
    ['HEX-MOV-10/costs 3: not at all', 'x.yaml:11', ["expect.state.pieces.R1.hex: expected '2,0', was '0,0'"]],
  ]);
});

test('a row replaces sheets by seat, dice one by one, and expectations word by word', () => {
  const other = 'expect: { events-of: { initiative: [{ to: all, order: [red] }] } }';
  expect(rows(`  - { title: other dice, dice: { HEX-TURN-05: { red: 6 } }, ${other} }\n`)).toEqual([
    ['HEX-MOV-10/costs 1: other dice', 'x.yaml:9', []],
  ]);
  const [row] = rows('  - { title: a die too many, dice: { HEX-TURN-05: { blue: 6 } } }\n');
  expect(row?.[2]).toEqual([
    'dice: 1 of the dice given for HEX-TURN-05 blue was never rolled; nothing else was rolled',
  ]);
});

test('a row with an error is explained with its line, and no row is played', () => {
  expect(rows('  - { title: x }\n  - { titel: y }\n')).toEqual([
    ['HEX-MOV-10/costs', 'x.yaml:1', expect.arrayContaining(['10: cases.1.titel is not a word scenarios use'])],
  ]);
});

test('a part that a row removes is not given', () => {
  expect(
    rows(
      '  - { title: nobody there, given: { pieces: { R1: $absent } }, expect: { state: { pieces: { $count: 0 } } }, orders: { red: [] } }\n',
    ),
  ).toEqual([['HEX-MOV-10/costs 1: nobody there', 'x.yaml:9', []]]);
});
