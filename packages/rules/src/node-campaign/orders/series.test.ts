import { describe, expect, test } from 'vitest';
import { commands } from '../testing.ts';
import { at, codes, cp, type Factions, later, on, on6May, told } from './testing.ts';

describe('NODE-ORD-03', () => {
  test('A battle cancels the rest for this battleforce, and its points are lost', () => {
    const forces = { f1: 'red O3', f2: 'blue O4', f3: 'red V4' };
    const made = on({ forces, cp: { red: 13 }, control: { red: 'V4 V5' } });
    made.does('red', ...commands('move f1 O4', 'move f1 O7', 'redeploy f3 V5'));
    expect(made.state.forces.f1).toMatchObject({ node: 'O4', cameFrom: 'O3' });
    expect(at(made, 'f3')).toBe('V5');
    expect(cp(made, 'red')).toBe(0);
    expect(told(made, 'order-cancelled')).toMatchObject([
      { to: 'all', code: 'force-locked', rule: 'NODE-ORD-03', paid: { cp: 5, acceleration: 0 } },
    ]);
  });

  test('NODE-FAC-IG-03: a battle that is over at once cancels the rest too, even a won one', () => {
    const made = on(
      { forces: { f1: 'red O3', f2: '*guard O4' }, control: { '*guard': 'O4 O5' }, cp: { red: 10 } },
      {
        factions: { red: 'orks', blue: 'chaos' },
      },
    );
    made.dice({ 'NODE-FAC-IG-03 b1': [3] }).does('red', ...commands('move f1 O4', 'move f1 O7'));
    expect([at(made, 'f1'), at(made, 'f2'), cp(made, 'red')]).toEqual(['O4', 'O5', 0]);
    expect(told(made, 'order-cancelled')).toMatchObject([{ code: 'series-broken', paid: { cp: 5 } }]);
  });

  test('NODE-MOVE-13: a series past an orbit that Orks hold ends in it', () => {
    const factions: Factions = { red: 'chaos', blue: 'orks' };
    const made = on({ forces: { f1: 'red D1', f2: 'blue ORB-O' }, cp: { red: 10 } }, { factions });
    made.does('red', ...commands('move f1 ORB-O', 'move f1 O2'));
    expect([at(made, 'f1'), cp(made, 'red')]).toEqual(['ORB-O', 0]);
  });

  test('A failed roll cancels the later moves even where they would be legal', () => {
    const made = on({ forces: { f1: 'red O1' }, cp: { red: 14 } }).dice({ 'NODE-MOVE-06 f1': [2] });
    made.does('red', ...commands('move f1 O6', 'move f1 O11'));
    expect([at(made, 'f1'), cp(made, 'red')]).toEqual(['O1', 4]);
    expect(told(made, 'order-cancelled')).toMatchObject([{ code: 'series-broken' }]);
  });

  test('After a failed roll nothing is destroyed where the battleforce stands instead', () => {
    const made = on({ forces: { f1: 'red O1' }, cp: { red: 14 }, control: { red: 'O1' } });
    made.dice({ 'NODE-MOVE-06 f1': [2] });
    expect(codes(made.command('red', ...commands('move f1 O11', 'move f1 O6', 'destroy f1 site')))).toEqual([
      'no-installation',
    ]);
    made.dice({ 'NODE-MOVE-06 f1': [2] }).does('red', ...commands('move f1 O6', 'move f1 O11', 'destroy f1 site'));
    expect(made.state.nodes.O1?.isSiteIntact).toBe(true);
  });

  test('All is deducted when the series is accepted, at the prices of that moment', () => {
    const factions: Factions = { red: 'tyranids', blue: 'orks' };
    const pieces = { control: { red: 'O3 O4 O5 O7 O8 O9' }, forces: {} };
    const made = on({ ...pieces, cp: { red: 10 } }, { factions });
    made.does('red', ...commands('expand O12', 'expand O10'));
    expect(cp(made, 'red')).toBe(0);
    const one = on({ ...pieces, cp: { red: 6 } }, { factions });
    one.does('red', ...commands('expand O12')).does('red', ...commands('expand O10'));
    expect(cp(one, 'red')).toBe(0);
  });

  test('Later commands are judged as if those before succeed', () => {
    const made = on({ forces: { f1: 'red O3' }, cp: { red: 14 } });
    expect(codes(made.command('red', ...commands('move f1 O7', 'move f1 O4')))).toEqual(['not-adjacent']);
    made.does('red', ...commands('move f1 O4', 'expand O7'));
    expect(made.state.nodes.O7?.controller).toBe('red');
    expect(codes(made.command('red', ...commands('destroy f1 site', 'destroy f1 site')))).toEqual(['no-installation']);
  });

  test('Limits hold within a series', () => {
    const factions: Factions = { red: 'eldar', blue: 'chaos', green: 'imperial-guard' };
    const made = on(
      { forces: { f1: 'green O1', f2: 'green O2', f3: 'green O3', f4: 'green O4' }, cp: { red: 14 } },
      { factions, settings: { maxBattleforces: 1 } },
    );
    expect(codes(made.command('red', ...commands('reinforce W', 'reinforce W')))).toEqual(['too-many-forces']);
    const portals = commands('portal O5', 'portal O6', 'portal O7', 'portal O8');
    expect(made.command('red', ...portals)).toMatchObject([{ code: 'no-uses-left', path: ['commands', 3, 'node'] }]);
    expect(codes(made.command('red', ...commands('portal O5', 'portal O5')))).toEqual(['portal-here']);
    const taints = commands('taint f1', 'taint f2', 'taint f3', 'taint f4');
    expect(codes(made.command('blue', ...taints))).toEqual(['no-uses-left']);
    expect(codes(made.command('blue', ...commands('taint f1', 'taint f1')))).toEqual(['already-tainted']);
  });
});

describe('NODE-ORD-04', () => {
  test('The form never accepts what is not legal, and then nothing is spent', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O12' }, control: { red: 'O3' }, cp: { red: 10 } });
    expect(codes(made.command('red', ...commands('expand O12')))).toEqual(['node-occupied']);
    expect([cp(made, 'red'), made.story.filter(({ type }) => type.startsWith('order'))]).toEqual([10, []]);
  });

  test('A postdated order that is not legal when it falls due is cancelled, and its points lost', () => {
    const made = on({ forces: { f1: 'blue V2' }, control: { red: 'V5' }, cp: { red: 9, blue: 9 } });
    expect(made.give('red', later(commands('expand V4'), on6May('09:00')))).toEqual([]);
    made.does('blue', ...commands('move f1 V4'));
    made.until('2031-05-06T09:00');
    expect(cp(made, 'red')).toBe(5);
    expect(told(made, 'order-cancelled')).toMatchObject([{ to: 'all', code: 'node-occupied', paid: { cp: 5 } }]);
  });

  test('One that cannot be paid lapses without cost', () => {
    const made = on({ forces: { f1: 'red O3' }, cp: { red: 3, blue: 9 } });
    made.give('red', later(commands('move f1 O4'), on6May('09:00')));
    made.until('2031-05-06T09:00');
    expect([at(made, 'f1'), cp(made, 'red')]).toEqual(['O3', 4]);
    expect(told(made, 'orders-lapsed')).toMatchObject([{ to: ['red'], code: 'cannot-pay' }]);
  });

  test('One that cost nothing stays private', () => {
    const made = on({ forces: { f1: 'red O4' }, cp: { red: 9 } });
    made.give('red', later(commands('destroy f1 site'), on6May('09:00')));
    made.does('red', ...commands('destroy f1 site'));
    made.until('2031-05-06T09:00');
    expect(told(made, 'order-cancelled')).toMatchObject([{ to: ['red'], code: 'no-installation' }]);
  });
});
