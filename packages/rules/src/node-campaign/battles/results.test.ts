import { describe, expect, test } from 'vitest';
import { playerIn } from '../board/play.ts';
import { seat } from '../testing.ts';
import { GUARD } from '../vocabulary.ts';
import {
  attacked,
  attackedAtOnce,
  BY_RED,
  battle,
  controller,
  field,
  gives,
  grayford,
  happens,
  ledger,
  places,
  refusals,
  report,
  stacks,
} from './testing.ts';

describe('Random results', () => {
  const LATE = { settings: { missionDays: 100 } };
  const random = { type: 'random', battle: battle('b1'), wants: true } as const;

  test.each([
    [2, 1],
    [3, null],
    [4, null],
    [5, 0],
    [6, 0],
  ])('NODE-BTL-17: a %i', (die, winner) => {
    const made = gives(grayford(), ['red', random]);
    made.dice({ 'NODE-BTL-17 b1': [die] });
    gives(made, ['blue', random]);
    expect(made.state.past).toMatchObject([{ ending: 'random', winner }]);
  });

  test('NODE-BTL-16: one player alone gets nothing, and may think again', () => {
    const made = gives(grayford(), ['red', random]);
    expect(refusals(made, 'red', random)).toEqual(['no-change']);
    gives(made, ['red', { ...random, wants: false }], ['blue', random]);
    expect(stacks(made)).not.toEqual({});
  });

  test('NODE-BTL-16: after fourteen days, at the next midnight', () => {
    const made = grayford(LATE);
    made.until('2031-05-19T12:00');
    expect(stacks(made)).not.toEqual({});
    made.dice({ 'NODE-BTL-17 b1': [1] }).until('2031-05-20T00:00');
    expect(controller(made, 'O4')).toBe('red');
  });

  test('NODE-BTL-16: a report suspends it, until it is taken back', () => {
    const made = grayford(LATE);
    made.until('2031-05-19T12:00');
    gives(made, ['red', report({}, BY_RED)]);
    made.until('2031-05-20T12:00');
    expect(stacks(made)).not.toEqual({});
    gives(made, ['red', { type: 'take-back', battle: battle('b1') }]);
    made.dice({ 'NODE-BTL-17 b1': [1] }).until('2031-05-21T00:00');
    expect(made.state.past).toMatchObject([{ ending: 'random' }]);
  });

  test('NODE-BTL-16: several at one midnight are settled by their deadlines, then by the map', () => {
    const pieces = {
      f1: { owner: 'blue', at: 'O4' },
      f2: { owner: 'red', at: 'O4', from: 'O7' },
      f3: { owner: 'blue', at: 'O3' },
      f4: { owner: 'green', at: 'O3', from: 'O12' },
    };
    const made = grayford({ ...LATE, pieces });
    attacked(made, 'O3', 'f4');
    made.until('2031-05-19T23:59');
    // O3 is settled first: the defender wins, so that O4's defender can retreat into it.
    made.dice({ 'NODE-BTL-17 b2': [6], 'NODE-BTL-17 b1': [1] }).until('2031-05-20T00:00');
    expect(made.state.past.map(({ id }) => id)).toEqual(['b2', 'b1']);
    expect(places(made).f1).toBe('O3');
  });

  test('NODE-BTL-18: a random result gives neither VP nor experience', () => {
    const made = gives(grayford({ control: { O3: null, O5: null } }), ['red', random]);
    made.dice({ 'NODE-BTL-17 b1': [1] });
    gives(made, ['blue', random]);
    expect([ledger(made), places(made)]).toEqual([[], { f2: 'O4' }]);
    expect(made.state.forces.f2?.units.map(({ xp }) => xp)).toEqual([0, 0]);
  });

  test('NODE-SETUP-09: against an empty seat from 72 hours on, at the next midnight', () => {
    const made = happens(grayford(), (play) => {
      playerIn(play, seat('blue')).isEmpty = true;
    });
    made.until('2031-05-08T11:00');
    expect(refusals(made, 'red', random)).toEqual(['too-early']);
    made.until('2031-05-08T13:00');
    gives(made, ['red', random]);
    made.dice({ 'NODE-BTL-17 b1': [1] }).until('2031-05-09T00:00');
    expect(controller(made, 'O4')).toBe('red');
  });
});

describe('A Guard that nobody plays', () => {
  test.each([
    [3, { f1: 'O3', f2: 'O4' }, 'red'],
    [5, { f1: 'O3', f2: 'O7' }, null],
    [6, { f1: 'O4', f2: 'O7' }, GUARD],
  ])('NODE-FAC-IG-03: a %i', (die, at, holder) => {
    const made = attackedAtOnce(
      field(
        { red: 'orks', green: 'chaos' },
        {
          pieces: { f1: { owner: GUARD, at: 'O4' }, f2: { owner: 'red', at: 'O4', from: 'O7' } },
          control: { O3: GUARD, O7: 'red' },
        },
      ),
      'O4',
      'f2',
      die,
    );
    expect([places(made), controller(made, 'O4'), stacks(made), ledger(made)]).toEqual([at, holder, {}, []]);
  });
});
