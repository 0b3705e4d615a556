import { describe, expect, test } from 'vitest';
import { board, commands, type War, war } from '../testing.ts';
import type { Faction } from '../types.ts';
import { printedPaths } from './links.ts';

type Pieces = Parameters<typeof board>[0];
const FACTIONS: Readonly<Record<string, Faction>> = { red: 'chaos', blue: 'imperial-guard', green: 'necrons' };

type Factions = Readonly<Record<string, Faction>>;
interface Staged {
  readonly factions?: Factions;
  readonly settings?: Readonly<Record<string, unknown>>;
}
const on = (pieces: Pieces, { factions = FACTIONS, settings = {} }: Staged = {}): War => {
  const cp = Object.fromEntries(Object.keys(factions).map((id) => [id, 14]));
  return war(factions, { settings, given: board({ cp, ...pieces }) });
};
const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);
const at = (made: War, id: string) => made.state.forces[id]?.node;
const controller = (made: War, id: string) => made.state.nodes[id]?.controller;
const stacks = (made: War) => Object.values(made.state.battles).map(({ stack }) => stack.map(({ owner }) => owner));

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

describe('NODE-FAC-ELD-02, NODE-FAC-ELD-04, NODE-FAC-TYR-04', () => {
  const factions: Factions = { red: 'eldar', blue: 'tyranids', green: 'eldar' };
  const portals = { V5: ['red'], O10: ['red'], K2: ['green'] };

  test.each([
    ['V5', 'O10', []],
    ['W', 'V5', []],
    ['V5', 'W', []],
    ['V5', 'K2', ['not-adjacent']],
    ['V4', 'O10', ['not-adjacent']],
    ['D1', 'O10', ['not-adjacent']],
  ])('From %s to %s without a roll', (from, to, expected) => {
    const made = on({ forces: { f1: `red ${from}` }, portals }, { factions });
    expect(codes(made.command('red', ...commands(`move f1 ${to}`)))).toEqual(expected);
    expect(at(made, 'f1')).toBe(expected.length === 0 ? to : from);
  });

  test('A portal of the Tyranids is dormant, both ways, until it is retaken', () => {
    const pieces = { forces: { f1: 'red V5', f2: 'red O10' }, portals, control: { blue: 'O10' } };
    const made = on(pieces, { factions });
    expect(codes(made.command('red', ...commands('move f1 O10')))).toEqual(['portal-dormant']);
    expect(codes(made.command('red', ...commands('move f2 V5')))).toEqual(['portal-dormant']);
    const retaken = on({ ...pieces, control: {} }, { factions });
    expect(codes(retaken.command('red', ...commands('move f2 V5')))).toEqual([]);
  });

  test('Into an enemy-held portal node it is a battle', () => {
    const made = on({ forces: { f1: 'red V5', f2: 'blue O10' }, portals }, { factions });
    made.does('red', ...commands('move f1 O10'));
    expect(made.state.forces.f1?.way).toBe('webway');
    expect(stacks(made)).toEqual([['blue', 'red']]);
  });
});

describe('NODE-FAC-DEL-01, NODE-FAC-TYR-04, NODE-MAP-01', () => {
  const factions: Factions = { red: 'dark-eldar', blue: 'tyranids' };

  test.each([
    ['W', 'O1', 4, 'O1'],
    ['W', 'O1', 3, 'W'],
    ['O1', 'W', 4, 'W'],
  ])('From %s to %s with a %i: in %s', (from, to, die, then) => {
    const made = on({ forces: { f1: `red ${from}` } }, { factions }).dice({ 'NODE-FAC-DEL-01 f1': [die] });
    expect(at(made.does('red', ...commands(`move f1 ${to}`)), 'f1')).toBe(then);
  });

  test('Not into a node of the Tyranids, but out of it; not to orbit', () => {
    const made = on({ forces: { f1: 'red W', f2: 'red O4' }, control: { blue: 'O4' } }, { factions });
    expect(codes(made.command('red', ...commands('move f1 O4')))).toEqual(['tyranid-node']);
    expect(codes(made.command('red', ...commands('move f1 ORB-O')))).toEqual(['not-adjacent']);
    made.dice({ 'NODE-FAC-DEL-01 f2': [4] }).does('red', ...commands('move f2 W'));
    expect(at(made, 'f2')).toBe('W');
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

describe('NODE-MAP-04, -08: the paths of the map', () => {
  const { map, settings } = on({}).state;
  const paths = (...changed: Parameters<typeof printedPaths>) => {
    const printed = printedPaths(...changed);
    return (a: string, b: string) => printed.find(({ ends }) => ends[0] === a && ends[1] === b);
  };

  test('From orbit nobody rolls for a spaceport; only some factions may use those into the warp', () => {
    const path = paths(map);
    expect(path('ORB-O', 'O1')).toMatchObject({ roll: 3, isRestricted: false });
    expect(path('ORB-O', 'O2')).toMatchObject({ roll: 0, isRestricted: false });
    expect(path('O1', 'O6')).toMatchObject({ roll: 3, isRestricted: false });
    expect(path('D1', 'W')).toMatchObject({ roll: 3, isRestricted: true });
    expect(printedPaths(map)).toHaveLength(map.paths.length);
  });

  test('Two settings change that', () => {
    const path = paths(map, { ...settings, spaceportEasyOrbit: false, warpOpenToAll: true });
    expect(path('ORB-O', 'O2')?.roll).toBe(3);
    expect(path('D1', 'W')?.isRestricted).toBe(false);
  });
});
