import { expect, test } from 'vitest';
import { seatId } from '../kernel/index.ts';
import { faults } from './faults.ts';
import { gridOf, indexOf } from './map/grid.ts';
import { battle } from './schemas/battles.ts';
import { treaty } from './schemas/dealings.ts';
import { keepsake, withKeepsakes } from './sight/hex-cache.ts';
import { board, hex, piece } from './testing/board.ts';
import type { Memory, State } from './types.ts';

const sound = board({ R1: 'red infantry 4 @ 5,4', R2: 'red garrison @ 5,4', B1: 'blue infantry 4 @ 7,4' });
const moved = (id: string, to: string): State => {
  const found = sound.pieces[piece(id)];
  return found === undefined ? sound : { ...sound, pieces: { ...sound.pieces, [id]: { ...found, hex: hex(to) } } };
};
const seaAt = (state: State): State => ({
  ...state,
  chart: { ...state.chart, rows: ['s'.repeat(15), ...state.chart.rows.slice(1)] },
});

test('a sound position has no faults', () => {
  expect(faults(sound)).toEqual([]);
});

test.each<[string, State, string]>([
  ['two detachments in a hex', moved('B1', '5,4'), 'two detachments in 5,4'],
  ['strangers who share a hex', moved('R2', '7,4'), 'are not friends'],
  ['a piece off the map', moved('B1', '90,4'), 'is off the map'],
  ['a controlled sea', seaAt({ ...sound, control: { [hex('2,0')]: seatId('red') } }), 'the sea at 2,0 is controlled'],
  ['an unknown controller', { ...sound, control: { [hex('2,2')]: seatId('mallory') } }, 'controlled by nobody known'],
  ['a hex to discover twice', { ...sound, undiscovered: [hex('1,1'), hex('1,1')] }, 'undiscovered twice'],
])('%s', (_title, state, told) => {
  expect(faults(state).join('; ')).toContain(told);
});

test('enemies share the hex of their battle, until it is over', () => {
  const fought = battle.parse({
    id: 'b1-1',
    turn: 1,
    number: 1,
    hex: '5,4',
    kind: 'attack',
    attacker: { seat: 'blue', armies: ['B1'], order: 'attack' },
    defender: { seat: 'red', armies: ['R1', 'R2'], order: 'guard' },
  });
  const entered: State = { ...moved('B1', '5,4'), phase: 'battle', battles: [fought] };
  expect(faults(entered)).toEqual([]);
  expect(faults({ ...entered, phase: 'build', battles: [{ ...fought, postponed: true }] })).toEqual([]);
  expect(faults({ ...entered, phase: 'build' })).toEqual(['two detachments in 5,4: B1 and R1']);
  expect(faults({ ...entered, battles: [{ ...fought, hex: hex('0,0') }] })).toHaveLength(1);
  const alliance = treaty.parse({ kind: 'alliance', between: ['blue', 'red'], secret: false, ends: null });
  expect(faults({ ...entered, phase: 'build', battles: [], treaties: [alliance] })).toEqual([]);
});

test('a unit in two places', () => {
  const one = sound.pieces[piece('R1')];
  const two = sound.pieces[piece('B1')];
  if (one?.kind !== 'detachment' || two?.kind !== 'detachment') throw new Error('two detachments');
  const cloned: State = { ...sound, pieces: { ...sound.pieces, [two.id]: { ...two, units: one.units } } };
  expect(faults(cloned)).toEqual(['unit R1-1 exists twice']);
});

test.each<[string, Memory['looks'], string]>([
  ['off the map', [{ hexes: [hex('2,2'), hex('90,4')], turn: 1 }], 'red remembers 90,4, which is off the map'],
  ['of the turn to come', [{ hexes: [hex('3,3')], turn: 2 }], 'red remembers 3,3 from a turn to come'],
  ['in one look twice', [{ hexes: [hex('3,3'), hex('3,3')], turn: 1 }], 'red remembers 3,3 twice'],
  ['in two looks', [3, 4].map((q) => ({ hexes: [hex('3,3'), hex(`${q},1`)], turn: 1 })), 'red remembers 3,3 twice'],
])('a memory of a hex %s, given or come by', (_title, given, told) => {
  const grid = gridOf(sound.chart);
  const here = indexOf(grid, hex('2,2'));
  const grown = withKeepsakes(grid, given, [here], () => keepsake({ turn: 1 }));
  for (const looks of [given, grown])
    expect(faults({ ...sound, memory: { ...sound.memory, [seatId('red')]: { looks, ghosts: {} } } })).toEqual([told]);
  const late = withKeepsakes(grid, [], [here], () => keepsake({ turn: 2 }));
  expect(faults({ ...sound, memory: { ...sound.memory, [seatId('red')]: { looks: late, ghosts: {} } } })).toEqual([
    'red remembers 2,2 from a turn to come',
  ]);
});

test.each(['ready', 'wounded', 'damaged', 'dead', 'captured'])('a negative number of %s models', (condition) => {
  const one = sound.pieces[piece('R1')];
  if (one?.kind !== 'detachment') throw new Error('a detachment');
  const units = one.units.map((unit) => ({ ...unit, models: { ...unit.models, [condition]: -1 } }));
  const short: State = { ...sound, pieces: { ...sound.pieces, [one.id]: { ...one, units } } };
  expect(faults(short)).toEqual(['unit R1-1 has less than no models']);
});

test('a piece under the wrong id', () => {
  const one = sound.pieces[piece('B1')];
  if (one === undefined) throw new Error('a piece');
  const { [piece('B1')]: _, ...others } = sound.pieces;
  expect(faults({ ...sound, pieces: { ...others, [piece('B9')]: one } })).toEqual(['piece B9 calls itself B1']);
});

test('impossible memories', () => {
  const ghost = {
    piece: {
      id: piece('R1'),
      kind: 'detachment',
      seat: seatId('red'),
      hex: hex('5,4'),
      name: '',
      moveClass: null,
      garrisonDetachment: false,
      points: null,
    },
    turn: 9,
  } as const;
  const state: State = {
    ...sound,
    memory: { ...sound.memory, [seatId('red')]: { looks: [], ghosts: { [piece('R1')]: ghost } } },
  };
  expect(faults(state)).toEqual(['red remembers its own R1 as a ghost', 'red remembers R1 from a turn to come']);
});
