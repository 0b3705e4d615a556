import { describe, expect, test } from 'vitest';
import { levelOf } from '../missions/missions.ts';
import { node, seat } from '../testing.ts';
import type { Faction, Order } from '../types.ts';
import { join } from './stack-in-play.ts';
import { splits } from './talks.ts';
import {
  amend,
  attacked,
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

const UNITS = [500, 500];
const PIECES = {
  f1: { owner: 'blue', at: 'O4', units: UNITS },
  f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
  f3: { owner: 'green', at: 'O4', from: 'O3', units: UNITS },
};
const CONTROL = { O5: 'blue', O7: 'red', O3: 'green' };

/** The stack of O4: blue holds it, red attacks, and green waits. */
const stack = (
  [blue, red, green, grey]: readonly Faction[],
  more: {
    readonly settings?: Readonly<Record<string, unknown>>;
    readonly isTainted?: boolean;
    readonly isLate?: boolean;
  } = {},
) => {
  const factions = Object.fromEntries(
    Object.entries({ blue, red, green, grey }).flatMap(([id, faction]) =>
      faction === undefined ? [] : [[id, faction]],
    ),
  );
  const extra =
    grey === undefined
      ? {}
      : { f4: { owner: 'grey', at: more.isLate === true ? 'D2' : 'O4', from: 'D1', units: UNITS } };
  const pieces = { ...PIECES, f1: { ...PIECES.f1, isTainted: more.isTainted ?? false }, ...extra };
  const made = field(factions, { pieces, control: CONTROL, settings: { missionDays: 100, ...more.settings } });
  return attacked(made, 'O4', 'f2', 'f3', ...(more.isLate === true ? [] : Object.keys(extra)));
};

const multi = (...sides: readonly (readonly string[])[]): Order => ({
  type: 'multi',
  battle: battle('b1'),
  sides: sides.map((side) => side.map(seat)),
});
const consent = (agrees = true): Order => ({ type: 'consent', battle: battle('b1'), agrees });
const splitsOf = (made: ReturnType<typeof stack>) => {
  const one = made.state.battles.b1;
  return one === undefined ? [] : splits(made.state, one);
};
const agreed = (made: ReturnType<typeof stack>, ...sides: readonly (readonly string[])[]) =>
  gives(made, ['green', multi(...sides)], ['blue', consent()], ['red', consent()]);

const ORKS_AND_TAU = ['imperial-guard', 'orks', 'tau'] as const;
const CHAOS_AND_MARINES = ['imperial-guard', 'tyranids', 'space-marines'] as const;

describe('NODE-MULTI-02, -03: sides', () => {
  test.each([
    ['allies of the holder stand with it', CHAOS_AND_MARINES, [[['blue', 'green'], ['red']]]],
    [
      'one without relations stands against the holder by default',
      ORKS_AND_TAU,
      [
        [['blue'], ['red', 'green']],
        [['blue', 'green'], ['red']],
      ],
    ],
    ['three enemies have none', ['tyranids', 'necrons', 'eldar'] as const, []],
    [
      'two players have none',
      ['orks', 'chaos', 'chaos'] as const,
      [
        [['blue'], ['red', 'green']],
        [['blue', 'green'], ['red']],
      ],
    ],
  ])('%s', (_title, factions, found) => {
    expect(splitsOf(stack(factions))).toEqual(found);
  });

  test('allies who fight each other have none', () => {
    const made = stack(['imperial-guard', 'space-marines', 'orks'], { isTainted: true });
    expect(splitsOf(made)).toEqual([]);
    expect(refusals(made, 'red', multi(['blue'], ['red', 'green']))).toEqual(['no-such-split']);
  });
});

describe('Consent', () => {
  test('NODE-MULTI-01: three consent to one battle, which has fourteen days', () => {
    const made = stack(CHAOS_AND_MARINES).until('2031-05-07T12:00');
    agreed(made, ['red'], ['green', 'blue']);
    expect(made.state.battles.b1?.multi).toEqual({ sides: [['blue', 'green'], ['red']], entries: 3 });
    expect(made.state.timers['battle:b1']).toBe('2031-05-21T12:00:00.000Z');
    expect(made.state.timers['consent:b1']).toBe(undefined);
  });

  test('NODE-MULTI-01: one silent for 72 hours: two at a time', () => {
    const made = gives(stack(ORKS_AND_TAU), ['green', multi(['blue'], ['red', 'green'])], ['red', consent()]);
    made.until('2031-05-08T12:00');
    expect(refusals(made, 'blue', consent())).toEqual(['multi-not-asked']);
    expect(refusals(made, 'blue', multi(['blue'], ['red', 'green']))).toEqual(['multi-asked']);
    expect(made.state.battles.b1?.multi).toBe(null);
  });

  test('NODE-MULTI-01: a refusal ends it, and an answer counts once', () => {
    const made = gives(stack(ORKS_AND_TAU), ['green', multi(['blue'], ['red', 'green'])]);
    expect(refusals(made, 'green', consent())).toEqual(['agreed-already']);
    gives(made, ['red', consent(false)]);
    expect(refusals(made, 'blue', consent())).toEqual(['multi-not-asked']);
  });

  test('NODE-MULTI-01: not once a report is filed', () => {
    const made = gives(
      stack(ORKS_AND_TAU),
      ['green', multi(['blue'], ['red', 'green'])],
      ['red', report({}, [use('u3')])],
    );
    expect(refusals(made, 'blue', consent())).toEqual(['battle-reported']);
    expect(refusals(made, 'green', consent())).toEqual(['multi-not-asked']);
  });

  test('NODE-MULTI-01: those who wait cannot see whether a report is filed', () => {
    const made = gives(stack(ORKS_AND_TAU), ['red', report({}, [use('u3')])]);
    expect(refusals(made, 'green', multi(['blue'], ['red', 'green']))).toEqual([]);
    expect(made.events).toMatchObject([{ type: 'multi-lapsed' }]);
    expect(made.state.timers['consent:b1']).toBe(undefined);
  });

  test('NODE-MULTI-01: a player who comes meanwhile must be asked too', () => {
    const made = stack([...ORKS_AND_TAU, 'chaos'], { isLate: true });
    gives(made, ['green', multi(['blue'], ['red', 'green'])], ['red', consent()]);
    happens(made, (play) => {
      Object.assign(play.state.forces.f4 ?? {}, { node: node('O4') });
      join(play, node('O4'), force('f4'));
    });
    expect(refusals(made, 'blue', consent())).toEqual(['multi-not-asked']);
    expect(refusals(made, 'green', multi(['blue'], ['red', 'green']))).toEqual(['no-such-split']);
    expect(refusals(made, 'green', multi(['blue'], ['red', 'green', 'grey']))).toEqual([]);
  });

  test('NODE-MULTI-01: another battleforce of a player who is there changes nothing', () => {
    const early = gives(stack(ORKS_AND_TAU), ['green', multi(['blue'], ['red', 'green'])], ['red', consent()]);
    happens(early, (play) => {
      const raised = { ...play.state.forces.f3, id: force('f9'), owner: seat('blue') };
      Object.assign(play.state.forces, { f9: raised });
      join(play, node('O4'), force('f9'));
    });
    gives(early, ['blue', consent()]);
    expect(early.state.battles.b1?.multi?.entries).toBe(4);
  });

  test('NODE-MULTI-01: newcomers after the agreement attack whoever keeps the node', () => {
    const made = stack(CHAOS_AND_MARINES);
    agreed(made, ['blue', 'green'], ['red']);
    happens(made, (play) => {
      Object.assign(play.state.forces, { f9: { ...play.state.forces.f2, id: force('f9'), cameFrom: node('D1') } });
      join(play, node('O4'), force('f9'));
    });
    expect(made.state.battles.b1?.multi?.entries).toBe(3);
    gives(made, ['red', report({ winner: 0 }, [use('u3')])], ['blue', confirm()], ['green', confirm()]);
    expect(stacks(made)).toEqual({ b2: ['blue f1', 'red f9'] });
  });

  test('NODE-MULTI-01: unplayed, the first two fight at random', () => {
    const made = agreed(stack(CHAOS_AND_MARINES), ['blue', 'green'], ['red']).until('2031-05-19T23:59');
    made.dice({ 'NODE-BTL-17 b1': [1] }).until('2031-05-20T00:00');
    expect(made.state.past).toMatchObject([{ ending: 'random', sides: [['blue'], ['red']] }]);
    expect(stacks(made)).toEqual({ b2: ['red f2', 'green f3'] });
  });
});

describe('Results', () => {
  test('NODE-BTL-15: an amendment has to be confirmed by all, those who confirmed the report included', () => {
    const made = agreed(stack(CHAOS_AND_MARINES), ['blue', 'green'], ['red']);
    gives(made, ['red', report({}, [use('u3')])], ['blue', confirm()], ['green', amend({ winner: 0 }, [use('u5')])]);
    gives(made, ['red', confirm()]);
    expect(stacks(made)).not.toEqual({});
    gives(made, ['blue', confirm()]);
    expect(made.state.past).toMatchObject([{ winner: 0 }]);
  });

  test('NODE-BTL-15: in a battle of several all others confirm, and one dispute is enough', () => {
    const made = agreed(stack(CHAOS_AND_MARINES), ['blue', 'green'], ['red']);
    gives(made, ['red', report({}, [use('u3')])], ['blue', confirm()]);
    expect(stacks(made)).not.toEqual({});
    expect(refusals(made, 'blue', confirm())).toEqual(['agreed-already']);
    gives(made, ['green', { type: 'dispute', battle: battle('b1'), text: '' }]);
    made.until('2031-05-09T12:00');
    expect(made.state.past).toEqual([]);
  });

  test('NODE-MULTI-04: losers retreat in the order of the stack', () => {
    const made = agreed(stack(ORKS_AND_TAU), ['blue'], ['red', 'green']);
    gives(made, ['red', report({ winner: 0 }, [use('u3')])], ['blue', confirm()], ['green', confirm()]);
    const retreats = made.events.flatMap((event) =>
      event.type === 'retreated' ? [`${event.force} ${event.into}`] : [],
    );
    expect(retreats).toEqual(['f2 O7', 'f3 O3']);
  });

  test('NODE-MULTI-05: the first of the winners keeps the node, others leave, and are not destroyed', () => {
    const factions = ['imperial-guard', 'orks', 'space-marines'] as const;
    const made = agreed(stack(factions), ['blue', 'green'], ['red']);
    happens(made, (play) => {
      for (const id of ['O3', 'ORB-O']) Object.assign(play.state.nodes[id] ?? {}, { controller: seat('red') });
      Object.assign(play.state.forces, { f9: { ...play.state.forces.f2, id: force('f9'), node: node('ORB-O') } });
    });
    gives(made, ['red', report({ winner: 0 }, [use('u3')])], ['blue', confirm()], ['green', confirm()]);
    expect([controller(made, 'O4'), places(made)]).toEqual(['blue', { f1: 'O4', f2: 'O7', f3: 'D1', f9: 'ORB-O' }]);
  });

  test('NODE-MULTI-06, -07: with three sides one wins, and each has the full level', () => {
    const made = agreed(stack(['tyranids', 'eldar', 'imperial-guard']), ['blue'], ['red'], ['green']);
    const one = made.state.battles.b1;
    expect(one === undefined ? 0 : levelOf(made.state, one, 1000, seat('red'))).toBe(1000);
    gives(made, ['red', report({ winner: 1 }, [use('u3')])], ['blue', confirm()], ['green', confirm()]);
    expect([controller(made, 'O4'), places(made)]).toEqual(['red', { f1: 'O5', f2: 'O4', f3: 'O3' }]);
  });

  test('NODE-MULTI-07: two share the level of their side', () => {
    const made = agreed(stack(CHAOS_AND_MARINES), ['blue', 'green'], ['red']);
    const one = made.state.battles.b1;
    const levels = ['blue', 'green', 'red'].map((id) =>
      one === undefined ? 0 : levelOf(made.state, one, 1500, seat(id)),
    );
    expect(levels).toEqual([750, 750, 1500]);
  });

  test('NODE-MULTI-08: a winner scores for each opponent', () => {
    const made = agreed(stack(ORKS_AND_TAU), ['blue'], ['red', 'green']);
    gives(made, ['red', report({ winner: 0 }, [use('u3')])], ['blue', confirm()], ['green', confirm()]);
    expect(ledger(made).filter((line) => line.startsWith('blue'))).toEqual(['blue 9 battle', 'blue 9 battle']);
  });

  test('NODE-MULTI-09: on a draw all retreat, and the node is nobody’s', () => {
    const made = agreed(stack(ORKS_AND_TAU), ['blue'], ['red', 'green']);
    gives(made, ['red', report({ winner: null }, [use('u3')])], ['blue', confirm()], ['green', confirm()]);
    expect([controller(made, 'O4'), places(made)]).toEqual([null, { f1: 'O5', f2: 'O7', f3: 'O3' }]);
    expect(ledger(made)).toEqual(expect.arrayContaining(['blue 3 battle', 'red 3 battle', 'green 3 battle']));
  });

  test('NODE-BTL-29: nobody gives up a battle of several alone', () => {
    const made = agreed(stack(ORKS_AND_TAU), ['blue'], ['red', 'green']);
    expect(refusals(made, 'green', { type: 'concede', battle: battle('b1') })).toEqual(['not-offered']);
  });
});
