import { describe, expect, test } from 'vitest';
import { checkOrder } from '../check.ts';
import { isPayableAtOnce, payableAfterQueue } from '../orders/posts.ts';
import { cancelledIn, rostersClosedBy, withoutCommand } from '../orders/series.ts';
import { leftAfter, payableOn } from '../points/points.ts';
import { board, commands, seat, type War, war } from '../testing.ts';
import type { Faction, ForceId, SeriesPlan } from '../types.ts';
import { commandTypes, planSeries, whyNone } from './series.ts';

type Pieces = Parameters<typeof board>[0];
const FACTIONS: Readonly<Record<string, Faction>> = { red: 'orks', blue: 'imperial-guard' };
const RED = seat('red');

const on = (pieces: Pieces, factions = FACTIONS): War => war(factions, { given: board(pieces) });
/** Red's plan: `'move f1 O6'`. */
const planned = (made: War, texts: readonly string[], isLater = false): SeriesPlan =>
  planSeries(made.seenBy('red'), RED, commands(...texts), isLater);
const offers = ({ next }: SeriesPlan, text: string) =>
  next.find(({ command }) => JSON.stringify(command) === JSON.stringify(commands(text)[0]));
const forceOf = (made: War, id: string): ForceId => {
  const force = made.state.forces[id];
  if (force === undefined) throw new Error(`no battleforce ${id}`);
  return force.id;
};

const HIGHMANTLE = { forces: { f1: 'red O1', f2: 'red D1' }, control: { red: 'O1' }, cp: { red: 20 } };

describe('NODE-ORD-04: the next step is judged as if the steps before it succeed', () => {
  test('a battleforce goes on from where the first step ends', () => {
    const made = on(HIGHMANTLE);
    expect(offers(planned(made, []), 'move f1 O10')).toBeUndefined();
    expect(offers(planned(made, []), 'move f1 O2')).toBeDefined();
    const plan = planned(made, ['move f1 O6']);
    expect(offers(plan, 'move f1 O10')).toMatchObject({ price: 5, refusal: null, outlook: { rolls: [3] } });
    expect(offers(plan, 'move f1 O2')).toBeUndefined();
  });

  test('control spreads from a node that the first step takes', () => {
    const made = on(HIGHMANTLE);
    expect(offers(planned(made, []), 'expand O10')).toBeUndefined();
    expect(offers(planned(made, ['move f1 O6']), 'expand O10')).toBeDefined();
  });

  test('whatever is offered without a refusal is accepted at the end of the series', () => {
    const made = on({
      ...HIGHMANTLE,
      forces: { ...HIGHMANTLE.forces, f3: 'red O7', f4: 'blue O4' },
      control: { red: 'O1 O7', blue: 'O4 O5' },
    });
    const before = commands('move f1 O6', 'move f3 O10');
    const { next } = planSeries(made.seenBy('red'), RED, before, false);
    expect(next.length).toBeGreaterThan(5);
    for (const { command } of next) {
      const order = { type: 'commands', commands: [...before, command], when: { kind: 'now' } } as const;
      expect(checkOrder(made.seenBy('red'), RED, order)).toEqual([]);
    }
  });

  test('the whole series must be paid', () => {
    const made = on({ ...HIGHMANTLE, cp: { red: 9 } });
    expect(offers(planned(made, []), 'expand O3')?.refusal).toBeNull();
    expect(offers(planned(made, ['move f1 O6']), 'expand O3')?.refusal).toMatchObject({
      code: 'cannot-pay',
      facts: { price: 10, points: 9 },
    });
  });

  test('nothing follows the last step that a series can have', () => {
    const made = on(HIGHMANTLE);
    const long = Array.from({ length: 20 }, (_, i) => `move f1 ${i % 2 === 0 ? 'O2' : 'O1'}`);
    expect(planned(made, long.slice(1)).next.length).toBeGreaterThan(0);
    expect(planned(made, long)).toMatchObject({ next: [], modify: [] });
  });

  test('a step that is no longer legal keeps its reason, and the others theirs', () => {
    const made = on(HIGHMANTLE);
    const { steps } = planned(made, ['move f1 O10', 'move f2 D2']);
    expect(steps.map((step) => step.refusal?.code ?? null)).toEqual(['not-adjacent', null]);
  });
});

describe('NODE-ORD-03: what is lost together', () => {
  const risks = (made: War, ...texts: readonly string[]) => planned(made, texts).steps.map((step) => step.risks);

  test('a step that fails takes the rest of its battleforce with it, and what hangs on where it stands', () => {
    const made = on(HIGHMANTLE);
    const [first, ...others] = risks(made, 'move f1 O6', 'expand O10', 'move f2 D2', 'move f1 O11');
    expect(first).toEqual([{ end: 'stopped', cancelled: [1, 3], points: 15 }]);
    expect(others).toEqual([[], [], []]);
  });

  test('a battle cancels the remaining steps of its battleforce', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O4', f3: 'red D1' }, cp: { red: 20 } });
    const [first] = risks(made, 'move f1 O4', 'move f1 O7', 'move f3 D2');
    expect(first).toEqual([{ end: 'fought', cancelled: [1], points: 5 }]);
  });

  test('removing a step removes the steps that were legal only after it', () => {
    const made = on(HIGHMANTLE);
    const series = commands('move f1 O6', 'expand O10', 'move f2 D2');
    const known = made.seenBy('red');
    expect(withoutCommand(known, RED, series, 0)).toEqual(commands('move f2 D2'));
    expect(withoutCommand(known, RED, series, 1)).toEqual(commands('move f1 O6', 'move f2 D2'));
  });

  test('removing a step keeps the steps that were not legal anyway', () => {
    const made = on(HIGHMANTLE);
    const series = commands('move f2 D2', 'move f1 O10');
    expect(withoutCommand(made.seenBy('red'), RED, series, 0)).toEqual(commands('move f1 O10'));
  });

  test('each step says where its battleforce starts', () => {
    const { steps } = planned(on(HIGHMANTLE), ['move f1 O6', 'move f1 O11', 'expand O10']);
    expect(steps.map(({ from }) => from)).toEqual(['O1', 'O6', null]);
  });
});

describe('NODE-CP-12: what is left', () => {
  test('acceleration points go first', () => {
    const made = on({ ...HIGHMANTLE, cp: { red: 3 }, free: { red: 4 } });
    expect(planned(made, ['move f1 O2'])).toMatchObject({ price: 5, left: { cp: 2, free: 0 } });
    expect(planned(made, []).left).toMatchObject({ cp: 3, free: 4 });
  });

  test('without enough points nothing is left to show', () => {
    const plan = planned(on({ ...HIGHMANTLE, cp: { red: 3 }, free: { red: 1 } }), ['move f1 O2']);
    expect(plan).toMatchObject({ left: null, price: 5 });
  });

  test('bound points go before others in a game night, the latest session first, and never outside one', () => {
    const held = [
      { session: 1, points: 2 },
      { session: 2, points: 3 },
    ];
    const purse = { cp: 1, free: 1, held };
    expect(leftAfter(purse, 4, true)).toEqual({ cp: 1, free: 1, held: [{ session: 1, points: 1 }] });
    expect(leftAfter(purse, 7, true)).toEqual({ cp: 0, free: 0, held: [] });
    expect(leftAfter(purse, 2, false)).toEqual({ cp: 0, free: 0, held });
  });
});

describe('NODE-ORD-05: orders for later', () => {
  const fought = () =>
    on({ forces: { f1: 'red O3', f2: 'blue O4' }, cp: { red: 5 } }).does('red', ...commands('move f1 O4'));

  test('are offered to a battleforce in a battle, without points, and say that they would be cancelled now', () => {
    const made = fought();
    expect(offers(planned(made, []), 'move f1 O7')).toBeUndefined();
    expect(offers(planned(made, [], true), 'move f1 O7')).toMatchObject({ refusal: null });
    const plan = planned(made, ['move f1 O7'], true);
    expect(plan.steps[0]?.refusal).toBeNull();
    expect(cancelledIn(made.seenBy('red'), RED, commands('move f1 O7'))).toMatchObject([
      { place: 0, refusal: { code: 'force-locked' }, points: 5 },
    ]);
  });

  test('why a battleforce in a battle gets no orders now', () => {
    const made = fought();
    const known = made.seenBy('red');
    expect(whyNone(known, RED, 'move', forceOf(made, 'f1'))).toMatchObject({
      code: 'force-locked',
      rule: 'NODE-ORD-06',
    });
    expect(whyNone(known, RED, 'expand', forceOf(made, 'f1'))).toBeNull();
  });

  test.each([
    ['one point short', 4, '2031-05-06'],
    ['three points short', 2, '2031-05-08'],
    ['with enough points', 5, null],
  ])('%s, a price of 5 can be paid on the day that the points are there', (_title, cp, date) => {
    expect(payableOn(on({ cp: { red: cp, blue: 5 } }).seenBy('red'), RED, 5)).toBe(date);
  });

  test('the top-up of a midnight pays, if the player knows that it comes', () => {
    const pieces = { cp: { red: 2, blue: 1 } };
    const secret = war(FACTIONS, { settings: { cpPublic: false }, given: board(pieces) });
    expect(payableOn(on(pieces).seenBy('red'), RED, 5)).toBe('2031-05-06');
    expect(payableOn(secret.seenBy('red'), RED, 5)).toBe('2031-05-08');
  });

  test('the Waagh! of a Sunday pays', () => {
    const pieces = { forces: { f1: 'red O1', f2: 'red O2' }, cp: { red: 2, blue: 5 } };
    expect(payableOn(on(pieces).seenBy('red'), RED, 14)).toBe('2031-05-16');
  });

  test('a price beyond the cap can never be paid by waiting', () => {
    expect(payableOn(on({ cp: { red: 2 } }).seenBy('red'), RED, 100)).toBeNull();
  });

  test('orders that wait for their points are paid before later ones', () => {
    const made = on({ ...HIGHMANTLE, cp: { red: 2, blue: 5 } });
    const [move] = commands('move f1 O6');
    if (move === undefined) throw new Error('no command');
    made.give('red', { type: 'commands', commands: [move], when: { kind: 'affordable', mayPass: false } });
    const known = made.seenBy('red');
    expect(payableAfterQueue(known, RED, 5)).toBe('2031-05-13');
    expect(payableAfterQueue(known, RED, 5, 1)).toBe('2031-05-08');
  });
});

test('NODE-ORD-05: an order whose points are there waits only for those before it', () => {
  const made = on({ ...HIGHMANTLE, cp: { red: 5 } });
  const [move, others] = [commands('move f1 O6'), commands('move f1 O6', 'expand O2')];
  expect(isPayableAtOnce(made.seenBy('red'), RED, move, false)).toBe(true);
  expect(isPayableAtOnce(made.seenBy('red'), RED, others, false)).toBe(false);
  made.give('red', { type: 'commands', commands: [...others], when: { kind: 'affordable', mayPass: false } });
  expect(isPayableAtOnce(made.seenBy('red'), RED, move, false)).toBe(false);
  expect(isPayableAtOnce(made.seenBy('red'), RED, move, true)).toBe(true);
});

test('NODE-BF-06: the first order of a battleforce without a unit closes its free roster', () => {
  const made = on(HIGHMANTLE);
  const series = commands('move f1 O2', 'move f1 O6', 'expand O2');
  expect(rostersClosedBy(made.seenBy('red'), series)).toEqual(['f1']);
  made.give('red', { type: 'commands', commands: [...commands('move f1 O2')], when: { kind: 'now' } });
  expect(rostersClosedBy(made.seenBy('red'), series)).toEqual([]);
});

test('NODE-ORD-14: players have the orders of their factions', () => {
  const factions = { red: 'eldar', blue: 'space-marines' } as const;
  const players = { blue: { isUncalled: true } };
  const made = on({ players }, factions);
  const known = made.seenBy('spectator');
  expect(commandTypes(known, RED)).toContain('portal');
  expect(commandTypes(known, RED)).not.toContain('cede');
  expect(commandTypes(known, seat('blue'))).toEqual(expect.arrayContaining(['call', 'cede']));
  expect(whyNone(known, seat('blue'), 'move', null)?.code).toBe('not-called');
});

test('NODE-FAC-ELD-01: a kind of order whose uses are spent says so', () => {
  const made = on({ players: { red: { used: { taint: 0, portal: 99 } } } }, { red: 'eldar', blue: 'orks' });
  expect(whyNone(made.seenBy('red'), RED, 'portal', null)?.code).toBe('no-uses-left');
});
