import { describe, expect, test } from 'vitest';
import { playerIn } from '../board/play.ts';
import { node, seat } from '../testing.ts';
import { GUARD } from '../vocabulary.ts';
import { endBattle } from './results.ts';
import { validRetreats } from './retreats.ts';
import { breakAway, join } from './stack-in-play.ts';
import {
  amend,
  attacked,
  attackedAtOnce,
  battle,
  confirm,
  controller,
  field,
  force,
  gives,
  happens,
  ledger,
  places,
  refusals,
  report,
  stacks,
  use,
} from './testing.ts';

const FACTIONS = { red: 'orks', blue: 'imperial-guard', green: 'chaos' } as const;
const UNITS = [500, 500];

/** Orks from O7 attack the Guard in O4. */
const grayford = (more: Partial<Parameters<typeof field>[1]> = {}) =>
  attacked(
    field(FACTIONS, {
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
      },
      ...more,
      control: { O3: 'blue', O5: 'blue', O7: 'red', ...more.control },
    }),
    'O4',
    'f2',
  );
const BY_RED = [use('u3')];
const BY_BLUE = [use('u1')];
/** Reported by red, and confirmed. */
const ended = (made: ReturnType<typeof grayford>, winner: number | null) =>
  gives(made, ['red', report({ winner }, BY_RED)], ['blue', confirm(BY_BLUE)]);

describe('A battle opens', () => {
  test('NODE-BTL-01: two sides are locked, for fourteen days', () => {
    const made = grayford();
    expect(made.state.battles.b1).toMatchObject({ node: 'O4', openedDay: 1, level: null });
    expect(stacks(made)).toEqual({ b1: ['blue f1', 'red f2'] });
    expect(made.state.timers).toMatchObject({
      'battle:b1': '2031-05-19T12:00:00.000Z',
      'mission:b1': '2031-05-12T12:00:00.000Z',
      'vacant:b1': '2031-05-08T12:00:00.000Z',
    });
  });

  test('NODE-BTL-03: all battleforces of the holder defend, and each is frozen', () => {
    const made = attacked(
      field(FACTIONS, {
        pieces: {
          f1: { owner: 'blue', at: 'O4', units: UNITS },
          f2: { owner: 'blue', at: 'O4', units: UNITS },
          f3: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
          f4: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
        },
      }),
      'O4',
      'f3',
      'f4',
    );
    expect(stacks(made)).toEqual({ b1: ['blue f1 f2', 'red f3', 'red f4'] });
    expect(Object.values(made.state.forces).every(({ isFrozen }) => isFrozen)).toBe(true);
    expect(refusals(made, 'red', report({}, [use('u7')]))).toEqual(['unit-unknown']);
    expect(refusals(made, 'blue', report({}, [use('u1'), use('u3')]))).toEqual([]);
  });

  test.each([
    [450, ['level-range']],
    [500, []],
    [2000, []],
    [2001, ['level-range']],
  ])('NODE-BTL-02: a force level of %i', (level, problems) => {
    expect(refusals(grayford(), 'red', { type: 'level', battle: battle('b1'), level })).toEqual(problems);
  });

  test('NODE-BTL-02: a level is agreed when both have named the same', () => {
    const level = (points: number) => ({ type: 'level', battle: battle('b1'), level: points }) as const;
    const made = gives(grayford(), ['red', level(1000)], ['blue', level(1500)]);
    expect(made.state.battles.b1?.level).toBe(null);
    gives(made, ['red', level(1500)]);
    expect(made.state.battles.b1?.level).toBe(1500);
    expect(refusals(made, 'blue', level(1000))).toEqual(['agreed-already']);
    expect(refusals(made, 'green', level(1000))).toEqual(['not-in-battle']);
  });

  test('NODE-BTL-30: those of the controller fight, and others share their fate', () => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'space-marines', green: 'space-marines' },
        {
          pieces: {
            f1: { owner: 'green', at: 'ORB-O' },
            f2: { owner: 'blue', at: 'ORB-O' },
            f3: { owner: 'red', at: 'ORB-O', from: 'D1', units: UNITS },
          },
          control: { 'ORB-O': 'blue' },
        },
      ),
      'ORB-O',
      'f3',
    );
    expect(stacks(made)).toEqual({ b1: ['blue f2', 'red f3'] });
    gives(made, ['red', report({ mission: 'sabotage' }, [use('u1')])], ['blue', confirm()]);
    expect(places(made)).toEqual({ f1: 'D1', f2: 'D1', f3: 'ORB-O' });
  });

  test('NODE-BTL-30: without a controller those who are there longest fight', () => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'space-marines', green: 'space-marines' },
        {
          pieces: {
            f1: { owner: 'green', at: 'ORB-O' },
            f2: { owner: 'blue', at: 'ORB-O' },
            f3: { owner: 'red', at: 'ORB-O', from: 'D1' },
          },
          control: { 'ORB-O': 'red' },
        },
      ),
      'ORB-O',
      'f3',
    );
    expect(stacks(made)).toEqual({ b1: ['green f1', 'red f3'] });
  });
});

describe('Results and retreats', () => {
  test('NODE-BTL-06: the winner keeps the node', () => {
    const taken = ended(grayford(), 1);
    expect([controller(taken, 'O4'), places(taken)]).toEqual(['red', { f1: 'O3', f2: 'O4' }]);
    const held = ended(grayford(), 0);
    expect([controller(held, 'O4'), places(held)]).toEqual(['blue', { f1: 'O4', f2: 'O7' }]);
    expect(held.state.battles).toEqual({});
  });

  test.each([
    ['stays in the node it came from', { O7: 'red' }, 'O7'],
    ['goes to another own node if that is lost', { O7: 'blue', O3: 'red' }, 'O3'],
    ['is destroyed without any', { O7: 'blue' }, undefined],
  ])('NODE-BTL-07: an attacker that loses %s', (_title, control, at) => {
    expect(places(ended(grayford({ control }), 0)).f2).toBe(at);
  });

  test('NODE-BTL-07: an attacker from an orbit that was taken meanwhile is destroyed', () => {
    const made = attacked(
      field(FACTIONS, {
        pieces: {
          f1: { owner: 'blue', at: 'O4', units: UNITS },
          f2: { owner: 'red', at: 'O4', from: 'ORB-O', way: 'landing', units: UNITS },
        },
        control: { 'ORB-O': 'green' },
      }),
      'O4',
      'f2',
    );
    expect(places(ended(made, 0))).toEqual({ f1: 'O4' });
  });

  test('NODE-BTL-08, -12: a defender goes where its list says', () => {
    const made = grayford({
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS, list: ['O7', 'O5', 'O3'] },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
      },
    });
    expect(places(ended(made, 1)).f1).toBe('O5');
  });

  test('NODE-BTL-08, -11: an own node with a pending battle is not valid', () => {
    const made = grayford({
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
        f3: { owner: 'blue', at: 'O3' },
        f4: { owner: 'red', at: 'O3', from: 'O12' },
      },
    });
    attacked(made, 'O3', 'f4');
    expect(places(ended(made, 1)).f1).toBe('O5');
  });

  test('NODE-BTL-09, -27: a draw leaves the node to nobody, and the defender retreats first', () => {
    const made = ended(grayford(), null);
    expect([controller(made, 'O4'), places(made)]).toEqual([null, { f1: 'O3', f2: 'O7' }]);
    expect(made.events.flatMap((event) => (event.type === 'retreated' ? [event.force] : []))).toEqual(['f1', 'f2']);
    const lost = ended(grayford({ control: { O3: null, O5: null } }), null);
    expect(places(lost)).toEqual({ f2: 'O7' });
  });

  test('NODE-BTL-10: without a valid retreat a battleforce is lost', () => {
    const made = attacked(
      field(FACTIONS, {
        pieces: {
          f1: { owner: 'blue', at: 'V5', units: UNITS },
          f2: { owner: 'red', at: 'V5', from: 'V3', units: UNITS },
        },
        control: { V3: 'red', V4: 'green' },
      }),
      'V5',
      'f2',
    );
    expect(places(ended(made, 1))).toEqual({ f2: 'V5' });
    expect(made.events).toContainEqual(
      expect.objectContaining({ type: 'force-destroyed', rule: 'NODE-BTL-10', force: 'f1' }),
    );
  });

  test('NODE-BTL-11: Eldar go back through the webway if they hold its other end', () => {
    const webway = (V5: string) =>
      attacked(
        field(
          { red: 'eldar', blue: 'imperial-guard' },
          {
            pieces: {
              f1: { owner: 'blue', at: 'O10', units: UNITS },
              f2: { owner: 'red', at: 'O10', from: 'V5', way: 'webway', units: UNITS },
            },
            control: { V5 },
          },
        ),
        'O10',
        'f2',
      );
    expect(places(ended(webway('red'), 0)).f2).toBe('V5');
    expect(places(ended(webway('blue'), 0)).f2).toBe(undefined);
  });

  test('NODE-BTL-11: for a defender the way it once came does not count', () => {
    const made = attacked(
      field(
        { red: 'dark-eldar', blue: 'orks' },
        {
          pieces: {
            f1: { owner: 'red', at: 'O9', from: 'W', way: 'shadow', units: UNITS },
            f2: { owner: 'blue', at: 'O9', from: 'O8', units: UNITS },
          },
          control: { O9: 'red', O8: 'blue' },
        },
      ),
      'O9',
      'f2',
    );
    expect(places(gives(made, ['blue', report({}, [use('u3')])], ['red', confirm()]))).toEqual({ f2: 'O9' });
  });

  test('NODE-BTL-12: an attacker goes back whatever its list says', () => {
    const made = grayford({
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS, list: ['O3'] },
      },
      control: { O3: 'red' },
    });
    expect(places(ended(made, 0)).f2).toBe('O7');
  });

  test('NODE-BTL-12: without a list the node of most VP comes first', () => {
    const made = attacked(
      field(FACTIONS, {
        pieces: {
          f1: { owner: 'blue', at: 'O5', units: UNITS },
          f2: { owner: 'red', at: 'O5', from: 'O2', units: UNITS },
        },
        control: { O8: 'blue', O9: 'blue' },
      }),
      'O5',
      'f2',
    );
    expect(places(ended(made, 1)).f1).toBe('O8');
  });

  test('NODE-BTL-13: stacked battleforces retreat by their own lists, or are all lost', () => {
    const pieces = {
      f1: { owner: 'blue', at: 'O4', units: UNITS, list: ['O3'] },
      f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
      f3: { owner: 'blue', at: 'O4', list: ['O5'] },
    };
    expect(places(ended(grayford({ pieces }), 1))).toEqual({ f1: 'O3', f2: 'O4', f3: 'O5' });
    expect(places(ended(grayford({ pieces, control: { O3: null, O5: 'red' } }), 1))).toEqual({ f2: 'O4' });
  });

  test('NODE-BTL-23: the retreats that are valid now', () => {
    const made = grayford();
    const of = (id: string) => {
      const [one, found] = [made.state.battles.b1, made.state.forces[id]];
      return one === undefined || found === undefined ? [] : validRetreats(made.state, one, found);
    };
    expect([of('f1'), of('f2')]).toEqual([['O3', 'O5'], ['O7']]);
    made.state = { ...made.state, nodes: { ...made.state.nodes, ...lostTo(made, 'O3', 'O5') } };
    expect(of('f1')).toEqual([]);
  });

  const lostTo = (made: ReturnType<typeof grayford>, ...ids: readonly string[]) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const one = made.state.nodes[id];
        return one === undefined ? [] : [[id, { ...one, controller: seat('green') }]];
      }),
    );

  test('NODE-BTL-26: with the option, a battleforce retreats into the node of an ally, whose it stays', () => {
    const pieces = {
      f1: { owner: 'blue', at: 'O9', units: UNITS },
      f2: { owner: 'red', at: 'O9', from: 'O8', units: UNITS },
      f3: { owner: 'green', at: 'O5' },
    };
    const made = (allyRetreat: string) =>
      ended(
        attacked(
          field(
            { red: 'orks', blue: 'tau', green: 'tau' },
            { pieces, control: { O8: 'red' }, settings: { errata: { allyRetreat } } },
          ),
          'O9',
          'f2',
        ),
        1,
      );
    expect(places(made('off')).f1).toBe(undefined);
    expect([places(made('on')).f1, controller(made('on'), 'O5')]).toEqual(['O5', 'green']);
  });

  test('NODE-FAC-IG-05: the Guard retreats into an empty node of the Marines, who score as if they had ceded it', () => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'imperial-guard', green: 'space-marines' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O4', units: UNITS },
            f2: { owner: 'red', at: 'O4', from: 'O3', units: UNITS },
          },
          control: { O3: 'red', O7: 'green' },
        },
      ),
      'O4',
      'f2',
    );
    ended(made, 1);
    expect([places(made).f1, controller(made, 'O7')]).toEqual(['O7', 'blue']);
    expect(ledger(made)).toContain('green 1 ceded');
  });

  test('NODE-FAC-IG-05: not where a battleforce of the Marines is', () => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'imperial-guard', green: 'space-marines' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O4', units: UNITS },
            f2: { owner: 'red', at: 'O4', from: 'O3', units: UNITS },
            f3: { owner: 'green', at: 'O7' },
          },
        },
      ),
      'O4',
      'f2',
    );
    expect(places(ended(made, 1))).toEqual({ f2: 'O4', f3: 'O7' });
  });

  test.each([
    ['empty, whoever controls it', {}, 'ORB-O'],
    ['shared by other Marines', { f3: { owner: 'green', at: 'ORB-O', from: 'D1' } }, 'ORB-O'],
    ['occupied by Orks', { f3: { owner: 'red', at: 'ORB-O', from: 'D1' } }, undefined],
  ])('NODE-FAC-SM-01: the orbit is %s', (_title, more, at) => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'space-marines', green: 'inquisition' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O9', units: UNITS },
            f2: { owner: 'red', at: 'O9', from: 'O8', units: UNITS },
            ...more,
          },
          control: { O8: 'red', 'ORB-O': 'red' },
        },
      ),
      'O9',
      'f2',
    );
    expect([places(ended(made, 1)).f1, controller(made, 'ORB-O')]).toEqual([at, 'red']);
  });

  test('NODE-FAC-SM-02: a drop that fails in battle goes back to deep space', () => {
    const made = attacked(
      field(
        { red: 'space-marines', blue: 'orks' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O9', units: UNITS },
            f2: { owner: 'red', at: 'O9', from: 'D1', way: 'drop', units: UNITS },
          },
        },
      ),
      'O9',
      'f2',
    );
    expect(places(ended(made, 0)).f2).toBe('D1');
  });

  test('NODE-FAC-SM-04: Marines who stayed in a ceded node defend it for the Guard', () => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'space-marines', green: 'imperial-guard' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O7', units: UNITS },
            f2: { owner: 'red', at: 'O7', from: 'O12', units: UNITS },
          },
          control: { O7: 'green', O12: 'red' },
        },
      ),
      'O7',
      'f2',
    );
    expect(stacks(made)).toEqual({ b1: ['blue f1', 'red f2'] });
    expect(controller(ended(made, 0), 'O7')).toBe('green');
  });

  test('NODE-FAC-SM-04: the way back into a ceded node is closed', () => {
    const made = attacked(
      field(
        { red: 'space-marines', blue: 'orks', green: 'imperial-guard' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O4', units: UNITS },
            f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
            f3: { owner: 'blue', at: 'ORB-O' },
          },
          control: { O7: 'green' },
        },
      ),
      'O4',
      'f2',
    );
    expect(places(ended(made, 0)).f2).toBe(undefined);
  });

  test('NODE-FAC-CHAOS-05: Marines who beat tainted battleforces control the node', () => {
    const made = attacked(
      field(
        { red: 'space-marines', blue: 'imperial-guard' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O4', units: UNITS, isTainted: true },
            f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
          },
          control: { O3: 'blue' },
        },
      ),
      'O4',
      'f2',
    );
    expect(controller(ended(made, 1), 'O4')).toBe('red');
    expect(ledger(made)).toEqual(expect.arrayContaining(['red 2 enemy-beaten']));
  });
});

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

describe('Stacks', () => {
  const PIECES = {
    f1: { owner: 'blue', at: 'O4', units: UNITS },
    f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
    f3: { owner: 'green', at: 'O4', from: 'D1' },
  };
  const stacked = (pieces: Parameters<typeof field>[1]['pieces'], factions: Parameters<typeof field>[0] = FACTIONS) =>
    attacked(
      field(factions, { pieces, control: { O3: 'blue', O7: 'red' } }),
      'O4',
      'f2',
      ...Object.keys(pieces).slice(2),
    );

  test('NODE-BTL-19: the next of the stack attacks the winner, with fourteen days of its own', () => {
    const won = ended(stacked(PIECES).until('2031-05-06T12:00'), 1);
    expect(stacks(won)).toEqual({ b2: ['red f2', 'green f3'] });
    expect(won.state.timers).toMatchObject({ 'battle:b2': '2031-05-20T12:00:00.000Z' });
    expect(stacks(ended(stacked(PIECES), 0))).toEqual({ b2: ['blue f1', 'green f3'] });
  });

  test('NODE-BTL-20: own reinforcements take over, or join the holder', () => {
    const pieces = { ...PIECES, f3: { owner: 'blue', at: 'O4', from: 'O3' } };
    expect(stacks(ended(stacked(pieces), 1))).toEqual({ b2: ['red f2', 'blue f3'] });
    const held = ended(stacked(pieces), 0);
    expect([stacks(held), places(held)]).toEqual([{}, { f1: 'O4', f2: 'O7', f3: 'O4' }]);
    const four = { ...pieces, f4: { owner: 'green', at: 'O4', from: 'D1' } };
    expect(stacks(ended(stacked(four), 0))).toEqual({ b2: ['blue f1 f3', 'green f4'] });
  });

  test('NODE-BTL-21: after a draw the next of the stack takes the node, and is attacked in its turn', () => {
    const factions = { ...FACTIONS, grey: 'tau' } as const;
    const made = ended(stacked({ ...PIECES, f4: { owner: 'grey', at: 'O4', from: 'D1' } }, factions), null);
    expect([controller(made, 'O4'), stacks(made)]).toEqual(['green', { b2: ['green f3', 'grey f4'] }]);
  });

  test('NODE-BTL-22: one who may not attack the winner goes back, and is not destroyed', () => {
    const factions = { red: 'tyranids', blue: 'imperial-guard', green: 'tyranids' } as const;
    const back = ended(stacked(PIECES, factions), 1);
    expect([stacks(back), places(back).f3]).toEqual([{}, 'D1']);
    const lost = { ...PIECES, f3: { owner: 'green', at: 'O4', from: 'O5' } };
    expect(places(ended(stacked(lost, factions), 1)).f3).toBe('D1');
  });

  test('NODE-FAC-CHAOS-05, NODE-BTL-22: Marines attack a tainted winner, and no other Guard', () => {
    const factions = { red: 'orks', blue: 'imperial-guard', green: 'space-marines' } as const;
    const tainted = { ...PIECES, f1: { ...PIECES.f1, isTainted: true } };
    expect(stacks(ended(stacked(tainted, factions), 0))).toEqual({ b2: ['blue f1', 'green f3'] });
    const pure = ended(stacked(PIECES, factions), 0);
    expect([stacks(pure), places(pure).f3]).toEqual([{}, 'D1']);
  });

  test('NODE-FAC-CHAOS-01: a battleforce for each that was destroyed, in the first deep space of its list', () => {
    const made = attacked(
      field(
        { red: 'chaos', blue: 'imperial-guard' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O4', units: UNITS },
            f2: { owner: 'blue', at: 'O4' },
            f3: { owner: 'red', at: 'O4', from: 'O7', units: UNITS, list: ['O7', 'D3'] },
          },
          control: { O7: 'red' },
        },
      ),
      'O4',
      'f3',
    );
    gives(made, ['red', report({}, [use('u3')])], ['blue', confirm(BY_BLUE)]);
    expect(places(made)).toEqual({ f3: 'O4', f4: 'D3', f5: 'D3' });
    expect(ledger(made).filter((line) => line.includes('destroyed'))).toEqual(['red 2 destroyed', 'red 2 destroyed']);
  });

  test('NODE-FAC-CHAOS-01, NODE-BTL-18: also on a draw and at random, without VP; not for its own loss', () => {
    const random = { type: 'random', battle: battle('b1'), wants: true } as const;
    const chaos = (control: Readonly<Record<string, string>>) => {
      const pieces = { f1: { owner: 'blue', at: 'O4' }, f2: { owner: 'green', at: 'O4', from: 'O7' } };
      return gives(attacked(field(FACTIONS, { pieces, control }), 'O4', 'f2'), ['green', random]);
    };
    const drawn = chaos({ O7: 'green' }).dice({ 'NODE-BTL-17 b1': [3] });
    gives(drawn, ['blue', random]);
    expect([places(drawn), ledger(drawn)]).toEqual([{ f2: 'O7', f3: 'D1' }, []]);
    const lost = chaos({}).dice({ 'NODE-BTL-17 b1': [5] });
    gives(lost, ['blue', random]);
    expect(places(lost)).toEqual({ f1: 'O4' });
  });

  test('NODE-FAC-NEC-01: one who phases out leaves the node to the other side, and nothing is scored', () => {
    const factions = { red: 'orks', blue: 'necrons', green: 'chaos' } as const;
    const made = happens(stacked(PIECES, factions), (play) => breakAway(play, force('f1')));
    expect([controller(made, 'O4'), stacks(made), ledger(made)]).toEqual(['red', { b2: ['red f2', 'green f3'] }, []]);
    const waiting = happens(stacked(PIECES, factions), (play) => breakAway(play, force('f3')));
    expect(stacks(waiting)).toEqual({ b1: ['blue f1', 'red f2'] });
  });

  test('NODE-FAC-ORK-02: a landing that wins its battle brings a Rok', () => {
    const landing = () =>
      stacked({ ...PIECES, f2: { owner: 'red', at: 'O4', from: 'ORB-O', way: 'landing', units: UNITS } });
    expect(ended(landing(), 1).state.nodes.O4?.rok).toBe('red');
    expect(ended(landing(), 0).state.nodes.O4?.rok).toBe(null);
    expect(ended(stacked(PIECES), 1).state.nodes.O4?.rok).toBe(null);
  });

  test('NODE-BTL-15: a battle that is called off sends the attackers back, and the next come', () => {
    const made = happens(stacked(PIECES), (play) =>
      endBattle(play, battle('b1'), {
        ending: 'void',
        winner: null,
        degree: null,
        die: null,
        result: null,
        armies: [],
      }),
    );
    expect([controller(made, 'O4'), stacks(made)]).toEqual(['blue', { b2: ['blue f1', 'green f3'] }]);
    expect(places(made).f2).toBe('O7');
  });
});
