import { describe, expect, test } from 'vitest';
import {
  amend,
  attacked,
  battle,
  controller,
  field,
  force,
  gives,
  ledger,
  places,
  report,
  stacks,
  use,
} from '../battles/testing.ts';
import { deeds } from '../outcome.ts';
import { newRoster } from '../schemas/units.ts';
import { node, seat, setUp, type War, war } from '../testing.ts';
import type { BattleResult, Command, Order, Ruling } from '../types.ts';

const FACTIONS = { red: 'orks', blue: 'imperial-guard', green: 'chaos' } as const;
const UNITS = [500, 500];

/** Orks from O7 attack the Guard in O4; Chaos waits in D1. */
const grayford = (settings = {}): War =>
  attacked(
    field(FACTIONS, {
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
        f3: { owner: 'green', at: 'D1', units: UNITS },
      },
      control: { O3: 'blue', O7: 'red' },
      settings,
    }),
    'O4',
    'f2',
  );

const rules = (made: War, ruling: Ruling): readonly string[] =>
  made.rule(ruling, 'as agreed').map(({ code, path }) => `${code} ${path.slice(1).join('.')}`.trim());
const settle = (result: Partial<BattleResult>, id = 'b1'): Ruling => {
  const { battle: of, result: whole } = report(result, [], id);
  return { type: 'settle', battle: of, result: whole };
};
const B1 = battle('b1');

describe('Battles', () => {
  test('NODE-BTL-15: the referee fixes the result of a dispute', () => {
    const made = gives(
      grayford(),
      ['red', report({}, [use('u3')])],
      ['blue', { type: 'dispute', battle: B1, text: 'it was a draw' }],
    );
    expect(rules(made, settle({ winner: null }))).toEqual([]);
    expect([controller(made, 'O4'), places(made).f1, places(made).f2]).toEqual([null, 'O3', 'O7']);
    expect(ledger(made)).toEqual(['blue 3 battle', 'red 3 battle', 'red 1 fought']);
    expect(made.state.past).toMatchObject([{ ending: 'referee', winner: null }]);
  });

  test('NODE-BTL-15: and of a battle that nobody has reported', () => {
    const made = grayford();
    expect(rules(made, settle({ winner: 1, degree: 'crushing' }))).toEqual([]);
    expect(ledger(made)).toEqual(['red 12 battle', 'red 1 fought']);
  });

  test('NODE-BTL-15: what players said about their own units counts, if it goes with the mission', () => {
    const said = gives(grayford(), ['red', report({}, [use('u3', ['objective'])])]);
    rules(said, settle({}));
    expect(said.state.forces.f2?.units.map(({ xp }) => xp)).toEqual([300, 0]);
    const other = gives(grayford(), ['red', report({}, [use('u3', ['objective'])])]);
    rules(other, settle({ mission: 'kill-team', level: 160 }));
    expect(other.state.forces.f2?.units.map(({ xp }) => xp)).toEqual([0, 0]);
  });

  test.each<[string, Ruling, string]>([
    ['a winner that is not there', settle({ winner: 5 }), 'result-mismatch result.winner'],
    ['a draw with a degree', settle({ winner: null, degree: 'solid' }), 'result-mismatch result.degree'],
    ['a force level beyond the limits', settle({ level: 2500 }), 'level-range result.level'],
  ])('NODE-BTL-15: not to %s', (_title, ruling, fault) => {
    expect(rules(grayford(), ruling)).toEqual([fault]);
  });

  test('A battle that is called off leaves the node to its holder, and scores nothing', () => {
    const made = grayford();
    expect(rules(made, { type: 'call-off', battle: B1 })).toEqual([]);
    expect([controller(made, 'O4'), places(made)]).toEqual(['blue', { f1: 'O4', f2: 'O7', f3: 'D1' }]);
    expect(ledger(made)).toEqual([]);
    expect(made.state.past).toMatchObject([{ ending: 'void', winner: null }]);
    expect(stacks(made)).toEqual({});
    expect(Object.keys(made.state.timers).filter((timer) => timer.endsWith(':b1'))).toEqual([]);
  });

  test('After it, those who waited attack', () => {
    const made = attacked(
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
    rules(made, { type: 'call-off', battle: B1 });
    expect(stacks(made)).toEqual({ b2: ['blue f1', 'green f3'] });
  });

  test('NODE-BTL-02: a force level is set from 72 hours before the deadline', () => {
    const level = (points: number): Ruling => ({ type: 'set-level', battle: B1, level: points });
    const made = grayford({ missionDays: 100 });
    expect(rules(made, level(1000))).toEqual(['too-early battle']);
    made.until('2031-05-16T11:59');
    expect(rules(made, level(1000))).toEqual(['too-early battle']);
    made.until('2031-05-16T12:00');
    expect(rules(made, level(450))).toEqual(['level-range level']);
    expect(rules(made, level(1000))).toEqual([]);
    expect(made.state.battles.b1?.level).toBe(1000);
    expect(made.events).toContainEqual(expect.objectContaining({ type: 'level-agreed', level: 1000, by: 'referee' }));
    expect(rules(made, level(1500))).toEqual(['agreed-already level']);
  });

  test('NODE-BTL-16: a battle is given more time', () => {
    const made = grayford({ missionDays: 100 });
    expect(rules(made, { type: 'extend', battle: B1, days: 7 })).toEqual([]);
    expect(made.state.timers['battle:b1']).toBe('2031-05-26T12:00:00.000Z');
    expect(made.events).toMatchObject([{ type: 'battle-extended', days: 7, reason: 'as agreed' }]);
    made.until('2031-05-20T12:00');
    expect(stacks(made)).not.toEqual({});
  });

  test('NODE-BTL-15: and so is a dispute', () => {
    const made = gives(
      grayford(),
      ['red', report({}, [use('u3')])],
      ['blue', { type: 'dispute', battle: B1, text: 'no' }],
    );
    rules(made, { type: 'extend', battle: B1, days: 7 });
    expect(made.state.timers['dispute:b1']).toBe('2031-05-26T12:00:00.000Z');
  });

  test('NODE-BF-15: a list is approved once, and becomes the roster', () => {
    const made = attacked(
      field(FACTIONS, {
        pieces: { f1: { owner: 'blue', at: 'O4' }, f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS } },
        control: { O7: 'red' },
      }),
      'O4',
      'f2',
    );
    const units = newRoster.parse([{ name: 'Line', category: 'troops', points: 900 }]);
    const approve = (id: string): Ruling => ({ type: 'approve-list', battle: B1, seat: seat(id) });
    expect(rules(made, approve('blue'))).toEqual(['no-change seat']);
    const level = { type: 'level', battle: B1, level: 1000 } as const;
    gives(made, ['red', level], ['blue', level], ['blue', { type: 'list', battle: B1, force: force('f1'), units }]);
    expect(rules(made, approve('red'))).toEqual(['no-change seat']);
    expect(rules(made, approve('blue'))).toEqual([]);
    expect(rules(made, approve('blue'))).toEqual(['no-change seat']);
    rules(made, { type: 'call-off', battle: B1 });
    expect(made.state.forces.f1?.units).toMatchObject([{ name: 'Line', points: 900 }]);
  });

  test.each<[string, Ruling]>([
    ['settled', settle({}, 'b9')],
    ['called off', { type: 'call-off', battle: battle('b9') }],
    ['extended', { type: 'extend', battle: battle('b9'), days: 1 }],
    ['given a level', { type: 'set-level', battle: battle('b9'), level: 1000 }],
  ])('A battle that does not exist is not %s', (_title, ruling) => {
    expect(rules(grayford(), ruling)).toEqual(['battle-unknown battle']);
  });
});

describe('Points', () => {
  const give = (points: number, to: string | null, isCapped = true): Ruling => ({
    ...{ type: 'give-points', seat: to === null ? null : seat(to) },
    ...{ points, isCapped },
  });
  const cp = ({ state }: War): readonly number[] => Object.values(state.purses).map((purse) => purse.cp);

  test('NODE-CP-14: a late player gets five, and everybody reads why', () => {
    const made = war({ red: 'orks', blue: 'chaos' });
    expect(rules(made, give(5, 'blue'))).toEqual([]);
    expect(cp(made)).toEqual([7, 12]);
    expect(made.events).toMatchObject([
      { type: 'ruled', to: 'all', ruling: 'give-points', facts: { seat: 'blue', points: 5 }, reason: 'as agreed' },
      { type: 'cp-gained', gains: [{ seat: 'blue', points: 5, lost: 0 }] },
    ]);
  });

  test('NODE-CP-14: to everybody, up to the limit unless it is waived', () => {
    const made = war({ red: 'orks', blue: 'chaos' });
    rules(made, give(10, null));
    expect(cp(made)).toEqual([14, 14]);
    rules(made, give(3, 'red', false));
    expect(cp(made)).toEqual([17, 14]);
  });

  test('NODE-CP-14: points are taken away as far as there are any', () => {
    const made = war({ red: 'orks', blue: 'chaos' });
    rules(made, give(-9, 'red'));
    expect(cp(made)).toEqual([0, 7]);
  });

  test('NODE-CP-14: not to nobody, not nothing, and not before the war', () => {
    const made = war({ red: 'orks', blue: null });
    expect(rules(made, give(5, 'blue'))).toEqual(['seat-unknown seat']);
    expect(rules(made, give(0, 'red'))).toEqual(['no-change points']);
    expect(rules(setUp({ red: 'orks', blue: 'chaos' }), give(5, 'red'))).toEqual(['not-yet']);
  });
});

describe('The end', () => {
  const SIX = { red: 'orks', blue: 'chaos', green: 'tau', gold: 'eldar', grey: 'orks', white: 'chaos' } as const;
  const end = (...seats: readonly string[]): Ruling => ({ type: 'end-campaign', inFavour: seats.map(seat) });

  test('NODE-WIN-04: four of six agree', () => {
    const made = war(SIX);
    expect(rules(made, end('red', 'blue', 'green'))).toEqual(['not-agreed inFavour']);
    expect(rules(made, end('red', 'blue', 'green', 'green'))).toEqual(['not-agreed inFavour']);
    expect(rules(made, end('red', 'blue', 'green', 'gold'))).toEqual([]);
    expect(made.state.ended?.rule).toBe('NODE-WIN-04');
    expect(made.events.at(-1)).toMatchObject({ type: 'campaign-ended' });
  });

  test('NODE-WIN-04: seats without a player have no voice, and the log does not count them', () => {
    const made = war(SIX).empty('gold', 'grey');
    expect(rules(made, end('red', 'blue', 'gold'))).toEqual(['seat-unknown inFavour.2']);
    expect(rules(made, end('red', 'blue', 'green'))).toEqual([]);
    expect(made.events).toContainEqual(expect.objectContaining({ type: 'ruled', facts: { agreed: 3, players: 4 } }));
  });

  test('NODE-WIN-04: the standing decides', () => {
    const made = attacked(
      field(FACTIONS, {
        pieces: {
          f1: { owner: 'blue', at: 'O4', units: UNITS },
          f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
        },
        control: { O7: 'red', O3: 'blue' },
      }),
      'O4',
      'f2',
    );
    rules(made, settle({ winner: 0 }));
    rules(made, end('red', 'green'));
    expect(made.state.ended).toEqual({ rule: 'NODE-WIN-04', winners: ['blue'] });
    expect(made.rule(end('red', 'green')).map(({ code }) => code)).toEqual(['campaign-ended']);
  });

  test('NODE-WIN-02: a battle that brings a player to the target ends the war with the step', () => {
    const made = grayford({ endVp: 9 });
    rules(made, settle({}));
    expect(made.state.ended).toEqual({ rule: 'NODE-WIN-02', winners: ['red'] });
  });

  test('NODE-WIN-01: on the last day, confirmed reports and the points of the week come before the check', () => {
    const made = gives(grayford({ endDays: 7, endVp: 9 }), ['red', report({}, [use('u3')])]);
    gives(made, ['blue', amend({ winner: 0 }, [use('u1')])]);
    rules(made, { type: 'corrections', edits: [{ type: 'move-deadline', timer: 'report:b1', hours: 500 }] });
    made.until('2031-05-12T00:00');
    expect(ledger(made)).toEqual(['blue 9 battle', 'red 1 fought', 'red 2 nodes', 'blue 2 nodes']);
    expect(made.state.ended).toEqual({ rule: 'NODE-WIN-02', winners: ['blue'] });
  });
});

describe('The end of a step', () => {
  const later = (command: Command): Order => ({
    ...{ type: 'commands', commands: [command] },
    when: { kind: 'affordable', mayPass: false },
  });

  test('NODE-WIN-02: after the end no order is carried out that waited for its points', () => {
    const made = war({ red: 'chaos', blue: 'dark-eldar' });
    made.give('blue', later({ type: 'reinforce', node: node('W') }));
    const count = Object.keys(made.state.forces).length;
    rules(made, {
      type: 'corrections',
      edits: [
        { type: 'set-cp', seat: seat('blue'), cp: 14, acceleration: 0 },
        { type: 'set-vp', seat: seat('red'), vp: 150 },
      ],
    });
    expect(made.state.ended).not.toBeNull();
    expect(Object.keys(made.state.forces)).toHaveLength(count);
  });

  test('NODE-WIN-02: an order that scores when its points are there can end the war', () => {
    const made = field(
      { red: 'space-marines', blue: 'imperial-guard' },
      { pieces: {}, control: { O7: 'red', O4: 'blue' }, settings: { endVp: 1 } },
    );
    const called = Object.entries(made.state.players).map(([id, player]) => [id, { ...player, isUncalled: false }]);
    made.state = { ...made.state, players: Object.fromEntries(called) };
    expect(made.give('red', later({ type: 'cede', node: node('O7'), to: seat('blue') }))).toEqual([]);
    made.midnights();
    expect(made.state.ended).toEqual({ rule: 'NODE-WIN-02', winners: ['red'] });
  });
});

describe('What a step did', () => {
  const told = ({ events }: War): readonly string[] => deeds(events).map(({ type }) => type);

  test('a ruling says what was ruled, and which battle ended', () => {
    const made = grayford();
    rules(made, settle({}));
    expect(told(made)).toEqual(['ruled', 'battle-ended']);
  });

  test('a series says all its commands, and nothing of what they set off', () => {
    const made = war({ red: 'tau', blue: 'chaos' });
    const id = Object.values(made.state.forces).find(({ owner }) => owner === 'red')?.id ?? force('f0');
    made.does('red', { type: 'redeploy', force: id, to: node('O3') }, { type: 'redeploy', force: id, to: node('O2') });
    expect(told(made)).toEqual(['ordered', 'ordered']);
    const [own] = made.events;
    made.does('blue', { type: 'reinforce', node: node('D1') });
    expect(deeds(own === undefined ? [] : [own, ...made.events])).toEqual([own]);
  });

  test('another order says what it did first', () => {
    const made = gives(grayford(), ['red', report({}, [use('u3')])]);
    expect(told(made)).toEqual(['report-filed']);
    gives(made, ['blue', { type: 'confirm', battle: B1, units: [use('u1')] }]);
    expect(told(made)).toEqual(['report-confirmed', 'battle-ended']);
  });
});
