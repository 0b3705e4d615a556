import { describe, expect, test } from 'vitest';
import { commands } from '../testing.ts';
import { printedPaths } from './links.ts';
import { at, codes, type Factions, on, stacks } from './testing.ts';

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
