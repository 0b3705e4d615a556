import { describe, expect, test } from 'vitest';
import { commands } from '../testing.ts';
import { at, codes, controller, type Factions, on, stacks } from './testing.ts';

describe('NODE-MOVE-11', () => {
  const KINDS: Factions = {
    sm1: 'space-marines',
    sm2: 'space-marines',
    inq: 'inquisition',
    ig1: 'imperial-guard',
    ig2: 'imperial-guard',
    tyr1: 'tyranids',
    tyr2: 'tyranids',
    nec1: 'necrons',
    nec2: 'necrons',
    eld1: 'eldar',
    eld2: 'eldar',
    tau1: 'tau',
    tau2: 'tau',
    cha1: 'chaos',
    cha2: 'chaos',
    ork1: 'orks',
    ork2: 'orks',
    del1: 'dark-eldar',
    del2: 'dark-eldar',
  };
  const two = (mover: string, other: string): Factions => ({
    red: KINDS?.[mover] ?? 'chaos',
    blue: KINDS?.[other] ?? 'chaos',
  });

  test.each([
    // rule, mover, other, may enter its empty node, may enter its node with a battleforce
    ['NODE-FAC-SM-07', 'sm1', 'ig1', false, false],
    ['NODE-FAC-SM-07', 'sm1', 'sm2', false, false],
    ['NODE-FAC-SM-07', 'sm1', 'inq', false, false],
    ['NODE-FAC-INQ-01', 'inq', 'ig1', false, false],
    ['NODE-FAC-IG-06', 'ig1', 'ig2', false, false],
    ['NODE-FAC-IG-06', 'ig1', 'sm1', true, false],
    ['NODE-FAC-IG-06', 'ig1', 'inq', true, false],
    ['NODE-FAC-TYR-05', 'tyr1', 'tyr2', true, false],
    ['NODE-FAC-TAU-05', 'tau1', 'tau2', true, false],
    ['NODE-FAC-NEC-03', 'nec1', 'nec2', false, false],
    ['NODE-FAC-ELD-04', 'eld1', 'eld2', false, false],
    ['NODE-FAC-CHAOS-07', 'cha1', 'cha2', true, true],
    ['NODE-FAC-ORK-05', 'ork1', 'ork2', true, true],
    ['NODE-FAC-DEL-04', 'del1', 'del2', true, true],
    ['NODE-FAC-SM-07', 'sm1', 'tau1', true, true],
    ['NODE-FAC-SM-07', 'sm1', 'eld1', true, true],
    ['NODE-FAC-TAU-05', 'tau1', 'ig1', true, true],
    ['NODE-FAC-IG-06', 'ig1', 'tau1', true, true],
  ])('%s: %s into a node of %s', (_rule, mover, other, mayTake, mayAttack) => {
    const factions = two(mover, other);
    const empty = on({ forces: { f1: 'red O8' }, control: { blue: 'O9' } }, { factions });
    expect(codes(empty.command('red', ...commands('move f1 O9')))).toEqual(mayTake ? [] : ['entry-forbidden']);
    expect(controller(empty, 'O9')).toBe(mayTake ? 'red' : 'blue');
    const held = on({ forces: { f1: 'red O8', f2: 'blue O9' }, control: { blue: 'O9' } }, { factions });
    expect(codes(held.command('red', ...commands('move f1 O9')))).toEqual(mayAttack ? [] : ['entry-forbidden']);
    expect(stacks(held)).toEqual(mayAttack ? [['blue', 'red']] : []);
  });

  test('NODE-FAC-IG-06: a Marine node that the Guard enters counts as ceded', () => {
    const made = on({ forces: { f1: 'red O4' }, control: { blue: 'O7' } }, { factions: two('ig1', 'sm1') });
    made.does('red', ...commands('move f1 O7'));
    expect(made.events).toContainEqual(expect.objectContaining({ type: 'control-changed', how: 'joint-command' }));
  });

  test('A Guard that nobody plays is protected from Marines too', () => {
    const made = on({ forces: { f1: 'red O8' }, control: { '*guard': 'O9' } }, { factions: two('sm1', 'cha1') });
    expect(codes(made.command('red', ...commands('move f1 O9')))).toEqual(['entry-forbidden']);
  });

  test('NODE-FAC-CHAOS-05: Marines may attack where a tainted battleforce stands, with all of the Guard there', () => {
    const forces = { f1: 'red O8', f2: 'blue O9 tainted', f3: 'blue O9' };
    const made = on({ forces, control: { blue: 'O9' } }, { factions: two('sm1', 'ig1') });
    made.does('red', ...commands('move f1 O9'));
    expect(Object.values(made.state.battles)[0]?.stack[0]?.forces).toEqual(['f2', 'f3']);
  });
});

test('NODE-FAC-CHAOS-05, NODE-MOVE-05: a tainted battleforce that waits in the stack opens no node to Marines', () => {
  const factions: Factions = { red: 'space-marines', blue: 'imperial-guard', green: 'orks' };
  const forces = { f1: 'red O5', f2: 'blue O4', f3: 'green O7', f4: 'blue O3 tainted' };
  const made = on({ forces, control: { blue: 'O3 O4' } }, { factions });
  made.does('green', ...commands('move f3 O4'));
  made.dice({ 'NODE-FAC-CHAOS-04 f4': [4] }).does('blue', ...commands('move f4 O4'));
  expect(codes(made.command('red', ...commands('move f1 O4')))).toEqual(['entry-forbidden']);
});

describe('NODE-MAP-08', () => {
  const factions: Factions = { red: 'orks', blue: 'eldar' };

  test('Orks may not enter the warp, Eldar leave it by a roll', () => {
    const made = on({ forces: { f1: 'red D1', f2: 'blue W' } }, { factions });
    expect(codes(made.command('red', ...commands('move f1 W')))).toEqual(['warp-closed']);
    made.dice({ 'NODE-MOVE-06 f2': [3] }).does('blue', ...commands('move f2 D1'));
    expect(at(made, 'f2')).toBe('D1');
  });

  test('`warpOpenToAll` lets everybody in', () => {
    const made = on({ forces: { f1: 'red D1' } }, { factions, settings: { warpOpenToAll: true } });
    made.dice({ 'NODE-MOVE-06 f1': [3] }).does('red', ...commands('move f1 W'));
    expect(at(made, 'f1')).toBe('W');
  });
});
