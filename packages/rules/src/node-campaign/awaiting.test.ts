import { expect, test } from 'vitest';
import { awaiting } from './awaiting.ts';
import { amend, attacked, battle, field, gives, report, use } from './battles/testing.ts';
import { nextDue } from './due.ts';
import { setUp, type War, war } from './testing.ts';
import type { State } from './types.ts';

/** `blue confirm or confirmed by report:b1`. Everything that ends a wait falls due. */
function owed({ state }: War): readonly string[] {
  const due = nextDue(state).map(({ id }) => id);
  return awaiting(state).map(({ seat, decision, otherwise, due: by, topic }) => {
    if (by !== null) expect(due).toContain(by);
    return `${seat} ${decision} or ${otherwise}${by === null ? '' : ` by ${by}`}${topic === null ? '' : ` in ${topic}`}`;
  });
}

const FACTIONS = { red: 'orks', blue: 'imperial-guard', green: 'chaos' } as const;
const UNITS = [500, 500];
/** Chaos, which waits in the stack, came from O3. */
const grayford = (): War =>
  attacked(
    field(FACTIONS, {
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
        f3: { owner: 'green', at: 'O4', from: 'O3', units: UNITS },
      },
      control: { O3: 'green', O7: 'red' },
    }),
    'O4',
    'f2',
    'f3',
  );
const B1 = battle('b1');

test('NODE-SETUP-04: in the set-up those who are asked owe a place', () => {
  expect(owed(setUp({ red: 'orks', blue: 'imperial-guard' }))).toEqual(['blue place or first-node by set-up:']);
});

test('NODE-SETUP-08: a player without a faction may join for ever, an empty seat owes nothing', () => {
  const made = war({ red: 'chaos', blue: null, green: null }).empty('green');
  expect(owed(made)).toContain('blue join or wait');
  expect(owed(made).filter((one) => one.startsWith('green'))).toEqual([]);
});

test('NODE-BF-06: a roster is owed while it can be entered in time', () => {
  const made = war({ red: 'chaos', blue: 'eldar' });
  expect(owed(made)).toEqual(['blue roster or no-roster by roster:f3', 'red roster or no-roster by roster:f4']);
  made.midnights(7);
  expect(owed(made)).toEqual([]);
});

test('NODE-BTL-16: those who fight owe a report, and those who wait nothing', () => {
  expect(owed(grayford())).toEqual([
    'blue report or random by battle:b1 in b1',
    'red report or random by battle:b1 in b1',
  ]);
});

test('NODE-BTL-15: a report, or an amendment, waits for the other player', () => {
  const made = gives(grayford(), ['red', report({}, [use('u3')])]);
  expect(owed(made)).toEqual(['blue confirm or confirmed by report:b1 in b1']);
  gives(made, ['blue', amend({ winner: 0 }, [use('u1')])]);
  expect(owed(made)).toEqual(['red confirm or confirmed by report:b1 in b1']);
  gives(made, ['red', { type: 'dispute', battle: B1, text: 'no' }]);
  expect(owed(made)).toEqual([]);
});

test('NODE-MSN-05: an offer of a pivotal battle waits for its answer until the mission is rolled', () => {
  const two = attacked(
    field(FACTIONS, {
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
      },
      control: { O3: 'blue', O7: 'red' },
    }),
    'O4',
    'f2',
  );
  gives(two, ['red', { type: 'pivotal', battle: B1, wants: true }]);
  expect(owed(two)[0]).toBe('blue pivotal or not-pivotal by mission:b1 in b1');
});

test('NODE-BTL-02, NODE-MSN-04: while a level or a mission is still to be agreed on, nobody owes a report', () => {
  const made = gives(grayford(), ['red', { type: 'level', battle: B1, level: 1500 }]);
  expect(owed(made)).toEqual(['blue level or random by battle:b1 in b1']);
  gives(made, ['blue', { type: 'level', battle: B1, level: 1000 }]);
  expect(owed(made)).toEqual(['red level or random by battle:b1 in b1']);
  gives(made, ['red', { type: 'level', battle: B1, level: 1000 }]);
  expect(owed(made)).toEqual(['blue report or random by battle:b1 in b1', 'red report or random by battle:b1 in b1']);
});

test('NODE-MULTI-01: everybody in the stack but the one who asks owes an answer', () => {
  const sides = [['blue'], ['red', 'green']].map((side) =>
    grayford().state.seats.filter((seat) => side.includes(seat)),
  );
  const made = gives(grayford(), ['red', { type: 'multi', battle: B1, sides }]);
  expect(owed(made).slice(0, 2)).toEqual([
    'blue consent or no-consent by consent:b1 in b1',
    'green consent or no-consent by consent:b1 in b1',
  ]);
});

test('NODE-CP-06: in a round those who are there owe an order', () => {
  const rostered = (state: State): State => ({ ...state, timers: {} });
  const made = war({ red: 'chaos', blue: 'eldar', green: 'tau' }, { given: rostered });
  for (const seat of ['red', 'blue']) made.give(seat, { type: 'present', isPresent: true });
  made.rule({ type: 'open-night' });
  made.give('red', { type: 'pass' });
  expect(owed(made)).toEqual(['blue round or pass by round:']);
});

test('After the end nobody owes anything', () => {
  const made = grayford();
  made.state = { ...made.state, ended: { rule: 'NODE-WIN-04', winners: [] } };
  expect(owed(made)).toEqual([]);
});

test('A player knows the own decisions from the view', () => {
  const made = gives(grayford(), ['red', report({}, [use('u3')])]);
  for (const by of ['red', 'blue', 'green']) {
    const own = (all: ReturnType<typeof awaiting>) => all.filter(({ seat }) => seat === by);
    expect(own(awaiting(made.seenBy(by)))).toEqual(own(awaiting(made.state)));
  }
});
