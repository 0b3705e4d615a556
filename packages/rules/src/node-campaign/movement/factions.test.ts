import { describe, expect, test } from 'vitest';
import { commands, type War } from '../testing.ts';
import { at, codes, controller, type Factions, on, stacks } from './testing.ts';

describe('NODE-FAC-CHAOS-04', () => {
  test.each([
    [3, 'O3'],
    [4, 'O4'],
  ])('A tainted battleforce rolls a %i: in %s, and the points are gone', (die, then) => {
    const made = on({ forces: { f1: 'blue O3 tainted' }, control: { blue: 'O3 O4' } });
    made.dice({ 'NODE-FAC-CHAOS-04 f1': [die] }).does('blue', ...commands('move f1 O4'));
    expect(at(made, 'f1')).toBe(then);
    expect(made.state.purses.blue?.cp).toBe(9);
  });

  test('One roll for each order, before the path, and a failure cancels the later moves', () => {
    const made = on({ forces: { f1: 'blue O1 tainted' }, control: { blue: 'O1 O3 O4' } });
    made.dice({ 'NODE-FAC-CHAOS-04 f1': [4, 1] });
    made.does('blue', ...commands('redeploy f1 O3', 'redeploy f1 O4', 'redeploy f1 O3'));
    expect(at(made, 'f1')).toBe('O3');
    expect(made.events).toContainEqual(expect.objectContaining({ type: 'order-cancelled', code: 'series-broken' }));
  });

  test('Destroy Installation is obeyed without a roll', () => {
    const made = on({ forces: { f1: 'blue O4 tainted' }, control: { blue: 'O4' } });
    made.does('blue', ...commands('destroy f1 site'));
    expect(made.state.nodes.O4?.isSiteIntact).toBe(false);
  });
});

describe('NODE-FAC-ORK-02, NODE-FAC-ORK-04', () => {
  const factions: Factions = { red: 'orks', blue: 'imperial-guard' };

  test.each([
    ['an empty node, 3', {}, 3, 'red'],
    ['an own node, 3', { red: 'O9' }, 3, 'red'],
    ['an empty node, 2', {}, 2, null],
  ])('Landing in %s', (_title, control, die, rok) => {
    const made = on({ forces: { f1: 'red ORB-O' }, control }, { factions }).dice({ 'NODE-MOVE-06 f1': [die] });
    made.does('red', ...commands('move f1 O9'));
    expect(made.state.nodes.O9?.rok).toBe(rok);
  });

  test('No Rok before the battle is won, for a walk, or for others', () => {
    const fought = on({ forces: { f1: 'red ORB-O', f2: 'blue O2' } }, { factions }).does(
      'red',
      ...commands('move f1 O2'),
    );
    expect(fought.state.nodes.O2?.rok).toBeNull();
    const walked = on({ forces: { f1: 'red O1' } }, { factions }).does('red', ...commands('move f1 O2'));
    expect(walked.state.nodes.O2?.rok).toBeNull();
    const other = on({ forces: { f1: 'blue ORB-O' } }, { factions }).does('blue', ...commands('move f1 O2'));
    expect(other.state.nodes.O2?.rok).toBeNull();
  });

  test('The Space Hulk moves in space, and may not land', () => {
    const made = on({ forces: { f1: 'red D3 hulk' } }, { factions }).does('red', ...commands('move f1 ORB-V'));
    expect(codes(made.command('red', ...commands('move f1 V2')))).toEqual(['hulk-cannot-land']);
  });
});

describe('NODE-FAC-NEC-01', () => {
  test('From any node to deep space for a point; the node stays as it was', () => {
    const pieces = { forces: { f1: 'green K2', f2: 'green O9' }, control: { green: 'K2', blue: 'O9' } };
    const made = on(pieces).does('green', ...commands('phase-out f1 D2', 'phase-out f2 D1'));
    expect([at(made, 'f1'), at(made, 'f2')]).toEqual(['D2', 'D1']);
    expect([controller(made, 'K2'), controller(made, 'O9')]).toEqual(['green', 'blue']);
    expect(made.state.purses.green?.cp).toBe(12);
  });

  test('Not while locked, not to the surface, not to where it is, and not for others', () => {
    const made = on({ forces: { f1: 'green K2', f2: 'red K1', f3: 'green D1' } });
    expect(codes(made.command('green', ...commands('phase-out f1 K1')))).toEqual(['node-type']);
    expect(codes(made.command('green', ...commands('phase-out f3 D1')))).toEqual(['nothing-changed']);
    expect(codes(made.command('red', ...commands('phase-out f2 D1')))).toEqual(['not-your-faction']);
    made.does('red', ...commands('move f2 K2'));
    expect(codes(made.command('green', ...commands('phase-out f1 D1')))).toEqual(['force-locked']);
  });

  test('`phaseOutWhileLocked` lets it leave', () => {
    const made = on({ forces: { f1: 'green K2', f2: 'red K1' } }, { settings: { phaseOutWhileLocked: true } });
    made.does('red', ...commands('move f2 K2')).does('green', ...commands('phase-out f1 D1'));
    expect(at(made, 'f1')).toBe('D1');
  });
});

describe('NODE-FAC-SM-02, NODE-FAC-SM-03, NODE-FAC-INQ-01', () => {
  const factions: Factions = {
    red: 'space-marines',
    blue: 'orks',
    green: 'inquisition',
    grey: 'imperial-guard',
  };

  test.each([
    [4, 'O9', 'red', 'drop'],
    [3, 'ORB-O', null, 'path'],
  ])('A drop with a %i ends in %s', (die, then, taken, way) => {
    const made = on({ forces: { f1: 'red D1' } }, { factions }).dice({ 'NODE-FAC-SM-02 f1': [die] });
    made.does('red', ...commands('move f1 O9'));
    expect(made.state.forces.f1).toMatchObject({ node: then, way, cameFrom: 'D1' });
    expect(controller(made, 'O9')).toBe(taken);
  });

  test('A drop that fails into an orbit of Orks is a battle, and cancels the rest', () => {
    const made = on({ forces: { f1: 'red D1', f2: 'blue ORB-O' } }, { factions }).dice({ 'NODE-FAC-SM-02 f1': [3] });
    made.does('red', ...commands('move f1 O9', 'move f1 O8'));
    expect(stacks(made)).toEqual([['blue', 'red']]);
    expect(made.events).toContainEqual(expect.objectContaining({ type: 'order-cancelled', code: 'force-locked' }));
  });

  test('A drop that fails into an orbit of the Guard leaves it to the Guard', () => {
    const pieces = { forces: { f1: 'red D1', f2: 'grey ORB-O' }, control: { grey: 'ORB-O' } };
    const made = on(pieces, { factions }).dice({ 'NODE-FAC-SM-02 f1': [3] });
    made.does('red', ...commands('move f1 O9'));
    expect(stacks(made)).toEqual([]);
    expect([at(made, 'f1'), controller(made, 'ORB-O')]).toEqual(['ORB-O', 'grey']);
  });

  test('Nor does it take an orbit where a friend is, whoever controls it', () => {
    const pieces = { forces: { f1: 'red D1', f2: 'grey ORB-O' }, control: { blue: 'ORB-O' } };
    const made = on(pieces, { factions }).dice({ 'NODE-FAC-SM-02 f1': [1] });
    made.does('red', ...commands('move f1 O9'));
    expect(controller(made, 'ORB-O')).toBe('blue');
  });

  test('Only to planets whose orbit is joined to the deep space node', () => {
    const made = on({ forces: { f1: 'red D1' } }, { factions });
    expect(codes(made.command('red', ...commands('move f1 V5')))).toEqual(['not-adjacent']);
  });

  test('No roll to and from orbit, but on surface paths', () => {
    const made = on({ forces: { f1: 'red ORB-O' } }, { factions });
    made.does('red', ...commands('move f1 O6')).does('red', ...commands('move f1 ORB-O'));
    expect(at(made, 'f1')).toBe('ORB-O');
    const walked = on({ forces: { f1: 'red O1' } }, { factions }).dice({ 'NODE-MOVE-06 f1': [3] });
    expect(at(walked.does('red', ...commands('move f1 O6')), 'f1')).toBe('O6');
  });

  test('The Inquisition has neither, unless its exceptions are off', () => {
    const pieces = { forces: { f1: 'green D1', f2: 'green ORB-O' } };
    const made = on(pieces, { factions });
    expect(codes(made.command('green', ...commands('move f1 O9')))).toEqual(['not-adjacent']);
    made.dice({ 'NODE-MOVE-06 f2': [2] }).does('green', ...commands('move f2 O9'));
    expect(at(made, 'f2')).toBe('ORB-O');
    const same = on(pieces, { factions, settings: { inquisitionExceptions: false } });
    expect(at(same.does('green', ...commands('move f2 O9')), 'f2')).toBe('O9');
  });

  test('NODE-FAC-SM-08: battle barges, for Space Marines only, and only by the errata', () => {
    const pieces = { forces: { f1: 'red ORB-V', f2: 'green ORB-V' } };
    expect(codes(on(pieces, { factions }).command('red', ...commands('move f1 D1')))).toEqual(['not-adjacent']);
    const settings = { errata: { battleBarges: 'on' } };
    const made = on(pieces, { factions, settings }).does('red', ...commands('move f1 D1'));
    expect(made.state.forces.f1).toMatchObject({ node: 'D1', way: 'barge' });
    expect(codes(made.command('green', ...commands('move f2 D1')))).toEqual(['not-adjacent']);
  });
});

describe('NODE-FAC-SM-05', () => {
  const factions: Factions = { red: 'space-marines', blue: 'orks' };
  const uncalled = (cp: number): War =>
    on(
      { cp: { red: cp, blue: 14 }, players: { red: { isUncalled: true } }, forces: { f1: 'blue ORB-V' } },
      { factions },
    );

  test('5 points: placed in D2, and moved to the orbit', () => {
    const made = uncalled(5).does('red', ...commands('call D2 ORB-O'));
    const [called] = Object.values(made.state.forces).filter(({ owner }) => owner === 'red');
    expect(called).toMatchObject({ node: 'ORB-O', cameFrom: 'D2' });
    expect(made.state.players.red?.isUncalled).toBe(false);
    expect(controller(made, 'ORB-O')).toBe('red');
    expect(made.state.purses.red?.cp).toBe(0);
    expect(codes(made.command('red', ...commands('call D2 ORB-O')))).toEqual(['already-called']);
  });

  test('4 points are not enough', () => {
    expect(codes(uncalled(4).command('red', ...commands('call D2 ORB-O')))).toEqual(['cannot-pay']);
  });

  test('It can be a drop, or an attack', () => {
    const dropped = uncalled(5)
      .dice({ 'NODE-FAC-SM-02 f101': [4] })
      .does('red', ...commands('call D1 O9'));
    expect(controller(dropped, 'O9')).toBe('red');
    expect(stacks(uncalled(5).does('red', ...commands('call D2 ORB-V')))).toEqual([['blue', 'red']]);
  });

  test('Only from deep space, along a way, and not by other factions', () => {
    const made = uncalled(14);
    expect(codes(made.command('red', ...commands('call ORB-O D1')))).toEqual(['node-type']);
    expect(codes(made.command('red', ...commands('call D1 ORB-V')))).toEqual(['not-adjacent']);
    expect(codes(made.command('blue', ...commands('call D1 ORB-O')))).toEqual(['not-your-faction']);
  });

  test('Before it there is no other order but Reinforcement', () => {
    const made = uncalled(14).does('red', ...commands('reinforce D1'));
    expect(codes(made.command('red', ...commands('move f101 ORB-O')))).toEqual(['not-called']);
    expect(codes(made.command('red', ...commands('expand O9')))).toEqual(['not-called']);
  });
});
