import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attacked, field, gives, report, use } from './battles/testing.ts';
import { daysAfter } from './board/dates.ts';
import { foreseenMidnight } from './foreseen.ts';
import { board, commands, setUp, type War, war } from './testing.ts';
import type { Command, Order } from './types.ts';
import { leaders } from './victory/victory.ts';

const FACTIONS = { red: 'orks', blue: 'imperial-guard', green: 'eldar' } as const;
const MONDAY = '2031-05-05';

/** What `by` foresees one minute before the midnight that begins this date. */
function foreseen(made: War, by: string, date: string) {
  made.until(`${daysAfter(date, -1)}T23:59`);
  return foreseenMidnight(made.seenBy(by), { at: `${date}T00:00:00.000Z`, date });
}

/** What the last step, a midnight, did: in the terms of a forecast. */
function done({ events, state }: War) {
  const gains = (why: string) =>
    events.flatMap((event) => (event.type === 'cp-gained' && event.why === why ? event.gains : []));
  return {
    ...{ daily: gains('daily'), waagh: gains('waagh'), topUp: gains('top-up') },
    battles: events.flatMap((event) =>
      event.type === 'battle-ended' && event.ending === 'random' ? [event.battle] : [],
    ),
    leaders: state.ended?.winners ?? leaders(state),
    isLast: state.ended !== null,
  };
}

const scored = ({ events }: War) =>
  events.flatMap((event) =>
    event.type === 'vp-scored'
      ? [{ seat: event.seat, amount: event.amount, score: event.score, rule: event.rule }]
      : [],
  );

const NODES = 'O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 O11 O12 V1 V2 V3 V4 V5 K1 K2 ORB-O'.split(' ');
const SEATS = ['red', 'blue', 'green'] as const;

const three = (most: number) => fc.array(fc.nat(most), { minLength: 3, maxLength: 3 });
const given = fc.record({
  // Few enough for a top-up on the first night, or as many as there can be.
  cp: fc.oneof(three(3), three(16)),
  free: fc.constantFrom(0, 0, 4),
  owners: fc.array(fc.nat(3), { minLength: NODES.length, maxLength: NODES.length }),
  orks: fc.array(fc.nat(NODES.length - 1), { maxLength: 5 }),
  day: fc.constantFrom(1, 1, 2, 7, 7, 8),
  endDays: fc.option(fc.integer({ min: 1, max: 9 })),
});

test('What everybody foresees is what the midnight does', () => {
  fc.assert(
    fc.property(given, ({ cp, free, owners, orks, day, endDays }) => {
      const control = Object.fromEntries(
        SEATS.map((by, i) => [by, NODES.filter((_, at) => owners[at] === i).join(' ')]),
      );
      const made = war(FACTIONS, {
        settings: { endDays, endVp: 30 },
        given: board({
          forces: Object.fromEntries(orks.map((at, i) => [`f${i + 1}`, `red ${NODES[at]}`])),
          control,
          cp: Object.fromEntries(SEATS.map((by, i) => [by, cp[i] ?? 0])),
          free: { blue: free },
        }),
      });
      const date = daysAfter(MONDAY, day);
      const [forecast, watched] = [foreseen(made, 'red', date), foreseen(made, 'spectator', date)];
      if (made.state.ended !== null) {
        expect(forecast).toBeNull();
        return;
      }
      expect(watched).toEqual(forecast);
      made.until(`${date}T00:00`);
      expect(forecast).toMatchObject(done(made));
      expect(forecast?.endsWeek ? forecast.week : []).toEqual(scored(made));
    }),
    { numRuns: 15 },
  );
});

test('NODE-VP-02: in the week it says what Sunday would bring, and who leads now', () => {
  const made = war(FACTIONS, { given: board({ control: { red: 'O1 O3', blue: 'V1' } }) });
  const forecast = foreseen(made, 'red', '2031-05-07');
  expect(forecast).toMatchObject({ endsWeek: false, vp: 0, isLast: false });
  expect(forecast?.week).toContainEqual({ seat: 'red', amount: 5, score: 'nodes', rule: 'NODE-VP-02' });
});

test('NODE-CP-05: nobody knows whether there is a top-up unless points are public', () => {
  const made = war(FACTIONS, { settings: { cpPublic: false }, given: board({ cp: { red: 1 } }) });
  const forecast = foreseen(made, 'red', '2031-05-06');
  expect(forecast).toMatchObject({ daily: [{ seat: 'red', points: 1, lost: 0 }], topUp: null });
});

test('Before the first day and after the end there is nothing to foresee', () => {
  const at = { at: '2031-05-06T00:00:00.000Z', date: '2031-05-06' };
  expect(foreseenMidnight(setUp(FACTIONS).seenBy('red'), at)).toBeNull();
  const over = war(FACTIONS);
  over.state = { ...over.state, ended: { rule: 'NODE-WIN-04', winners: [] } };
  expect(foreseenMidnight(over.seenBy('red'), at)).toBeNull();
});

describe('NODE-BTL-16', () => {
  const UNITS = [500, 500];
  const grayford = (): War => {
    const pieces = {
      f1: { owner: 'blue', at: 'O4', units: UNITS },
      f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
    };
    const settings = { battleDeadlineDays: 1 };
    return attacked(field(FACTIONS, { pieces, control: { O7: 'red' }, settings }), 'O4', 'f2').seeded(1);
  };

  test('a battle is decided by the midnight after its time, not before', () => {
    const made = grayford();
    expect(foreseen(made, 'red', '2031-05-06')?.battles).toEqual([]);
    expect(foreseen(made, 'red', '2031-05-07')?.battles).toEqual(['b1']);
    made.until('2031-05-07T00:00');
    expect(done(made).battles).toEqual(['b1']);
  });

  test('a report keeps it from the die, which only its players know', () => {
    const made = gives(grayford(), ['red', report({}, [use('u3')])]);
    expect(foreseen(made, 'blue', '2031-05-07')?.battles).toEqual([]);
    expect(foreseen(made, 'green', '2031-05-07')?.battles).toEqual(['b1']);
    made.until('2031-05-07T00:00');
    expect(done(made).battles).toEqual([]);
  });
});

describe('NODE-ORD-05', () => {
  const later = (list: readonly Command[], when: Extract<Order, { type: 'commands' }>['when']): Order => ({
    type: 'commands',
    commands: [...list],
    when,
  });
  const MIDNIGHT = { kind: 'on', date: '2031-05-06', time: '00:00' } as const;
  const AFFORDABLE = { kind: 'affordable', mayPass: false } as const;
  const PIECES = { forces: { f1: 'red O3' }, control: { red: 'O3' } };

  test.each<[string, number, readonly Order[], readonly number[]]>([
    ['one that is dated for it', 0, [later(commands('move f1 O4'), MIDNIGHT)], [1]],
    ['none that is dated for later', 9, [later(commands('move f1 O4'), { ...MIDNIGHT, time: '08:00' })], []],
    ['one that can be paid then', 4, [later(commands('move f1 O4'), AFFORDABLE)], [1]],
    ['none that cannot be paid', 2, [later(commands('move f1 O4'), AFFORDABLE)], []],
    [
      'none whose points are spent by one that is dated',
      4,
      [later(commands('move f1 O4'), AFFORDABLE), later(commands('expand O12'), MIDNIGHT)],
      [2],
    ],
  ])('%s', (_title, cp, orders, posts) => {
    // Blue has enough, so that there is no top-up.
    const made = war(FACTIONS, { given: board({ ...PIECES, cp: { red: cp, blue: 14 } }) });
    for (const order of orders) expect(made.give('red', order)).toEqual([]);
    expect(foreseen(made, 'red', '2031-05-06')?.posts.map(({ number }) => number)).toEqual(posts);
    expect(foreseen(made, 'blue', '2031-05-06')?.posts).toEqual([]);
    const before = made.state.posts.map(({ number }) => number);
    made.until('2031-05-06T00:00');
    const left = made.state.posts.map(({ number }) => number);
    expect(before.filter((number) => !left.includes(number))).toEqual([...posts].sort());
  });

  test('NODE-ORD-04: it says which of them lapses, and which is cancelled and costs its points', () => {
    const made = war(FACTIONS, {
      given: board({ forces: { f1: 'red O3', f2: 'blue O12' }, control: { red: 'O3' }, cp: { red: 6, blue: 14 } }),
    });
    made.give('red', later(commands('expand O12'), MIDNIGHT));
    made.give('red', later(commands('move f1 O4'), MIDNIGHT));
    expect(foreseen(made, 'red', '2031-05-06')?.posts).toMatchObject([
      { number: 1, isLapsing: false, cancelled: [{ place: 0, refusal: { code: 'node-occupied' }, points: 5 }] },
      { number: 2, isLapsing: true, cancelled: [] },
    ]);
    made.until('2031-05-06T00:00');
    expect(made.events.slice(-2)).toMatchObject([
      { type: 'order-cancelled', code: 'node-occupied', paid: { cp: 5 } },
      { type: 'orders-lapsed', post: 2 },
    ]);
  });
});
