import { describe, expect, test } from 'vitest';
import { board, commands, node, seat, type War, war } from '../testing.ts';
import type { Command, Faction, Order } from '../types.ts';
import { priceOf } from './commands.ts';

type Pieces = Parameters<typeof board>[0];
const FACTIONS: Readonly<Record<string, Faction>> = { red: 'orks', blue: 'imperial-guard' };

type Factions = Readonly<Record<string, Faction>>;
interface Staged {
  readonly factions?: Factions;
  readonly settings?: Readonly<Record<string, unknown>>;
}
const on = (pieces: Pieces, { factions = FACTIONS, settings = {} }: Staged = {}): War =>
  war(factions, { settings, given: board(pieces) });
const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);
const at = (made: War, id: string) => made.state.forces[id]?.node;
const cp = (made: War, id: string) => made.state.purses[id]?.cp;
const told = (made: War, type: string) => made.story.filter((event) => event.type === type);

const later = (list: readonly Command[], when: Extract<Order, { type: 'commands' }>['when']): Order => ({
  type: 'commands',
  commands: list,
  when,
});
const on6May = (time: string, date = '2031-05-06') => ({ kind: 'on', date, time }) as const;
const AFFORDABLE = { kind: 'affordable', mayPass: false } as const;
const PASSING = { kind: 'affordable', mayPass: true } as const;

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

describe('NODE-ORD-05', () => {
  const pieces = { forces: { f1: 'red O3' }, cp: { red: 3, blue: 9 } };

  test('3 points on Monday noon: a Move as soon as it can be paid is carried out at the second midnight', () => {
    const made = on(pieces);
    made.give('red', later(commands('move f1 O4'), AFFORDABLE));
    made.until('2031-05-06T12:00');
    expect(at(made, 'f1')).toBe('O3');
    made.until('2031-05-07T00:00');
    expect([at(made, 'f1'), cp(made, 'red')]).toEqual(['O4', 0]);
  });

  test('Withdrawn on Tuesday: nothing is spent, and not twice', () => {
    const made = on(pieces);
    made.give('red', later(commands('move f1 O4'), AFFORDABLE));
    made.midnights();
    expect(codes(made.give('blue', { type: 'withdraw', post: 1 }))).toEqual(['postdated-unknown']);
    expect(made.give('red', { type: 'withdraw', post: 1 })).toEqual([]);
    expect(codes(made.give('red', { type: 'withdraw', post: 1 }))).toEqual(['postdated-unknown']);
    made.midnights(2);
    expect([at(made, 'f1'), cp(made, 'red')]).toEqual(['O3', 6]);
  });

  test('What can be paid already is carried out at once', () => {
    const made = on({ ...pieces, cp: { red: 5 } });
    made.give('red', later(commands('move f1 O4'), AFFORDABLE));
    expect([at(made, 'f1'), made.state.posts]).toEqual(['O4', []]);
  });

  test('A later one of the queue waits for the earlier, unless it may pass', () => {
    const queue = (when: typeof AFFORDABLE | typeof PASSING) => {
      const made = on({ forces: { f1: 'red O3', f2: 'red O5' }, control: { red: 'O3 O5 O4' }, cp: { red: 3 } });
      made.give('red', later(commands('move f1 O12'), AFFORDABLE));
      made.give('red', later(commands('redeploy f2 O4'), when));
      return made;
    };
    expect(at(queue(AFFORDABLE), 'f2')).toBe('O5');
    expect(at(queue(PASSING), 'f2')).toBe('O4');
  });

  test('Another player’s queue does not wait', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O8' }, cp: { red: 3, blue: 5 } });
    made.give('red', later(commands('move f1 O4'), AFFORDABLE));
    made.give('blue', later(commands('move f2 O9'), AFFORDABLE));
    expect(at(made, 'f2')).toBe('O9');
  });

  test('A series is due as one, when all of it can be paid', () => {
    const made = on({ ...pieces, cp: { red: 8, blue: 9 } });
    made.give('red', later(commands('move f1 O4', 'move f1 O7'), AFFORDABLE));
    expect(at(made.midnights(), 'f1')).toBe('O3');
    expect(at(made.midnights(), 'f1')).toBe('O7');
  });

  test('At a date and time; several that are due at once by submission', () => {
    const made = on({ forces: { f1: 'red O8', f2: 'blue O8' }, cp: { red: 9, blue: 9 } });
    made.give('blue', later(commands('move f2 O9'), on6May('18:30')));
    made.give('red', later(commands('move f1 O9'), on6May('18:30')));
    made.until('2031-05-06T18:29');
    expect(at(made, 'f2')).toBe('O8');
    made.until('2031-05-06T18:30');
    expect(Object.values(made.state.battles)[0]?.stack.map(({ owner }) => owner)).toEqual(['blue', 'red']);
  });

  test('It is accepted if it is well formed, legal or not', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O8' }, cp: { red: 9 } });
    const give = (...texts: string[]) => codes(made.give('red', later(commands(...texts), on6May('10:00'))));
    expect(give('move f1 O9')).toEqual([]);
    expect(give('move f2 O9')).toEqual(['force-not-yours']);
    expect(give('move f9 O9')).toEqual(['force-unknown']);
    expect(give('move f1 X9')).toEqual(['node-unknown']);
    expect(give('phase-out f1 D1')).toEqual(['not-your-faction']);
  });

  test('Not for a date that is past', () => {
    const made = on(pieces);
    expect(codes(made.give('red', later(commands('move f1 O4'), on6May('23:00', '2031-05-04'))))).toEqual([
      'date-past',
    ]);
  });

  test('Not for a date after the last day of the war, or more than a year ahead', () => {
    const give = (date: string, endDays: number | null) =>
      on(pieces, { settings: { endDays } }).give('red', later(commands('move f1 O4'), on6May('23:00', date)));
    expect(give('2031-06-01', 28)).toEqual([]);
    expect(give('2031-06-02', 28)).toMatchObject([{ code: 'date-too-late', facts: { last: '2031-06-01' } }]);
    expect(give('2032-05-05', null)).toEqual([]);
    expect(codes(give('9999-12-31', null))).toEqual(['date-too-late']);
  });

  test('At most 50 may wait', () => {
    const made = on(pieces);
    const order = later(commands('move f1 O4'), on6May('10:00'));
    for (let i = 0; i < 50; i++) expect(made.give('red', order)).toEqual([]);
    expect(codes(made.give('red', order))).toEqual(['too-many-posts']);
  });

  test('Owner and referee see it, others only with `postdatedOrdersPublic`', () => {
    const hidden = on(pieces);
    hidden.give('red', later(commands('move f1 O4'), AFFORDABLE));
    expect(['red', 'referee', 'blue', 'spectator'].map((who) => hidden.seenBy(who).posts.length)).toEqual([1, 1, 0, 0]);
    expect(told(hidden, 'orders-postdated')).toMatchObject([{ to: ['red'] }]);
    const open = on(pieces, { settings: { postdatedOrdersPublic: true } });
    open.give('red', later(commands('move f1 O4'), AFFORDABLE));
    expect(open.seenBy('blue').posts).toHaveLength(1);
    expect(told(open, 'orders-postdated')).toMatchObject([{ to: 'all' }]);
  });

  test('What falls due in a pause is carried out at its end, by submission time', () => {
    const made = on({ forces: { f1: 'red O8', f2: 'blue O8' }, cp: { red: 9, blue: 9 } });
    made.give('red', later(commands('move f1 O9'), on6May('18:00')));
    made.give('blue', later(commands('move f2 O9'), on6May('09:00')));
    made.pause(72);
    const [battle] = Object.values(made.state.battles);
    expect(battle?.stack.map(({ owner }) => owner)).toEqual(['red', 'blue']);
    expect(battle?.openedAt).toBe('2031-05-08T12:00:00.000Z');
    expect(made.state).toMatchObject({ overdue: null, posts: [] });
  });

  test('NODE-ORD-16: what a game night delayed waits for the end of a pause, too', () => {
    const made = on({ forces: { f1: 'red O3' }, control: { red: 'O3' }, cp: { red: 9 } });
    made.give('red', { type: 'present', isPresent: true });
    made.rule({ type: 'open-night' });
    made.give('red', later(commands('move f1 O4'), on6May('12:01', '2031-05-05')));
    made.until('2031-05-05T12:01');
    expect(made.rule({ type: 'close-night' }, 'late', { isPaused: true })).toEqual([]);
    expect(at(made, 'f1')).toBe('O3');
    made.pause(1);
    expect(at(made, 'f1')).toBe('O4');
    expect(made.state).toMatchObject({ overdue: null, posts: [] });
  });

  test('A pause in a game night delays it once, to the end of the night', () => {
    const made = on(pieces);
    made.give('red', { type: 'present', isPresent: true });
    made.rule({ type: 'open-night' });
    made.give('red', later(commands('move f1 O4'), on6May('09:00')));
    made.pause(72);
    expect(at(made, 'f1')).toBe('O3');
    made.rule({ type: 'close-night' });
    expect(told(made, 'orders-lapsed')).toHaveLength(1);
    expect(made.state).toMatchObject({ overdue: null, posts: [] });
    made.midnights();
    expect(made.state.clock.day).toBe(2);
  });

  test('A postdated series stops as another does', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O4' }, cp: { red: 10 } });
    made.give('red', later(commands('move f1 O4', 'move f1 O7'), on6May('09:00')));
    made.until('2031-05-06T09:00');
    expect(told(made, 'order-cancelled')).toMatchObject([{ code: 'force-locked', to: 'all' }]);
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
