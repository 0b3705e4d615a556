import { describe, expect, test } from 'vitest';
import { forcedDice } from '../../kernel/index.ts';
import { playOf } from '../board/play.ts';
import { board, commands, seat, type War, war } from '../testing.ts';
import type { Faction } from '../types.ts';
import { spendable } from './points.ts';
import { gain, pay, topUp } from './points-in-play.ts';

const FACTIONS: Readonly<Record<string, Faction>> = { red: 'orks', blue: 'imperial-guard', green: 'tau' };
type Points = Readonly<Record<string, number>>;

const withPoints = (cp: Points, settings = {}, free: Points = {}, forces: Readonly<Record<string, string>> = {}): War =>
  war(FACTIONS, { settings, given: board({ cp, free, forces }) });
const purse = (made: War, id: string) => made.state.purses[id];
const cps = (made: War) => Object.values(made.state.purses).map(({ cp }) => cp);

describe('NODE-CP-02', () => {
  test('7 CP and three midnights are 10', () => {
    expect(cps(withPoints({ red: 7, blue: 7, green: 7 }).midnights(3))).toEqual([10, 10, 10]);
  });

  test('A paused campaign gains nothing', () => {
    const made = withPoints({ red: 7, blue: 7, green: 7 });
    made.pause(48);
    expect(cps(made)).toEqual([7, 7, 7]);
  });

  test('NODE-BF-13: a player without battleforces gains it too', () => {
    expect(withPoints({ red: 7 }).midnights().state.purses.red?.cp).toBe(8);
  });
});

describe('NODE-CP-03', () => {
  test.each([
    [14, 0, 14, 0],
    [13, 0, 14, 0],
    [12, 4, 12, 4],
    [14, 2, 14, 2],
    [12, 1, 13, 1],
  ])('%i normal points with %i of acceleration are %i and %i after a midnight', (cp, free, then, stillFree) => {
    const made = withPoints({ red: cp }, {}, { red: free }).midnights();
    expect(purse(made, 'red')).toMatchObject({ cp: then, free: stillFree });
  });

  test('13 and a Waagh! bonus of 3 are 14, and what is lost is told', () => {
    const forces = { f1: 'red O3', f2: 'red O4', f3: 'red O5', f4: 'red O7' };
    const made = withPoints({ red: 13, blue: 5 }, { dailyCp: 0 }, {}, forces).until('2031-05-12T12:00');
    expect(purse(made, 'red')?.cp).toBe(14);
    expect(made.story).toContainEqual(
      expect.objectContaining({ type: 'cp-gained', why: 'waagh', gains: [{ seat: 'red', points: 1, lost: 2 }] }),
    );
  });

  test('Gains are told to each player alone unless points are public', () => {
    const made = withPoints({ red: 7, blue: 14 }, { cpPublic: false }).midnights();
    const told = made.events.filter(({ type }) => type === 'cp-gained');
    expect(told.map(({ to }) => to)).toEqual([['red'], ['blue'], ['green']]);
  });
});

describe('NODE-CP-05', () => {
  test.each([
    ['2, 1 and 0 become 5, 4 and 3', { red: 2, blue: 1, green: 0 }, [5, 4, 3]],
    ['4, 0 and 0 become 5, 1 and 1', { red: 4, blue: 0, green: 0 }, [5, 1, 1]],
    ['3, 3 and 3 become 5, 5 and 5', { red: 3, blue: 3, green: 3 }, [5, 5, 5]],
  ])('%s', (_title, cp, then) => {
    expect(cps(withPoints(cp).midnights())).toEqual(then);
  });

  test('Released points of acceleration count, and points under embargo do not', () => {
    expect(cps(withPoints({ red: 1 }, {}, { red: 3 }).midnights())).toEqual([2, 1, 1]);
  });

  test('The cap leaves less room', () => {
    expect(cps(withPoints({ red: 1, blue: 1, green: 1 }, { cpCap: 3 }).midnights())).toEqual([3, 3, 3]);
  });

  test('A threshold of 0 turns it off', () => {
    expect(cps(withPoints({}, { lowCpThreshold: 0 }).midnights())).toEqual([1, 1, 1]);
  });

  test('NODE-CP-13: a Waagh! bonus comes first', () => {
    const forces = { f1: 'red O3', f2: 'red O4', f3: 'red O5' };
    const made = withPoints({}, { dailyCp: 0, lowCpThreshold: 2 }, {}, forces).until('2031-05-11T12:00');
    expect(cps(made)).toEqual([2, 2, 2]);
    expect(cps(made.midnights())).toEqual([4, 2, 2]);
  });
});

describe('NODE-FAC-ORK-01', () => {
  test.each([
    ['Orsana 3, Vell 1', ['O3', 'O4', 'O5', 'V1'], 2],
    ['Orsana 2, Vell 2', ['O3', 'O4', 'V1', 'V2'], 2],
    ['Two in orbit and two in deep space', ['ORB-O', 'ORB-O', 'D1', 'D1'], 0],
    ['Two in one node', ['O3', 'O3'], 1],
  ])('%s: +%i', (_title, nodes, bonus) => {
    const forces = Object.fromEntries(nodes.map((id, i) => [`f${i + 1}`, `red ${id}`]));
    const made = withPoints({ red: 5, blue: 5 }, { dailyCp: 0 }, {}, forces).until('2031-05-12T12:00');
    expect(purse(made, 'red')?.cp).toBe(5 + bonus);
    expect(purse(made, 'blue')?.cp).toBe(5);
  });

  test('Each Ork player has the own battleforces counted, and only at the midnight that ends a Sunday', () => {
    const forces = { f1: 'red O3', f2: 'green O4', f3: 'green O5' };
    const made = war(
      { red: 'orks', blue: 'tau', green: 'orks' },
      { settings: { dailyCp: 0, lowCpThreshold: 0 }, given: board({ forces }) },
    );
    expect(cps(made.until('2031-05-11T12:00'))).toEqual([0, 0, 0]);
    expect(cps(made.midnights())).toEqual([0, 0, 1]);
  });
});

test('NODE-CP-13: a postdated Move for Sunday midnight is carried out after the points of that midnight', () => {
  const made = withPoints({ red: 4, blue: 8 }, {}, {}, { f1: 'red D1' });
  made.give('red', {
    type: 'commands',
    commands: commands('move f1 ORB-O'),
    when: { kind: 'on', date: '2031-05-06', time: '00:00' },
  });
  made.midnights();
  const [paid] = made.events.filter(({ type }) => type === 'ordered');
  expect(paid).toMatchObject({ paid: { cp: 5, acceleration: 0 } });
  expect(purse(made, 'red')?.cp).toBe(0);
});

test('NODE-CP-12: acceleration is spent first', () => {
  const made = withPoints({ red: 6 }, {}, { red: 2 }, { f1: 'red D1' });
  made.does('red', ...commands('move f1 ORB-O'));
  expect(purse(made, 'red')).toEqual({ cp: 3, free: 0, held: [] });
  expect(made.events).toContainEqual(expect.objectContaining({ type: 'ordered', paid: { cp: 3, acceleration: 2 } }));
});

test('NODE-CP-12: an order that costs nothing takes nothing', () => {
  const made = withPoints({ blue: 6 }, {}, { blue: 2 }, { f1: 'blue O4' });
  made.does('blue', ...commands('destroy f1 site'));
  expect(purse(made, 'blue')).toEqual({ cp: 6, free: 2, held: [] });
});

test('NODE-CP-11: what is held counts for nothing but a game night', () => {
  const purses = { red: { cp: 3, free: 1, held: [{ session: 1, points: 3 }] } };
  expect(spendable({ purses, night: null }, seat('red'))).toBe(4);
  const night = { session: 2, round: 1, players: [seat('red')], acted: [] };
  expect(spendable({ purses, night }, seat('red'))).toBe(7);
});

test.each([
  ['5 more', 7, 5, true, 12],
  ['up to the cap', 12, 5, true, 14],
  ['beyond it', 12, 5, false, 17],
  ['3 less', 7, -3, true, 4],
  ['not below nothing', 2, -3, true, 0],
  ['less above the cap', 20, -3, true, 17],
])('NODE-CP-14: %s', (_title, cp, points, isCapped, then) => {
  const play = playOf(
    withPoints({ red: cp }).state,
    forcedDice({}, () => 1),
    '2031-05-05T12:00:00.000Z',
  );
  gain(play, [{ seat: seat('red'), points }], { why: 'referee', rule: 'NODE-CP-14', isCapped });
  expect(play.state.purses.red?.cp).toBe(then);
});

test('NODE-CP-05, NODE-CP-11: points under embargo do not keep the others from the top-up', () => {
  const state = withPoints({ red: 2 }).state;
  const purses = { ...state.purses, red: { cp: 2, free: 0, held: [{ session: 1, points: 9 }] } };
  const play = playOf(
    { ...state, purses },
    forcedDice({}, () => 1),
    '2031-05-05T12:00:00.000Z',
  );
  topUp(play);
  expect(play.state.purses).toMatchObject({ red: { cp: 5 }, blue: { cp: 3 }, green: { cp: 3 } });
});

test('NODE-CP-12: what stays bound longest is spent first, then released acceleration, then normal points', () => {
  const state = withPoints({ red: 5 }).state;
  const held = [
    { session: 1, points: 2 },
    { session: 2, points: 2 },
  ];
  const night = { session: 2, round: 1, players: [seat('red')], acted: [] };
  const purses = { ...state.purses, red: { cp: 5, free: 1, held } };
  const play = playOf(
    { ...state, purses, night },
    forcedDice({}, () => 1),
    '2031-05-05T12:00:00.000Z',
  );
  expect(pay(play, seat('red'), 3, false)).toEqual({ cp: 0, acceleration: 3 });
  expect(play.state.purses.red).toEqual({ cp: 5, free: 1, held: [{ session: 1, points: 1 }] });
  expect(pay(play, seat('red'), 3, false)).toEqual({ cp: 1, acceleration: 2 });
  expect(play.state.purses.red).toEqual({ cp: 4, free: 0, held: [] });
});
