import { describe, expect, test } from 'vitest';
import { commands } from '../testing.ts';
import { at, codes, type Factions, on } from './testing.ts';

describe('NODE-ORD-08', () => {
  const quiet = { forces: { f1: 'blue O3' }, control: { blue: 'O3 O4 O5 O8' } };

  test('An own quiet neighbour: 3 points', () => {
    const made = on(quiet).does('blue', ...commands('redeploy f1 O4'));
    expect(at(made, 'f1')).toBe('O4');
    expect(made.state.purses.blue?.cp).toBe(11);
  });

  test.each([
    ['uncontrolled', { forces: { f1: 'blue O3' }, control: { blue: 'O3' } }, 'O4', 'node-not-yours'],
    ['far', quiet, 'O5', 'not-adjacent'],
    ['held by another', { ...quiet, forces: { ...quiet.forces, f2: 'red O4' } }, 'O4', 'node-occupied'],
  ])('A node that is %s is refused', (_title, pieces, to, code) => {
    expect(codes(on(pieces).command('blue', ...commands(`redeploy f1 ${to}`)))).toEqual([code]);
  });

  test('A node with a battle is refused', () => {
    const made = on({ ...quiet, forces: { ...quiet.forces, f2: 'red O7', f3: 'blue O4' } });
    made.does('red', ...commands('move f2 O4'));
    expect(codes(made.command('blue', ...commands('redeploy f1 O4')))).toEqual(['node-contested']);
  });

  test('Difficulty rolls apply', () => {
    const made = on({ forces: { f1: 'blue O1' }, control: { blue: 'O1 O6' } }).dice({ 'NODE-MOVE-06 f1': [2] });
    made.does('blue', ...commands('redeploy f1 O6'));
    expect(at(made, 'f1')).toBe('O1');
  });

  test('Into open space, unless the setting is off, and not by a special link', () => {
    const pieces = { forces: { f1: 'blue ORB-O', f2: 'red D1' } };
    const factions: Factions = { blue: 'necrons', red: 'space-marines' };
    expect(codes(on(pieces, { factions }).command('blue', ...commands('redeploy f1 D1')))).toEqual([]);
    const off = on(pieces, { factions, settings: { redeployIntoOpenSpace: false } });
    expect(codes(off.command('blue', ...commands('redeploy f1 D1')))).toEqual(['node-type']);
    const dropped = on({ ...pieces, control: { red: 'O9' } }, { factions });
    expect(codes(dropped.command('red', ...commands('redeploy f2 O9')))).toEqual(['not-adjacent']);
  });

  test('`connected`: any distance on the planet, by the way of the fewest rolls, stopping before the first that fails', () => {
    const settings = { redeployRange: 'connected' };
    const far = on(quiet, { settings }).does('blue', ...commands('redeploy f1 O8'));
    expect(far.events.flatMap((event) => (event.type === 'moved' ? [event.into] : []))).toEqual(['O4', 'O5', 'O8']);
    const rolled = on({ forces: { f1: 'blue O11' }, control: { blue: 'O11 O6 O10 O7' } }, { settings });
    rolled.dice({ 'NODE-MOVE-06 f1': [2] }).does('blue', ...commands('redeploy f1 O7'));
    expect(at(rolled, 'f1')).toBe('O6');
    const round = on({ forces: { f1: 'blue O1' }, control: { blue: 'O1 O11 O6' } }, { settings });
    expect(at(round.does('blue', ...commands('redeploy f1 O6')), 'f1')).toBe('O6');
    expect(codes(round.command('blue', ...commands('redeploy f1 O6')))).toEqual(['not-adjacent']);
    const cut = on({ ...quiet, forces: { ...quiet.forces, f2: 'red O5' } }, { settings });
    expect(codes(cut.command('blue', ...commands('redeploy f1 O8')))).toEqual(['not-adjacent']);
  });
});
