import { describe, expect, test } from 'vitest';
import {
  attacked,
  battle,
  confirm,
  controller,
  field,
  gives,
  ledger,
  places,
  refusals,
  report,
  use,
} from '../battles/testing.ts';
import { nextDue } from '../due.ts';
import { newUnit } from '../schemas/units.ts';
import { node, seat } from '../testing.ts';
import type { Faction, Order, Way } from '../types.ts';
import { levelOf } from './missions.ts';

interface Staged {
  readonly at?: string;
  readonly from?: string;
  readonly way?: Way;
  readonly control?: Readonly<Record<string, string>>;
  readonly rok?: boolean;
  readonly points?: readonly [number, number];
  readonly factions?: Readonly<Record<string, Faction>>;
  readonly killTeams?: readonly number[];
}

/** Red attacks blue in O4, or elsewhere. Blue can retreat into O3. */
function staged(more: Staged = {}) {
  const { at = 'O4', from = 'O7', way = 'path', control = { O3: 'blue' }, points = [1000, 1000] } = more;
  const killTeam = more.killTeams ?? [];
  const made = field(more.factions ?? { red: 'chaos', blue: 'orks' }, {
    pieces: {
      f1: { owner: 'blue', at, units: [points[0]], killTeam },
      f2: { owner: 'red', at, from, way, units: [points[1]], killTeam },
    },
    control,
    roks: more.rok === true ? { [at]: 'blue' } : {},
  });
  return attacked(made, at, 'f2');
}
const LEVEL: Order = { type: 'level', battle: battle('b1'), level: 1000 };
const ROLL: Order = { type: 'roll-mission', battle: battle('b1') };
const pivotal = (wants: boolean): Order => ({ type: 'pivotal', battle: battle('b1'), wants });
const withLevel = (more: Staged = {}) => gives(staged(more), ['red', LEVEL], ['blue', LEVEL]);
const missionOf = ({ state }: ReturnType<typeof staged>) => state.battles.b1?.mission;
const rolled = (made: ReturnType<typeof staged>, dice: Parameters<typeof made.dice>[0] = {}) => {
  made.dice(dice);
  return gives(made, ['red', ROLL]);
};
const STRATEGY = { 'NODE-MSN-03 b1': [3, 1] } as const;

describe('Kinds', () => {
  test.each<[string, Staged, string]>([
    ['a landing onto a Rok', { from: 'ORB-O', way: 'landing', rok: true, control: {} }, 'rok'],
    ['an orbit', { at: 'ORB-O', from: 'D2', control: {} }, 'orbital'],
    ['a landing on a force without retreat', { from: 'ORB-O', way: 'landing', control: {} }, 'desperate'],
    ['a landing', { from: 'ORB-O', way: 'landing' }, 'planetary'],
    ['a drop', { from: 'D1', way: 'drop' }, 'planetary'],
    ['the webway', { from: 'V5', way: 'webway' }, 'regular'],
    ['a path', {}, 'regular'],
  ])('NODE-MSN-02: %s', (_title, more, kind) => {
    const dice = { ...STRATEGY, 'NODE-MSN-04 b1': [1, 1], 'NODE-MSN-06 b1': [3] };
    expect(missionOf(rolled(withLevel(more), dice))?.kind).toBe(kind);
  });

  test('NODE-BTL-05: rolled once the level is agreed, and once only', () => {
    const made = staged();
    expect(refusals(made, 'red', ROLL)).toEqual(['level-missing']);
    gives(made, ['red', LEVEL], ['blue', LEVEL]);
    rolled(made, { ...STRATEGY, 'NODE-MSN-04 b1': [2, 4] });
    expect(refusals(made, 'blue', ROLL)).toEqual(['mission-known']);
  });

  test('NODE-BTL-05: rolled by itself on the seventh day, not while a report waits', () => {
    const made = staged().until('2031-05-12T11:00');
    made.dice({ ...STRATEGY, 'NODE-MSN-04 b1': [2, 4] }).until('2031-05-12T12:00');
    expect(missionOf(made)?.mission).toBe('recon');
    const reported = staged().until('2031-05-12T11:00');
    gives(reported, ['red', report({}, [use('u2')])]);
    reported.until('2031-05-12T12:00');
    expect(missionOf(reported)).toBe(null);
  });
});

describe('Regular missions', () => {
  test.each<[string, readonly number[], readonly { attacker: number; defender: number }[], string]>([
    ['the attacker adds 1', [3, 3], [{ attacker: 3, defender: 3 }], 'attacker'],
    [
      'a tie is rolled again',
      [3, 4, 2, 5],
      [
        { attacker: 3, defender: 4 },
        { attacker: 2, defender: 5 },
      ],
      'defender',
    ],
  ])('NODE-MSN-03: %s', (_title, dice, strategy, attacks) => {
    const made = rolled(withLevel(), { 'NODE-MSN-03 b1': dice, 'NODE-MSN-04 b1': [1, 1] });
    expect(missionOf(made)).toMatchObject({ strategy, attacks });
  });

  test.each([
    [[2, 4], 'standard', 'recon'],
    [[4, 5], 'raid', 'strongpoint-attack'],
    [[5, 3], 'breakthrough', 'breakout'],
    [[6, 5], 'battle', 'bunker-assault'],
  ])('NODE-MSN-04: %j is %s: %s', (dice, category, mission) => {
    expect(missionOf(rolled(withLevel(), { ...STRATEGY, 'NODE-MSN-04 b1': dice }))).toMatchObject({
      category,
      mission,
    });
  });

  test('NODE-MSN-04: on a 6 the strategy winner chooses in the column', () => {
    const made = rolled(withLevel(), { 'NODE-MSN-03 b1': [1, 5], 'NODE-MSN-04 b1': [4, 6] });
    const choose = (mission: 'sabotage' | 'recon'): Order => ({
      type: 'choose-mission',
      battle: battle('b1'),
      mission,
    });
    expect(made.state.battles.b1?.choice).toEqual({
      kind: 'mission',
      by: 'blue',
      of: ['ambush', 'sabotage', 'strongpoint-attack'],
    });
    expect(refusals(made, 'red', choose('sabotage'))).toEqual(['not-your-choice']);
    expect(refusals(made, 'blue', choose('recon'))).toEqual(['choice-unknown']);
    gives(made, ['blue', choose('sabotage')]);
    expect(missionOf(made)?.mission).toBe('sabotage');
    expect(refusals(made, 'blue', choose('sabotage'))).toEqual(['no-choice-open']);
  });

  test.each<[string, Staged, Parameters<ReturnType<typeof staged>['dice']>[0], string, string]>([
    ['NODE-MSN-04: line 1 of the column', {}, { ...STRATEGY, 'NODE-MSN-04 b1': [5, 6] }, 'red', 'blitz'],
    ['NODE-MSN-07: Drop Assault', { from: 'ORB-O', way: 'landing' }, {}, 'red', 'drop-assault'],
    ['NODE-MSN-12: Kill-Team Sabotage', { at: 'ORB-O', from: 'D2', control: {} }, {}, 'blue', 'kill-team-sabotage'],
  ])('%s, if nobody chooses for 72 hours', (_title, more, dice, by, mission) => {
    const made = rolled(withLevel(more), dice);
    expect(made.state.battles.b1?.choice?.by).toBe(by);
    expect(nextDue(made.state).map(({ id }) => id)).toContain('choice:b1');
    made.until('2031-05-08T12:00');
    expect([missionOf(made)?.mission, made.state.battles.b1?.choice]).toEqual([mission, null]);
  });

  test('NODE-MSN-01: an agreed Kill-Team game counts fully', () => {
    const made = staged({ killTeams: [80, 80] });
    const fought = (level: number) => report({ mission: 'kill-team', level }, [use('u5'), use('u6')]);
    expect(refusals(made, 'red', fought(1000))).toEqual(['level-range']);
    expect(refusals(made, 'red', report({ mission: 'kill-team', level: 160 }, [use('u4')]))).toEqual(['unit-unknown']);
    gives(made, ['red', fought(160)], ['blue', confirm()]);
    expect([controller(made, 'O4'), ledger(made)]).toEqual(['red', ['red 9 battle', 'blue 1 fought']]);
    expect(made.state.past).toMatchObject([{ level: 160, mission: 'kill-team' }]);
  });
});

describe('Pivotal battles', () => {
  test('NODE-MSN-05: both agree before the roll; the level rises to 1500 or the largest common one', () => {
    const big = gives(withLevel({ points: [2000, 1800] }), ['red', pivotal(true)], ['blue', pivotal(true)]);
    expect(big.state.battles.b1).toMatchObject({ isPivotal: true, level: 1500 });
    const small = gives(withLevel({ points: [2000, 1200] }), ['red', pivotal(true)], ['blue', pivotal(true)]);
    expect(small.state.battles.b1?.level).toBe(1200);
    expect(missionOf(rolled(small, { ...STRATEGY, 'NODE-MSN-05 b1': [4] }))).toMatchObject({
      kind: 'pivotal',
      mission: 'hold-at-all-costs',
    });
  });

  test('NODE-MSN-05: nobody rolls while the question is open, and it is asked once', () => {
    const made = gives(withLevel(), ['red', pivotal(true)]);
    expect(refusals(made, 'blue', ROLL)).toEqual(['pivotal-asked']);
    expect(refusals(made, 'red', pivotal(true))).toEqual(['pivotal-asked']);
    gives(made, ['blue', pivotal(false)]);
    expect(refusals(made, 'red', pivotal(true))).toEqual(['agreed-already']);
    rolled(made, { ...STRATEGY, 'NODE-MSN-04 b1': [1, 1] });
    expect(made.state.battles.b1?.isPivotal).toBe(false);
  });

  test('NODE-MSN-05: silence until the roll is a no', () => {
    const made = gives(staged(), ['red', pivotal(true)]).until('2031-05-12T11:00');
    made.dice({ ...STRATEGY, 'NODE-MSN-04 b1': [1, 1] }).until('2031-05-12T12:00');
    expect(refusals(made, 'blue', pivotal(true))).toEqual(['mission-known']);
    expect(missionOf(made)?.kind).toBe('regular');
  });

  test('NODE-MSN-02, -05: only a regular mission gives way to it', () => {
    const made = staged({ from: 'ORB-O', way: 'landing' });
    expect(refusals(made, 'red', pivotal(true))).toEqual(['not-offered']);
    const agreed = gives(withLevel(), ['red', pivotal(true)], ['blue', pivotal(true)]);
    agreed.state = {
      ...agreed.state,
      nodes: Object.fromEntries(
        Object.entries(agreed.state.nodes).map(([id, one]) => [id, { ...one, controller: null }]),
      ),
    };
    rolled(agreed, { 'NODE-MSN-06 b1': [5] });
    expect(agreed.state.battles.b1).toMatchObject({ isPivotal: false, mission: { kind: 'desperate' } });
  });

  test.each([
    ['a victory: 9 + 3', 1, ['red 9 battle', 'red 3 pivotal']],
    ['a draw without a bonus', null, ['blue 3 battle', 'red 3 battle']],
  ])('NODE-MSN-05: %s', (_title, winner, lines) => {
    const made = gives(
      withLevel({ control: { O3: 'blue', O7: 'red' } }),
      ['red', pivotal(true)],
      ['blue', pivotal(true)],
    );
    gives(made, ['red', report({ winner, isPivotal: true, level: 1000 }, [use('u2')])], ['blue', confirm()]);
    expect(ledger(made).filter((line) => !line.includes('fought'))).toEqual(lines);
  });
});

describe('Desperate battles and Breakouts', () => {
  const breakout = (control: Readonly<Record<string, string>> = { O8: 'blue', V1: 'blue' }) =>
    gives(rolled(withLevel({ control: { O7: 'red', ...control } }), { 'NODE-MSN-06 b1': [2] }), [
      'red',
      report({ winner: 0, mission: 'breakout' }, [use('u2')]),
    ]);

  test('NODE-MSN-06: without retreat it is desperate, with one it is not', () => {
    const made = rolled(withLevel({ control: {} }), { 'NODE-MSN-06 b1': [3] });
    expect(missionOf(made)).toMatchObject({ kind: 'desperate', mission: 'rearguard' });
  });

  test('NODE-MSN-06: a defender who won a Breakout may go to an own node of the planet', () => {
    const made = gives(breakout(), ['blue', confirm()]);
    expect(made.state.battles.b1?.choice).toMatchObject({ kind: 'breakout', by: 'blue', of: [null, 'O8'] });
    expect(refusals(made, 'red', { type: 'leave', battle: battle('b1'), to: null })).toEqual(['not-your-choice']);
    expect(refusals(made, 'blue', { type: 'leave', battle: battle('b1'), to: node('V1') })).toEqual(['choice-unknown']);
    expect(refusals(made, 'blue', { type: 'dispute', battle: battle('b1'), text: '' })).toEqual(['battle-reported']);
    gives(made, ['blue', { type: 'leave', battle: battle('b1'), to: node('O8') }]);
    expect([controller(made, 'O4'), places(made)]).toEqual(['red', { f1: 'O8', f2: 'O4' }]);
    expect(ledger(made)).toContain('blue 9 battle');
  });

  test('NODE-MSN-06: silence for 72 hours holds the node', () => {
    const made = gives(breakout(), ['blue', confirm()]);
    expect(ledger(made)).toEqual([]);
    made.until('2031-05-08T12:00');
    expect([controller(made, 'O4'), places(made)]).toEqual(['blue', { f1: 'O4', f2: 'O7' }]);
    expect(made.state.past).toMatchObject([{ ending: 'report', winner: 0 }]);
  });

  test('NODE-MSN-06: nobody is asked without such a node', () => {
    const made = gives(breakout({}), ['blue', confirm()]);
    expect([places(made), made.state.battles]).toEqual([{ f1: 'O4', f2: 'O7' }, {}]);
  });

  test('NODE-WIN-01: a defender who was asked stays when the campaign ends', () => {
    const made = breakout();
    made.state = { ...made.state, settings: { ...made.state.settings, endDays: 1 } };
    gives(made, ['blue', confirm()]);
    made.until('2031-05-06T00:00');
    expect(ledger(made)).toContain('blue 9 battle');
  });
});

describe('Roks', () => {
  const rok = (hasForce: boolean) =>
    attacked(
      field(
        { red: 'imperial-guard', blue: 'orks' },
        {
          pieces: {
            f1: { owner: 'blue', at: hasForce ? 'O9' : 'O8', units: [1000] },
            f2: { owner: 'red', at: 'O9', from: 'O5', units: [1000] },
          },
          control: { O9: 'blue', O5: 'red' },
          roks: { O9: 'blue' },
        },
      ),
      'O9',
      'f2',
    );
  const levels = (made: ReturnType<typeof rok>, level: number) => {
    const one = made.state.battles.b1;
    return ['blue', 'red'].map((id) => (one === undefined ? 0 : levelOf(made.state, one, level, seat(id))));
  };

  test('NODE-MSN-08: always a Bunker Assault', () => {
    const made = rolled(gives(rok(true), ['red', LEVEL], ['blue', LEVEL]));
    expect(missionOf(made)).toMatchObject({ kind: 'rok', mission: 'bunker-assault' });
  });

  test.each([
    [1000, false, [500, 1000]],
    [1000, true, [1500, 1000]],
    [1500, false, [750, 1500]],
    [1500, true, [2250, 1500]],
    [1005, false, [500, 1005]],
  ])('NODE-MSN-09: at %i points, with a battleforce: %s', (level, hasForce, found) => {
    expect(levels(rok(hasForce), level)).toEqual(found);
  });

  const unit = (category: string, points: number) => newUnit.parse({ name: 'A unit', category, points });
  test.each<[string, readonly ReturnType<typeof unit>[], readonly string[]]>([
    ['HQ, Troops and Heavy Support', ['hq', 'troops', 'heavy-support'].map((one) => unit(one, 100)), []],
    ['Fast Attack', [unit('fast-attack', 100)], ['defences-mismatch']],
    ['more than its points', [unit('troops', 505)], ['too-many-points']],
    ['two turrets, one with a zzap gun', [unit('other', 90), unit('other', 70)], []],
    ['a third turret', [unit('other', 90), unit('other', 70), unit('other', 80)], ['defences-mismatch']],
    ['a turret without a weapon', [unit('other', 60)], ['defences-mismatch']],
  ])('NODE-MSN-09, -10: defences of %s', (_title, units, problems) => {
    const made = gives(rok(false), ['red', LEVEL], ['blue', LEVEL]);
    expect(refusals(made, 'blue', { type: 'list', battle: battle('b1'), force: null, units: [...units] })).toEqual(
      problems,
    );
  });

  test('NODE-MSN-09: only the owner of the Rok buys defences', () => {
    const made = gives(rok(false), ['red', LEVEL], ['blue', LEVEL]);
    const list: Order = { type: 'list', battle: battle('b1'), force: null, units: [unit('troops', 100)] };
    expect(refusals(made, 'red', list)).toEqual(['defences-mismatch']);
  });

  test.each([
    ['the attacker wins', 1, 'red', null],
    ['the defender wins', 0, 'blue', 'blue'],
    ['a draw', null, null, null],
  ])('NODE-MSN-11: %s', (_title, winner, holder, left) => {
    const made = gives(
      rok(false),
      ['red', report({ winner, mission: 'bunker-assault' }, [use('u2')])],
      ['blue', confirm()],
    );
    expect([controller(made, 'O9'), made.state.nodes.O9?.rok]).toEqual([holder, left]);
    expect(places(made)).toEqual({ f1: 'O8', f2: winner === 1 ? 'O9' : 'O5' });
  });

  test('NODE-MSN-09: a Rok alone is reported without units', () => {
    expect(refusals(rok(false), 'blue', report({ winner: 0 }))).toEqual([]);
  });
});

describe('Orbital battles', () => {
  test.each<[string, string, 0 | 1 | null, Readonly<Record<string, string>>]>([
    ['an attacker from D2 goes back', 'D2', 0, { f1: 'ORB-O', f2: 'D2' }],
    ['a defender goes to the first deep space', 'D2', 1, { f1: 'D1', f2: 'ORB-O' }],
    ['an attacker from the surface goes to deep space too', 'O9', 0, { f1: 'ORB-O', f2: 'D1' }],
    ['on a draw both leave', 'D2', null, { f1: 'D1', f2: 'D2' }],
  ])('NODE-MSN-13: %s', (_title, from, winner, at) => {
    const made = staged({ at: 'ORB-O', from, control: { O9: 'red' } });
    gives(made, ['red', report({ winner, mission: 'sabotage' }, [use('u2')])], ['blue', confirm()]);
    expect(places(made)).toEqual(at);
    expect(controller(made, 'ORB-O')).toBe(winner === null ? null : winner === 1 ? 'red' : 'blue');
  });
});
