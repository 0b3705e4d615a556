import { describe, expect, test } from 'vitest';
import { commands, node, seat } from '../testing.ts';
import type { Command, Faction } from '../types.ts';
import { priceOf } from './commands.ts';
import { at, codes, cp, type Factions, later, on, on6May, told } from './testing.ts';

describe('NODE-ORD-01', () => {
  const prices: readonly (readonly [Faction, string, number])[] = [
    ['tau', 'move f1 O4', 3],
    ['orks', 'move f1 O4', 5],
    ['tau', 'redeploy f1 O4', 1],
    ['orks', 'redeploy f1 O4', 3],
    ['tau', 'expand O4', 5],
    ['orks', 'expand O4', 5],
    ['orks', 'reinforce D1', 7],
    ['tyranids', 'reinforce D1', 4],
    ['dark-eldar', 'reinforce W', 14],
    ['orks', 'destroy f1 site', 0],
    ['chaos', 'corrupt O4', 10],
    ['chaos', 'taint f1', 0],
    ['necrons', 'phase-out f1 D1', 1],
    ['space-marines', 'cede O7 blue', 1],
    ['space-marines', 'call D1 ORB-O', 5],
    ['eldar', 'portal O4', 0],
  ];
  test.each(prices)('%s: %s costs %i', (faction, text, price) => {
    const { state } = on({ forces: { f1: 'red O3' } }, { factions: { red: faction, blue: 'imperial-guard' } });
    const [command] = commands(text);
    expect(command && priceOf(state, seat('red'), command)).toBe(price);
  });

  test.each([
    ['space-marines', 'marineReinforce14', 14],
    ['tyranids', 'tyranidReinforce7', 7],
    ['inquisition', 'marineReinforce14', 7],
    ['orks', 'tyranidReinforce7', 7],
  ] as const)('NODE-SETUP-07: Reinforcement of %s with %s costs %i', (faction, erratum, price) => {
    const settings = { errata: { [erratum]: 'on' } };
    const { state } = on({}, { factions: { red: faction, blue: 'chaos' }, settings });
    expect(priceOf(state, seat('red'), { type: 'reinforce', node: node('D1') })).toBe(price);
  });

  test('Prices are settings', () => {
    const { state } = on({}, { settings: { cost: { move: 2 }, cultistCost: 3, portalCost: 4 } });
    const prices = commands('move f1 O4', 'taint f1', 'portal O4').map((one) => priceOf(state, seat('red'), one));
    expect(prices).toEqual([2, 3, 4]);
  });

  test.each([
    ['orsana', 'O3 O5 O6 O7 O9 O10', 'O12', 5],
    ['orsana', 'O3 O5 O6 O7 O9 O10 O11', 'O12', 1],
    ['vell', 'V3 V4 V5', 'V2', 1],
    ['vell', 'V4 V5', 'V2', 5],
  ])('NODE-FAC-TYR-02: on %s with %s, expanding into %s costs %i', (_planet, nodes, to, price) => {
    const made = on({ control: { red: nodes } }, { factions: { red: 'tyranids', blue: 'orks' } });
    const expand: Command = { type: 'expand', node: node(to) };
    expect(priceOf(made.state, seat('red'), expand)).toBe(price);
    expect(priceOf(made.state, seat('blue'), expand)).toBe(5);
  });

  test('NODE-FAC-TYR-02: all Tyranid players count together', () => {
    const factions: Factions = { red: 'tyranids', blue: 'tyranids' };
    const made = on({ control: { red: 'V4 V5', blue: 'V3' } }, { factions });
    expect(priceOf(made.state, seat('red'), { type: 'expand', node: node('V2') })).toBe(1);
  });

  test('NODE-FAC-DEL-02: Dark Eldar need a full pool for Reinforcement, and Chaos 10 points to corrupt', () => {
    const factions: Factions = { red: 'dark-eldar', blue: 'chaos', green: 'imperial-guard' };
    const made = on({ cp: { red: 13, blue: 9 }, control: { green: 'O8' } }, { factions });
    expect(codes(made.command('red', ...commands('reinforce W')))).toEqual(['cannot-pay']);
    expect(codes(made.command('blue', ...commands('corrupt O8')))).toEqual(['cannot-pay']);
  });
});

describe('NODE-CP-04', () => {
  const pieces = { forces: { f1: 'red O3' } };

  test('10 points pay for two moves, 9 do not', () => {
    const made = on({ ...pieces, cp: { red: 10 } }).does('red', ...commands('move f1 O4', 'move f1 O7'));
    expect([at(made, 'f1'), cp(made, 'red')]).toEqual(['O7', 0]);
    const poor = on({ ...pieces, cp: { red: 9 } });
    expect(codes(poor.command('red', ...commands('move f1 O4', 'move f1 O7')))).toEqual(['cannot-pay']);
    expect(cp(poor, 'red')).toBe(9);
  });

  test('NODE-ORD-17, NODE-FAC-TAU-01: four moves of the Tau in one series, or Move, Move and Redeploy for 7', () => {
    const factions: Factions = { red: 'tau', blue: 'orks' };
    const made = on({ ...pieces, cp: { red: 14 } }, { factions });
    made.does('red', ...commands('move f1 O4', 'move f1 O5', 'move f1 O8', 'move f1 O10'));
    expect([at(made, 'f1'), cp(made, 'red')]).toEqual(['O10', 2]);
    const seven = on({ ...pieces, cp: { red: 7 } }, { factions });
    seven.does('red', ...commands('move f1 O4', 'move f1 O5', 'redeploy f1 O4'));
    expect([at(seven, 'f1'), cp(seven, 'red')]).toEqual(['O4', 0]);
  });

  test('Points cannot be spent twice', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'red V4' }, cp: { red: 9 } }).does('red', ...commands('move f1 O4'));
    expect(codes(made.command('red', ...commands('move f2 V5')))).toEqual(['cannot-pay']);
  });
});

test('NODE-ORD-02: orders count in the order of arrival', () => {
  const made = on({ forces: { f1: 'red O8', f2: 'blue O8' }, cp: { red: 5, blue: 5 } });
  made.does('red', ...commands('move f1 O9')).does('blue', ...commands('move f2 O9'));
  expect(Object.values(made.state.battles)[0]?.stack.map(({ owner }) => owner)).toEqual(['red', 'blue']);
});

describe('NODE-ORD-02: daily processing', () => {
  const settings = { orderProcessing: 'daily', processingHour: 20 };
  const pieces = { forces: { f1: 'red O8', f2: 'blue O8', f3: 'red O3' }, cp: { red: 10, blue: 5 } };

  test('Orders are paid on arrival and carried out at the hour, in the order of arrival', () => {
    const made = on(pieces, { settings });
    made.does('red', ...commands('move f1 O9')).does('blue', ...commands('move f2 O9'));
    expect([at(made, 'f1'), cp(made, 'red'), cp(made, 'blue')]).toEqual(['O8', 5, 0]);
    made.until('2031-05-05T19:59');
    expect(at(made, 'f1')).toBe('O8');
    made.until('2031-05-05T20:00');
    expect(Object.values(made.state.battles)[0]?.stack.map(({ owner }) => owner)).toEqual(['red', 'blue']);
    expect(told(made, 'ordered')).toMatchObject([{ paid: { cp: 5 } }, { paid: { cp: 5 } }]);
    expect(made.state.posts).toEqual([]);
  });

  test('An order after the hour waits for the next day', () => {
    const made = on(pieces, { settings });
    made.until('2031-05-05T20:00').does('red', ...commands('move f1 O9'));
    made.until('2031-05-06T19:59');
    expect(at(made, 'f1')).toBe('O8');
    expect(at(made.until('2031-05-06T20:00'), 'f1')).toBe('O9');
  });

  test('NODE-MOVE-08: a battle before the order’s turn: it stays locked, and all points of the order are lost', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O4' }, cp: { red: 10, blue: 5 } }, { settings });
    made.does('blue', ...commands('move f2 O3')).does('red', ...commands('move f1 O12', 'move f1 O7'));
    made.until('2031-05-05T20:00');
    expect([at(made, 'f1'), cp(made, 'red')]).toEqual(['O3', 0]);
    expect(told(made, 'order-cancelled')).toMatchObject([
      { code: 'force-locked', to: 'all', paid: { cp: 5 } },
      { code: 'force-locked', to: 'all', paid: { cp: 5 } },
    ]);
  });

  test('What is paid cannot be withdrawn, and nobody else sees it', () => {
    const made = on(pieces, { settings }).does('red', ...commands('move f1 O9'));
    expect(codes(made.give('red', { type: 'withdraw', post: 1 }))).toEqual(['postdated-unknown']);
    expect(made.seenBy('red').posts).toHaveLength(1);
    expect(made.seenBy('blue').posts).toEqual([]);
    expect(told(made, 'orders-queued')).toMatchObject([{ to: ['red'], paid: { cp: 5, acceleration: 0 } }]);
  });

  test('A postdated order is paid when it falls due, and carried out at the next hour', () => {
    const made = on(pieces, { settings });
    made.give('red', later(commands('move f1 O9'), on6May('10:00')));
    made.until('2031-05-06T10:00');
    expect([at(made, 'f1'), cp(made, 'red')]).toEqual(['O8', 6]);
    expect(at(made.until('2031-05-06T20:00'), 'f1')).toBe('O9');
  });

  test('NODE-ORD-16: an hour in a pause is made up for at its end', () => {
    const made = on(pieces, { settings }).does('red', ...commands('move f1 O9'));
    made.pause(30);
    expect(at(made, 'f1')).toBe('O9');
    expect(made.state).toMatchObject({ overdue: null, posts: [] });
  });
});

describe('NODE-ORD-14', () => {
  const FACTION_COMMANDS = {
    corrupt: 'corrupt O8',
    taint: 'taint f2',
    'phase-out': 'phase-out f1 D1',
    cede: 'cede O7 blue',
    call: 'call D1 ORB-O',
    portal: 'portal O9',
  };
  test.each([
    ['tau', []],
    ['chaos', ['corrupt', 'taint']],
    ['necrons', ['phase-out']],
    ['space-marines', ['cede', 'call']],
    ['inquisition', ['cede']],
    ['eldar', ['portal']],
    ['imperial-guard', []],
  ] as const)('%s has %j', (faction, own) => {
    const factions: Factions = { red: faction, blue: 'imperial-guard' };
    const made = on({ forces: { f1: 'red O3', f2: 'blue O4' }, cp: { red: 14 } }, { factions });
    const refusedTypes = Object.entries(FACTION_COMMANDS)
      .filter(([, text]) => codes(made.command('red', ...commands(text))).includes('not-your-faction'))
      .map(([type]) => type);
    expect(refusedTypes).toEqual(Object.keys(FACTION_COMMANDS).filter((type) => !own.some((one) => one === type)));
  });
});
