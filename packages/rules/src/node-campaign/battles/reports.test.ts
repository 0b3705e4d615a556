import { describe, expect, test } from 'vitest';
import { node, seat } from '../testing.ts';
import { join } from './stack-in-play.ts';
import {
  amend,
  BY_BLUE,
  BY_RED,
  battle,
  confirm,
  controller,
  ended,
  force,
  gives,
  grayford,
  happens,
  ledger,
  places,
  refusals,
  report,
  stacks,
  UNITS,
  use,
} from './testing.ts';

describe('Reports', () => {
  test('NODE-BTL-14: a report names units, and needs no scores', () => {
    const made = grayford();
    expect(refusals(made, 'red', report())).toEqual(['units-missing']);
    expect(refusals(made, 'red', report({}, BY_RED))).toEqual([]);
  });

  test.each([
    ['a winner that is not there', { winner: 2 }],
    ['a draw with a degree', { winner: null, degree: 'solid' }],
    ['a victory without a degree', { degree: null }],
    ['a pivotal battle that nobody agreed', { isPivotal: true }],
    ['tomorrow', { date: '2031-05-06' }],
    ['a day before the battle', { date: '2031-05-03' }],
    ['a score of somebody else', { iasl: [{ seat: seat('green'), score: 3 }] }],
    ['two scores of one player', { iasl: [1, 2].map((score) => ({ seat: seat('red'), score })) }],
  ] as const)('NODE-BTL-14: a report with %s is refused', (_title, result) => {
    expect(
      refusals(grayford(), 'red', report({ ...result, iasl: [...('iasl' in result ? result.iasl : [])] }, BY_RED)),
    ).toEqual(['result-mismatch']);
  });

  test.each([
    ['a unit of the other side', [use('u1')], 'unit-unknown'],
    ['a unit twice', [use('u3'), use('u3')], 'unit-unknown'],
    ['a deed twice', [use('u3', ['objective', 'objective'])], 'result-mismatch'],
    ['half strength and wiped out', [use('u3', ['halved', 'destroyed'])], 'result-mismatch'],
    ['two units beyond the call of duty', [use('u3', ['beyond-duty']), use('u4', ['beyond-duty'])], 'result-mismatch'],
  ] as const)('NODE-BTL-14: a report with %s is refused', (_title, units, code) => {
    expect(refusals(grayford(), 'red', report({}, [...units]))).toEqual([code]);
  });

  test('NODE-BTL-04: full units fit into the force level, partial ones may be larger', () => {
    const made = grayford();
    expect(refusals(made, 'red', report({ level: 500 }, [use('u3'), use('u4')]))).toEqual(['too-many-points']);
    expect(refusals(made, 'red', report({ level: 500 }, [use('u3'), use('u4', [], false)]))).toEqual([]);
  });

  test('NODE-BTL-15: silence for 72 hours confirms', () => {
    const made = gives(grayford(), ['red', report({}, BY_RED)]);
    made.until('2031-05-08T11:59');
    expect(stacks(made)).not.toEqual({});
    made.until('2031-05-08T12:00');
    expect(controller(made, 'O4')).toBe('red');
    expect(ledger(made)).toContain('red 9 battle');
  });

  test('NODE-BTL-15: the answer to a report, and to an amendment, comes from the other side', () => {
    const made = gives(grayford(), ['red', report({}, BY_RED)]);
    expect(refusals(made, 'red', confirm())).toEqual(['own-report']);
    expect(refusals(made, 'blue', report({}, BY_BLUE))).toEqual(['battle-reported']);
    expect(refusals(made, 'green', confirm())).toEqual(['not-in-battle']);
    gives(made, ['blue', amend({ winner: null }, BY_BLUE)]);
    expect(refusals(made, 'blue', confirm())).toEqual(['own-report']);
    expect(refusals(made, 'red', amend({}, BY_RED))).toEqual(['amended-already']);
    expect(refusals(made, 'red', { type: 'take-back', battle: battle('b1') })).toEqual(['report-answered']);
    expect(refusals(made, 'blue', { type: 'take-back', battle: battle('b1') })).toEqual(['amendment-stands']);
    made.until('2031-05-08T12:00');
    expect(controller(made, 'O4')).toBe(null);
  });

  test('NODE-BTL-15: an amendment that changes nothing is refused, and gives no more time', () => {
    const scored = {
      iasl: [
        { seat: seat('red'), score: 5 },
        { seat: seat('blue'), score: 4 },
      ],
    };
    const made = gives(grayford(), ['red', report(scored, BY_RED)]);
    const same = amend({ iasl: scored.iasl.toReversed() }, BY_BLUE);
    expect(refusals(made, 'blue', same)).toEqual(['same-result']);
    expect(refusals(made, 'blue', amend({ ...scored, degree: 'crushing' }, BY_BLUE))).toEqual([]);
  });

  test('NODE-BTL-15: before an answer the filer takes the report back, and nobody else', () => {
    const takeBack = { type: 'take-back', battle: battle('b1') } as const;
    const made = gives(grayford(), ['red', report({}, BY_RED)]);
    expect(refusals(made, 'blue', takeBack)).toEqual(['not-your-report']);
    gives(made, ['red', takeBack]);
    expect(refusals(made, 'blue', confirm())).toEqual(['not-reported']);
    made.until('2031-05-09T12:00');
    expect(stacks(made)).not.toEqual({});
  });

  test('NODE-BTL-15: a dispute is random after fourteen days', () => {
    const dispute = { type: 'dispute', battle: battle('b1'), text: 'no' } as const;
    const made = gives(grayford(), ['red', report({}, BY_RED)], ['blue', dispute]);
    expect(refusals(made, 'blue', confirm())).toEqual(['report-disputed']);
    expect(refusals(made, 'red', { type: 'take-back', battle: battle('b1') })).toEqual(['report-disputed']);
    made.until('2031-05-19T23:59');
    expect(stacks(made)).not.toEqual({});
    made.dice({ 'NODE-BTL-17 b1': [5] }).until('2031-05-20T00:00');
    expect(made.state.past.map(({ ending, winner }) => [ending, winner])).toEqual([['random', 0]]);
  });

  test('NODE-BTL-15: an open report is known to those who fight only', () => {
    const made = gives(grayford(), ['red', report({}, BY_RED)]);
    expect(made.seenBy('blue').talks.b1?.report).toMatchObject({ by: 'red' });
    expect(made.seenBy('green').talks.b1).toBe(undefined);
    expect(made.seenBy('spectator').timers['report:b1']).toBe(undefined);
  });

  test('NODE-BTL-24: a confirmed report is public', () => {
    const made = ended(grayford(), 1);
    const told = made.events.find(({ type }) => type === 'battle-ended');
    expect(told).toMatchObject({ to: 'all', ending: 'report', winner: 1, degree: 'solid' });
    expect(made.state.past).toMatchObject([{ id: 'b1', level: 1000, mission: 'cleanse' }]);
  });

  test('NODE-BTL-28: until the confirmation the battle goes on, and newcomers wait', () => {
    const made = grayford({
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
        f3: { owner: 'green', at: 'D1', units: UNITS },
      },
    });
    gives(made, ['red', report({}, BY_RED)]);
    happens(made, (play) => {
      Object.assign(play.state.forces.f3 ?? {}, { node: node('O4'), cameFrom: node('D1') });
      join(play, node('O4'), force('f3'));
    });
    expect(stacks(made)).toEqual({ b1: ['blue f1', 'red f2', 'green f3'] });
    gives(made, ['blue', confirm(BY_BLUE)]);
    expect(stacks(made)).toEqual({ b2: ['red f2', 'green f3'] });
  });

  test('NODE-BTL-29: a concession is a marginal victory without experience', () => {
    const concede = { type: 'concede', battle: battle('b1') } as const;
    const made = gives(grayford(), ['blue', concede]);
    expect(ledger(made)).toEqual(['red 6 battle']);
    expect(places(made)).toEqual({ f1: 'O3', f2: 'O4' });
    expect(made.state.forces.f2?.units.map(({ xp }) => xp)).toEqual([0, 0]);
    const off = gives(grayford({ settings: { concedeVp: false } }), ['blue', concede]);
    expect(ledger(off)).toEqual([]);
  });

  test('NODE-BTL-29: a player who has lost at the table cannot concede instead', () => {
    const made = gives(grayford(), ['red', report({ degree: 'crushing' }, BY_RED)]);
    expect(refusals(made, 'blue', { type: 'concede', battle: battle('b1') })).toEqual(['battle-reported']);
  });

  test('NODE-WIN-01: a report that nobody has disputed counts before the last points', () => {
    const made = gives(grayford({ settings: { endDays: 1 } }), ['red', report({}, BY_RED)]);
    made.until('2031-05-06T00:00');
    expect(ledger(made)).toContain('red 9 battle');
    expect(made.state.ended).not.toBe(null);
  });
});
