import { describe, expect, test } from 'vitest';
import { commands } from '../testing.ts';
import { at, codes, controller, type Factions, on, stacks } from './testing.ts';

describe('NODE-MOVE-01', () => {
  test.each([
    ['NODE-ORD-07: along a path', 'O3', 'O4', []],
    ['NODE-ORD-07: not adjacent', 'O3', 'O7', ['not-adjacent']],
    ['NODE-MOVE-13: from deep space past the orbit', 'D1', 'O1', ['not-adjacent']],
    ['To where it is', 'O3', 'O3', ['not-adjacent']],
  ])('%s', (_title, from, to, expected) => {
    expect(codes(on({ forces: { f1: `red ${from}` } }).command('red', ...commands(`move f1 ${to}`)))).toEqual(expected);
  });

  test('NODE-ORD-06: foreign, unknown and locked battleforces', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O4', f3: 'red O7' } });
    made.does('red', ...commands('move f1 O4'));
    expect(codes(made.command('red', ...commands('move f2 O5')))).toEqual(['force-not-yours']);
    expect(codes(made.command('red', ...commands('move f9 O5')))).toEqual(['force-unknown']);
    expect(codes(made.command('red', ...commands('move f1 O3')))).toEqual(['force-locked']);
    expect(codes(made.command('blue', ...commands('redeploy f2 O3')))).toEqual(['force-locked']);
    expect(codes(made.command('red', ...commands('move f3 O12')))).toEqual([]);
  });

  test('A queued battleforce is locked, and a node that is not on the map is refused', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O4', f3: 'red O5' } });
    made.does('red', ...commands('move f1 O4')).does('red', ...commands('move f3 O4'));
    expect(stacks(made)).toEqual([['blue', 'red', 'red']]);
    expect(codes(made.command('red', ...commands('move f3 O5')))).toEqual(['force-locked']);
    expect(codes(made.command('red', ...commands('move f1 X9')))).toEqual(['node-unknown']);
  });
});

describe('NODE-MOVE-02, NODE-MOVE-03, NODE-MOVE-04', () => {
  test('An own node: moved, and nothing else', () => {
    const made = on({ forces: { f1: 'blue O3' }, control: { blue: 'O3 O4' } }).does('blue', ...commands('move f1 O4'));
    expect(made.events.map(({ type }) => type)).toEqual(['ordered', 'moved']);
    expect(made.state.forces.f1).toMatchObject({ node: 'O4', cameFrom: 'O3', way: 'path', isFrozen: true });
  });

  test('NODE-MOVE-12: others in deep space do not fight', () => {
    const factions: Factions = { red: 'chaos', blue: 'tyranids' };
    const made = on({ forces: { f1: 'red ORB-O', f2: 'blue D1' } }, { factions }).does(
      'red',
      ...commands('move f1 D1'),
    );
    expect(stacks(made)).toEqual([]);
    expect(controller(made, 'D1')).toBeNull();
  });

  test('NODE-MOVE-12: with `deepSpaceBattles` they do, but not against their own kind', () => {
    const settings = { deepSpaceBattles: true };
    const factions: Factions = { red: 'chaos', blue: 'tyranids', green: 'tyranids' };
    const pieces = { forces: { f1: 'red ORB-O', f2: 'blue D1', f3: 'green D2' } };
    expect(stacks(on(pieces, { factions, settings }).does('red', ...commands('move f1 D1')))).toEqual([
      ['blue', 'red'],
    ]);
    expect(stacks(on(pieces, { factions, settings }).does('green', ...commands('move f3 D1')))).toEqual([]);
  });

  test('An empty node is taken at once, on the surface and in orbit', () => {
    const made = on({ forces: { f1: 'green V1', f2: 'green D2' }, control: { blue: 'V3' } });
    made.does('green', ...commands('move f1 V3')).does('green', ...commands('move f2 ORB-V'));
    expect([controller(made, 'V3'), controller(made, 'ORB-V')]).toEqual(['green', 'green']);
  });

  test('NODE-MOVE-10, NODE-MOVE-14: control stays when leaving, and passes to whoever enters', () => {
    const made = on({ forces: { f1: 'red D1', f2: 'green D2' } }).dice({ 'NODE-MOVE-06 f1': [3] });
    made.does('red', ...commands('move f1 ORB-O', 'move f1 O9'));
    expect([controller(made, 'ORB-O'), controller(made, 'O9')]).toEqual(['red', 'red']);
    made.does('green', ...commands('move f2 ORB-O'));
    expect(controller(made, 'ORB-O')).toBe('green');
  });

  test('A defended node is a battle with all who hold it, and control stays', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O4', f3: 'blue O4' }, control: { blue: 'O4' } });
    made.does('red', ...commands('move f1 O4'));
    expect(Object.values(made.state.battles)[0]?.stack.map(({ forces }) => forces)).toEqual([['f2', 'f3'], ['f1']]);
    expect(controller(made, 'O4')).toBe('blue');
  });

  test('A Rok defends its owner alone, also against other Orks', () => {
    const factions: Factions = { red: 'orks', blue: 'orks' };
    const pieces = { forces: { f1: 'blue O8' }, control: { red: 'O9' }, roks: { O9: 'red' } };
    const made = on(pieces, { factions }).does('blue', ...commands('move f1 O9'));
    expect(stacks(made)).toEqual([['red', 'blue']]);
    expect(controller(made, 'O9')).toBe('red');
  });

  test('A Rok in a node that its owner does not control defends nothing', () => {
    const factions: Factions = { red: 'orks', blue: 'chaos' };
    const pieces = { forces: { f1: 'blue O8' }, roks: { O9: 'red' } };
    const made = on(pieces, { factions }).does('blue', ...commands('move f1 O9'));
    expect(controller(made, 'O9')).toBe('blue');
  });
});

test('NODE-MOVE-09: own battleforces share a node, one after the other and by any order', () => {
  const made = on({ forces: { f1: 'blue O3', f2: 'blue O4', f3: 'blue O5' }, control: { blue: 'O3 O4 O5' } });
  made.does('blue', ...commands('move f1 O4', 'redeploy f3 O4'));
  expect([at(made, 'f1'), at(made, 'f2'), at(made, 'f3'), stacks(made)]).toEqual(['O4', 'O4', 'O4', []]);
});

describe('NODE-MOVE-05', () => {
  const factions: Factions = { red: 'orks', blue: 'imperial-guard', green: 'tyranids', grey: 'tyranids' };

  test('A newcomer joins the end of the stack', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O4', f3: 'green O5' } }, { factions });
    made.does('red', ...commands('move f1 O4')).does('green', ...commands('move f3 O4'));
    expect(stacks(made)).toEqual([['blue', 'red', 'green']]);
  });

  test('The holder decides who may enter, not those who attack it', () => {
    const held = on({ forces: { f1: 'green O4', f2: 'red O3', f3: 'grey O5' } }, { factions });
    held.does('red', ...commands('move f2 O4'));
    expect(codes(held.command('grey', ...commands('move f3 O4')))).toEqual(['entry-forbidden']);
    const attacked = on({ forces: { f1: 'red O4', f2: 'green O3', f3: 'grey O5' } }, { factions });
    attacked.does('green', ...commands('move f2 O4')).does('grey', ...commands('move f3 O4'));
    expect(stacks(attacked)).toEqual([['red', 'green', 'grey']]);
  });

  test('NODE-BTL-20: an own battle may be reinforced', () => {
    const made = on({ forces: { f1: 'blue O4', f2: 'red O3', f3: 'blue O5' }, control: { blue: 'O4' } }, { factions });
    made.does('red', ...commands('move f2 O4')).does('blue', ...commands('move f3 O4'));
    expect(stacks(made)).toEqual([['blue', 'red', 'blue']]);
  });
});

describe('NODE-MOVE-06, NODE-MOVE-07', () => {
  test.each([
    ['O1', 'O6', 3, 'O6'],
    ['O1', 'O6', 2, 'O1'],
    ['ORB-O', 'O9', 3, 'O9'],
    ['ORB-O', 'O9', 2, 'ORB-O'],
    ['O9', 'ORB-O', 2, 'O9'],
  ])('From %s to %s with a %i: in %s, and 5 points are gone', (from, to, die, then) => {
    const made = on({ forces: { f1: `red ${from}` } }).dice({ 'NODE-MOVE-06 f1': [die] });
    made.does('red', ...commands(`move f1 ${to}`));
    expect(at(made, 'f1')).toBe(then);
    expect(made.state.purses.red?.cp).toBe(9);
  });

  test('NODE-ORD-15: the log says who did what, for how much, with which die', () => {
    const made = on({ forces: { f1: 'red ORB-O' } }).dice({ 'NODE-MOVE-06 f1': [2] });
    made.does('red', ...commands('move f1 O9'));
    expect(made.events).toEqual([
      {
        ...{ type: 'ordered', rule: 'NODE-ORD-07', to: 'all', day: 1, seat: 'red' },
        ...{ command: { type: 'move', force: 'f1', to: 'O9' }, paid: { cp: 5, acceleration: 0 } },
      },
      {
        ...{ type: 'path-failed', rule: 'NODE-MOVE-06', to: 'all', day: 1, force: 'f1', owner: 'red' },
        ...{ from: 'ORB-O', into: 'ORB-O', die: 2, needed: 3 },
      },
    ]);
  });

  test.each([
    ['ORB-O', 'O2'],
    ['O2', 'ORB-O'],
  ])('At a spaceport no roll: from %s to %s', (from, to) => {
    const made = on({ forces: { f1: `red ${from}` } }).does('red', ...commands(`move f1 ${to}`));
    expect(at(made, 'f1')).toBe(to);
  });

  test('Without `spaceportEasyOrbit` a roll there too', () => {
    const made = on({ forces: { f1: 'red ORB-O' } }, { settings: { spaceportEasyOrbit: false } });
    made.dice({ 'NODE-MOVE-06 f1': [2] }).does('red', ...commands('move f1 O2'));
    expect(at(made, 'f1')).toBe('ORB-O');
  });

  test('A landing is remembered as one', () => {
    const made = on({ forces: { f1: 'red ORB-O' } }).does('red', ...commands('move f1 O2'));
    expect(made.state.forces.f1?.way).toBe('landing');
  });
});

test('NODE-BTL-26: from an ally’s node a battleforce can only be moved away, and not to another ally’s', () => {
  const factions: Factions = { red: 'imperial-guard', blue: 'space-marines' };
  const settings = { errata: { allyRetreat: 'on' } };
  const made = on({ forces: { f1: 'red O4' }, control: { blue: 'O4 O5', red: 'O3' } }, { factions, settings });
  expect(codes(made.command('red', ...commands('destroy f1 site')))).toEqual(['entry-forbidden']);
  expect(codes(made.command('red', ...commands('move f1 O5')))).toEqual(['entry-forbidden']);
  expect(codes(made.command('red', ...commands('move f1 O3')))).toEqual([]);
});
