import { describe, expect, test } from 'vitest';
import { board, commands, node, type War, war } from '../testing.ts';
import type { Faction } from '../types.ts';

type Pieces = Parameters<typeof board>[0];
type Factions = Readonly<Record<string, Faction>>;
interface Staged {
  readonly factions?: Factions;
  readonly settings?: Readonly<Record<string, unknown>>;
}
const on = (pieces: Pieces, factions: Readonly<Record<string, Faction>>, settings: Staged['settings'] = {}): War => {
  const cp = Object.fromEntries(Object.keys(factions).map((id) => [id, 14]));
  return war(factions, { settings, given: board({ cp, ...pieces }) });
};
const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);
const controller = (made: War, id: string) => made.state.nodes[id]?.controller;
const told = (made: War, type: string) => made.events.filter((event) => event.type === type);

describe('NODE-ORD-09', () => {
  const factions: Factions = { red: 'orks', blue: 'imperial-guard' };
  const pieces = { control: { red: 'O7', blue: 'O12 O4 O3' }, forces: { f1: 'blue O4' } };

  test('Into an empty neighbour of another player: 5 points', () => {
    const made = on(pieces, factions).does('red', ...commands('expand O12'));
    expect([controller(made, 'O12'), made.state.purses.red?.cp]).toEqual(['red', 9]);
    expect(told(made, 'control-changed')).toMatchObject([{ was: 'blue', owner: 'red', how: 'expanded' }]);
  });

  test.each([
    ['O4', 'node-occupied'],
    ['O3', 'no-neighbour'],
    ['K1', 'no-neighbour'],
    ['O7', 'nothing-changed'],
    ['ORB-O', 'not-surface'],
    ['D1', 'not-surface'],
    ['X9', 'node-unknown'],
  ])('Into %s: refused, %s', (to, code) => {
    expect(codes(on(pieces, factions).command('red', ...commands(`expand ${to}`)))).toEqual([code]);
  });

  test('A node of another planet is no neighbour by its orbit', () => {
    const made = on({ control: { red: 'ORB-O' } }, factions);
    expect(codes(made.command('red', ...commands('expand O9')))).toEqual(['no-neighbour']);
  });

  test('No roll on difficult paths', () => {
    const made = on({ control: { red: 'O10' } }, factions).does('red', ...commands('expand O6'));
    expect(controller(made, 'O6')).toBe('red');
  });

  test('With `expandControlFrom` battleforce the neighbour must hold one', () => {
    const settings = { expandControlFrom: 'battleforce' };
    expect(codes(on(pieces, factions, settings).command('red', ...commands('expand O12')))).toEqual(['no-neighbour']);
    const held = on({ ...pieces, forces: { f2: 'red O7' } }, factions, settings);
    expect(codes(held.command('red', ...commands('expand O12')))).toEqual([]);
  });

  test('NODE-BTL-25: not into a node with a battle, though its control may be the base of another', () => {
    const made = on(
      { control: { red: 'O7', blue: 'O12' }, forces: { f1: 'blue O12', f2: 'red O3', f3: 'blue O10', f4: 'red O7' } },
      factions,
    );
    made.does('red', ...commands('move f2 O12')).does('blue', ...commands('move f3 O7'));
    expect(codes(made.command('red', ...commands('expand O12')))).toEqual(['node-contested']);
    expect(codes(made.command('red', ...commands('expand O10')))).toEqual([]);
  });

  test('NODE-FAC-ORK-03: not onto a Rok of another', () => {
    const made = on({ control: { blue: 'O8', red: 'O9' }, roks: { O9: 'red' } }, factions);
    expect(codes(made.command('blue', ...commands('expand O9')))).toEqual(['rok-defends']);
  });

  test.each([
    ['tyranids', 'tyranids', []],
    ['tau', 'tau', []],
    ['chaos', 'chaos', []],
    ['necrons', 'necrons', ['entry-forbidden']],
    ['eldar', 'eldar', ['entry-forbidden']],
    ['space-marines', 'imperial-guard', ['entry-forbidden']],
    ['space-marines', 'inquisition', ['entry-forbidden']],
    ['imperial-guard', 'imperial-guard', ['entry-forbidden']],
    ['imperial-guard', 'space-marines', []],
  ] as const)('NODE-MOVE-11: %s at the expense of %s', (red, blue, expected) => {
    const made = on({ control: { red: 'O4', blue: 'O7' } }, { red, blue });
    expect(codes(made.command('red', ...commands('expand O7')))).toEqual(expected);
  });

  test('NODE-FAC-IG-06: the Guard into an empty Marine node: 5 points, and a VP for the Marines', () => {
    const pair: Factions = { red: 'imperial-guard', blue: 'space-marines' };
    const made = on({ control: { red: 'O4', blue: 'O7' } }, pair).does('red', ...commands('expand O7'));
    expect(told(made, 'control-changed')).toMatchObject([{ how: 'joint-command', rule: 'NODE-FAC-IG-06' }]);
    expect([made.state.purses.red?.cp, made.state.purses.blue?.cp]).toEqual([9, 14]);
    const held = on({ control: { red: 'O4', blue: 'O7' }, forces: { f1: 'blue O7' } }, pair);
    expect(codes(held.command('red', ...commands('expand O7')))).toEqual(['node-occupied']);
  });
});

describe('NODE-ORD-10', () => {
  const raised = (made: War) =>
    told(made, 'force-raised').map((event) => (event.type === 'force-raised' ? event.node : null));

  const places: readonly (readonly [string, Faction, string, Pieces, readonly string[]])[] = [
    ['NODE-ORD-10', 'chaos', 'D3', {}, []],
    ['NODE-FAC-CHAOS-06', 'chaos', 'ORB-O', {}, ['node-type']],
    ['NODE-FAC-CHAOS-06', 'chaos', 'O4', {}, ['node-type']],
    ['NODE-FAC-TYR-05', 'tyranids', 'D1', {}, []],
    ['NODE-FAC-NEC-02', 'necrons', 'D3', {}, []],
    ['NODE-FAC-NEC-02', 'necrons', 'O9', { control: { red: 'O9' } }, ['node-type']],
    ['NODE-FAC-SM-06', 'space-marines', 'D1', {}, []],
    ['NODE-FAC-SM-06', 'space-marines', 'ORB-O', {}, ['node-type']],
    ['NODE-FAC-ELD-03', 'eldar', 'W', {}, []],
    ['NODE-FAC-ELD-03', 'eldar', 'D1', {}, ['node-type']],
    ['NODE-FAC-ELD-03', 'eldar', 'V5', { portals: { V5: ['red'] } }, ['node-type']],
    ['NODE-FAC-DEL-03', 'dark-eldar', 'W', {}, []],
    ['NODE-FAC-DEL-03', 'dark-eldar', 'D1', {}, ['node-type']],
    ['NODE-MAP-04', 'imperial-guard', 'O2', { control: { red: 'O2' } }, []],
    ['NODE-MAP-03', 'imperial-guard', 'O4', { control: { red: 'O4' } }, []],
    ['NODE-MAP-03', 'imperial-guard', 'O4', { control: { blue: 'O4', red: 'O2' } }, ['node-type']],
    ['NODE-FAC-IG-04', 'imperial-guard', 'D1', { control: { red: 'V2' } }, ['node-type']],
    ['NODE-FAC-IG-04', 'imperial-guard', 'V2', { control: { red: 'V2' } }, []],
    ['NODE-MAP-07', 'imperial-guard', 'D2', { control: { red: 'O3' } }, []],
    ['NODE-ORD-10', 'imperial-guard', 'O3', { control: { red: 'O3' } }, ['node-type']],
    ['NODE-FAC-ORK-04', 'orks', 'D3', { forces: { f1: 'red D3 hulk' } }, []],
    ['NODE-FAC-ORK-04', 'orks', 'D1', { forces: { f1: 'red D3 hulk' } }, ['node-type']],
    ['NODE-FAC-ORK-04', 'orks', 'ORB-O', { forces: { f1: 'red ORB-O hulk' } }, []],
    ['NODE-FAC-ORK-04', 'orks', 'D2', {}, []],
    ['NODE-FAC-ORK-04', 'orks', 'D2', { forces: { f1: 'blue D3 hulk' } }, []],
    ['NODE-ORD-10', 'tau', 'D2', {}, []],
    ['NODE-ORD-10', 'tau', 'O5', { control: { red: 'O5' } }, ['node-type']],
  ];
  test.each(places)('%s: %s in %s, with %j', (_rule, faction, to, pieces, expected) => {
    const made = on(pieces, { red: faction, blue: 'orks' });
    expect(codes(made.command('red', ...commands(`reinforce ${to}`)))).toEqual(expected);
    expect(raised(made)).toEqual(expected.length === 0 ? [to] : []);
  });

  test('NODE-BTL-25: not where a battle is pending; the Guard does not get deep space for it', () => {
    const made = on(
      { control: { red: 'O4' }, forces: { f1: 'red O4', f2: 'blue O3' } },
      { red: 'imperial-guard', blue: 'orks' },
    );
    made.does('blue', ...commands('move f2 O4'));
    expect(codes(made.command('red', ...commands('reinforce O4')))).toEqual(['node-contested']);
    expect(codes(made.command('red', ...commands('reinforce D1')))).toEqual(['node-type']);
  });

  test('NODE-FAC-ORK-04: not at a Hulk in a battle', () => {
    const made = on({ forces: { f1: 'red ORB-O hulk', f2: 'blue D1' } }, { red: 'orks', blue: 'chaos' });
    made.does('blue', ...commands('move f2 ORB-O'));
    expect(codes(made.command('red', ...commands('reinforce ORB-O')))).toEqual(['node-contested']);
    expect(codes(made.command('red', ...commands('reinforce D1')))).toEqual(['node-type']);
  });

  test('NODE-FAC-ORK-04: nor at one that fights in deep space', () => {
    const settings = { deepSpaceBattles: true };
    const made = on({ forces: { f1: 'red D3 hulk', f2: 'blue D1' } }, { red: 'orks', blue: 'chaos' }, settings);
    made.does('blue', ...commands('move f2 D3'));
    expect(codes(made.command('red', ...commands('reinforce D3')))).toEqual(['node-contested']);
  });

  test.each([
    ['kept', true, []],
    ['lost and retaken', false, ['node-type']],
  ])('NODE-FAC-TAU-04: in a colony that was %s', (_title, isKept, expected) => {
    const players = { red: { colony: { node: node('O5'), isKept } } };
    const made = on({ control: { red: 'O5' }, players }, { red: 'tau', blue: 'orks' });
    expect(codes(made.command('red', ...commands('reinforce O5')))).toEqual(expected);
  });

  test('Others in deep space are no obstacle; on the surface they are', () => {
    const made = on(
      { forces: { f1: 'blue D1', f2: 'blue O2' }, control: { red: 'O2' } },
      { red: 'chaos', blue: 'space-marines', green: 'imperial-guard' },
    );
    expect(codes(made.command('red', ...commands('reinforce D1')))).toEqual([]);
    const guard = on(
      { forces: { f2: 'blue O2' }, control: { red: 'O2' } },
      { red: 'imperial-guard', blue: 'space-marines' },
    );
    expect(codes(guard.command('red', ...commands('reinforce O2')))).toEqual(['node-occupied']);
  });

  test('The new battleforce is empty, open for its roster, and `maxBattleforces` counts it, not the Hulk', () => {
    const made = on({ forces: { f1: 'red D3 hulk' } }, { red: 'orks', blue: 'chaos' }, { maxBattleforces: 1 });
    made.does('red', ...commands('reinforce D3'));
    expect(made.state.forces.f101).toMatchObject({
      owner: 'red',
      node: 'D3',
      units: [],
      isFrozen: false,
      isHulk: false,
    });
    expect(made.state.timers['roster:f101']).toBe('2031-05-12T12:00:00.000Z');
    expect(codes(made.command('red', ...commands('reinforce D3')))).toEqual(['too-many-forces']);
  });

  test('NODE-FAC-TYR-01: 14 points are three battleforces of Tyranids', () => {
    const made = on({}, { red: 'tyranids', blue: 'orks' });
    made.does('red', ...commands('reinforce D1', 'reinforce D1', 'reinforce D2'));
    expect([Object.keys(made.state.forces), made.state.purses.red?.cp]).toEqual([['f101', 'f102', 'f103'], 2]);
  });
});

describe('NODE-ORD-13', () => {
  const factions: Factions = { red: 'chaos', blue: 'tau', green: 'eldar' };

  test('With a battleforce in the node, controlled or not', () => {
    const made = on({ forces: { f1: 'red O4' }, control: { blue: 'O4' } }, factions);
    made.does('red', ...commands('destroy f1 site'));
    expect(made.state.nodes.O4?.isSiteIntact).toBe(false);
    expect(told(made, 'installation-destroyed')).toMatchObject([{ node: 'O4', what: 'site', by: 'red', owner: null }]);
    expect(codes(made.command('red', ...commands('destroy f1 site')))).toEqual(['no-installation']);
  });

  test('NODE-MAP-09: the Guard may destroy its own', () => {
    const made = on({ forces: { f1: 'red O7' }, control: { red: 'O7' } }, { red: 'imperial-guard', blue: 'orks' });
    expect(codes(made.command('red', ...commands('destroy f1 site')))).toEqual([]);
  });

  test('Not from elsewhere, not by others, not while locked, and only what is there', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O4', f3: 'red O7' }, control: { red: 'O4' } }, factions);
    expect(codes(made.command('red', ...commands('destroy f1 site')))).toEqual(['no-installation']);
    expect(codes(made.command('red', ...commands('destroy f2 site')))).toEqual(['force-not-yours']);
    expect(codes(made.command('red', ...commands('destroy f3 rok')))).toEqual(['no-installation']);
    made.does('red', ...commands('move f3 O4'));
    expect(codes(made.command('red', ...commands('destroy f3 site')))).toEqual(['force-locked']);
  });

  test('NODE-FAC-TAU-06: Tau spare cities, not quarries', () => {
    const made = on({ forces: { f1: 'blue O4', f2: 'blue O7' } }, factions);
    expect(codes(made.command('blue', ...commands('destroy f1 site')))).toEqual(['city-spared']);
    expect(codes(made.command('blue', ...commands('destroy f2 site')))).toEqual([]);
  });

  test('A portal by its owner’s name, an own Rok', () => {
    const portals = { O9: ['green', 'grey'] };
    const four: Factions = { ...factions, grey: 'eldar' };
    const made = on({ forces: { f1: 'red O9' }, portals }, four);
    expect(codes(made.command('red', ...commands('destroy f1 portal')))).toEqual(['no-installation']);
    made.does('red', ...commands('destroy f1 portal grey'));
    expect(made.state.nodes.O9?.portals).toEqual(['green']);
    const orks = on(
      { forces: { f1: 'red O9' }, control: { red: 'O9' }, roks: { O9: 'red' } },
      { red: 'orks', blue: 'tau' },
    );
    expect(orks.does('red', ...commands('destroy f1 rok')).state.nodes.O9?.rok).toBeNull();
  });
});

describe('NODE-FAC-CHAOS-02', () => {
  const factions: Factions = { red: 'chaos', blue: 'imperial-guard', green: 'tau' };

  test('An empty Guard city for 10 points, wherever it is', () => {
    const made = on({ control: { blue: 'O8' } }, factions).does('red', ...commands('corrupt O8'));
    expect([controller(made, 'O8'), made.state.purses.red?.cp]).toEqual(['red', 4]);
  });

  test('A Guard that nobody plays too', () => {
    const made = on({ control: { '*guard': 'V1' } }, { red: 'chaos', blue: 'tau' }).does(
      'red',
      ...commands('corrupt V1'),
    );
    expect(controller(made, 'V1')).toBe('red');
  });

  test.each([
    ['garrisoned', 'O4', 'node-occupied'],
    ['of the Tau', 'O9', 'node-not-theirs'],
    ['of nobody', 'O10', 'node-not-theirs'],
    ['in orbit', 'ORB-O', 'not-surface'],
  ])('A node that is %s is refused', (_title, to, code) => {
    const made = on({ control: { blue: 'O4 ORB-O', green: 'O9' }, forces: { f1: 'blue O4' } }, factions);
    expect(codes(made.command('red', ...commands(`corrupt ${to}`)))).toEqual([code]);
  });
});

describe('NODE-FAC-CHAOS-03', () => {
  const forces = { f1: 'blue O1', f2: 'blue O2', f3: 'blue O3', f4: 'blue O4', f5: 'green O5', f6: '*guard O8' };
  const factions: Factions = { red: 'chaos', blue: 'imperial-guard', green: 'tau', grey: 'chaos' };

  test('Three times for nothing; the fourth is refused, and another Chaos player has its own three', () => {
    const made = on({ forces }, factions).does('red', ...commands('taint f1', 'taint f2', 'taint f6'));
    expect(made.state.forces.f1?.isTainted).toBe(true);
    expect(made.state.purses.red?.cp).toBe(14);
    expect(codes(made.command('red', ...commands('taint f3')))).toEqual(['no-uses-left']);
    expect(codes(made.command('grey', ...commands('taint f1')))).toEqual(['already-tainted']);
    expect(codes(made.command('grey', ...commands('taint f3')))).toEqual([]);
  });

  test('Only battleforces of the Guard, locked or not', () => {
    const made = on({ forces }, factions);
    expect(codes(made.command('red', ...commands('taint f5')))).toEqual(['node-not-theirs']);
    expect(codes(made.command('red', ...commands('taint f9')))).toEqual(['force-unknown']);
    made.does('green', ...commands('move f5 O4'));
    expect(codes(made.command('red', ...commands('taint f4')))).toEqual([]);
  });

  test('A foreign battleforce that is tainted keeps its roster open', () => {
    const made = on({ forces }, factions).does('red', ...commands('taint f1'));
    expect(made.state.forces.f1?.isFrozen).toBe(false);
  });
});

describe('NODE-FAC-SM-04', () => {
  const factions: Factions = { red: 'space-marines', blue: 'imperial-guard', green: 'imperial-guard' };
  const pieces = { control: { red: 'O7 O9', blue: 'O4', green: 'O12' } };

  test('For a point, to a Guard that controls a neighbouring node', () => {
    const made = on(pieces, factions).does('red', ...commands('cede O7 blue'));
    expect([controller(made, 'O7'), made.state.purses.red?.cp]).toEqual(['blue', 13]);
    expect(told(made, 'control-changed')).toMatchObject([{ was: 'red', how: 'ceded' }]);
    expect(codes(on(pieces, factions).command('red', ...commands('cede O7 green')))).toEqual([]);
  });

  test.each([
    ['cede O9 blue', 'no-neighbour'],
    ['cede O7 red', 'no-neighbour'],
    ['cede O7 *guard', 'no-neighbour'],
    ['cede O4 blue', 'node-not-yours'],
    ['cede ORB-O blue', 'not-surface'],
  ])('%s: refused, %s', (text, code) => {
    expect(codes(on(pieces, factions).command('red', ...commands(text)))).toEqual([code]);
  });

  test('To a Guard that nobody plays', () => {
    const made = on({ control: { red: 'O7', '*guard': 'O4' } }, { red: 'inquisition', blue: 'orks' });
    expect(controller(made.does('red', ...commands('cede O7 *guard')), 'O7')).toBe('*guard');
  });

  test('A battleforce may stay, cannot come back, and is alone when it is attacked', () => {
    const four: Factions = { ...factions, grey: 'orks' };
    const stay = { control: { red: 'O7', blue: 'O4' }, forces: { f1: 'red O7', f2: 'grey O10' } };
    const made = on(stay, four).does('red', ...commands('cede O7 blue', 'destroy f1 site'));
    made.does('grey', ...commands('move f2 O7'));
    expect(Object.values(made.state.battles)[0]?.stack.map(({ owner }) => owner)).toEqual(['red', 'grey']);
    expect(controller(made, 'O7')).toBe('blue');
    const gone = on(stay, four).does('red', ...commands('cede O7 blue', 'move f1 O12'));
    expect(codes(gone.command('red', ...commands('move f1 O7')))).toEqual(['entry-forbidden']);
  });

  test('Without `cedeWhileOccupied` the node must be empty, and it must be quiet', () => {
    const held = { control: { red: 'O7', blue: 'O4' }, forces: { f1: 'red O7' } };
    const made = on(held, factions, { cedeWhileOccupied: false });
    expect(codes(made.command('red', ...commands('cede O7 blue')))).toEqual(['node-occupied']);
    const fought = on({ ...held, forces: { f1: 'red O7', f2: 'grey O10' } }, { ...factions, grey: 'orks' });
    fought.does('grey', ...commands('move f2 O7'));
    expect(codes(fought.command('red', ...commands('cede O7 blue')))).toEqual(['node-contested']);
  });
});

describe('NODE-FAC-ELD-01, NODE-FAC-TYR-04', () => {
  const factions: Factions = { red: 'eldar', blue: 'tyranids', green: 'imperial-guard', grey: 'eldar' };
  const pieces = { control: { blue: 'O10', green: 'V5' }, forces: { f1: 'green O4', f2: 'red O8' } };

  test('In an empty node of anybody, for nothing, next to another player’s portal', () => {
    const made = on(pieces, factions)
      .does('red', ...commands('portal V5'))
      .does('grey', ...commands('portal V5'));
    expect(made.state.nodes.V5?.portals).toEqual(['red', 'grey']);
    expect([controller(made, 'V5'), made.state.purses.red?.cp]).toEqual(['green', 14]);
  });

  test.each([
    ['O4', 'node-occupied'],
    ['O10', 'tyranid-node'],
    ['ORB-O', 'not-surface'],
    ['W', 'not-surface'],
  ])('In %s: refused, %s', (to, code) => {
    expect(codes(on(pieces, factions).command('red', ...commands(`portal ${to}`)))).toEqual([code]);
  });

  test('Three times, whether they stand or not', () => {
    const made = on(pieces, factions).does('red', ...commands('portal O8', 'destroy f2 portal red'));
    made.does('red', ...commands('portal O8', 'portal V5'));
    expect(codes(made.command('red', ...commands('portal K2')))).toEqual(['no-uses-left']);
  });
});
