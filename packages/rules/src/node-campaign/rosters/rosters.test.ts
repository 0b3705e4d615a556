import { describe, expect, test } from 'vitest';
import { attacked, battle, confirm, field, force, gives, happens, refusals, report, use } from '../battles/testing.ts';
import { startTimer, talkIn } from '../board/play.ts';
import { unitId } from '../schemas/atoms.ts';
import { newUnit } from '../schemas/units.ts';
import { schemas } from '../schemas.ts';
import { seat } from '../testing.ts';
import type { Command, Order, State } from '../types.ts';
import { modifyFaults, modifyForecast, modifyPrice } from './rosters.ts';
import { freeze, modify } from './rosters-in-play.ts';

type Modify = Extract<Command, { readonly type: 'modify' }>;

const squad = (points: number, more: Readonly<Record<string, unknown>> = {}) =>
  newUnit.parse({ name: 'Squad', category: 'troops', points, ...more });
const roster = (units: readonly number[], killTeam: readonly number[] = []): Order => ({
  type: 'roster',
  force: force('f1'),
  units: units.map((points) => squad(points)),
  killTeam: killTeam.map((points) => squad(points)),
});

/** A new battleforce of red, whose roster may be entered for seven days, and others. */
function fresh(settings: Readonly<Record<string, unknown>> = {}, units: readonly number[] = []) {
  const made = field(
    { red: 'imperial-guard', blue: 'orks' },
    {
      pieces: { f1: { owner: 'red', at: 'O4', units }, f2: { owner: 'blue', at: 'O4', from: 'O7', units: [1000] } },
      control: { O3: 'red' },
      settings: { missionDays: 100, ...settings },
    },
  );
  return happens(made, (play) => startTimer(play, 'roster', force('f1'), 7 * 86_400));
}
const unitsOf = ({ state }: { readonly state: State }) => state.forces.f1?.units ?? [];

describe('Rosters', () => {
  test.each([
    ['NODE-BF-01: 3000 points', [2995, 5], [], []],
    ['NODE-BF-01: 3005 points', [2995, 10], [], ['roster-too-large']],
    ['NODE-BF-03: a Kill-Team of 160', [3000], [100, 60], []],
    ['NODE-BF-03: a Kill-Team of 165', [], [100, 65], ['kill-team-too-large']],
    ['NODE-BF-04: 1200 points', [1200], [], []],
  ])('%s', (_title, units, killTeam, problems) => {
    expect(refusals(fresh(), 'red', roster(units, killTeam))).toEqual(problems);
  });

  test('NODE-BF-01: of a foreign battleforce, or one in battle', () => {
    expect(refusals(fresh(), 'blue', roster([100]))).toEqual(['force-not-yours']);
    expect(refusals(attacked(fresh(), 'O4', 'f2'), 'red', roster([100]))).toEqual(['force-locked']);
  });

  test('NODE-BF-02: it is told whether an HQ and two Troops are in it', () => {
    const made = fresh();
    const core = [squad(100, { category: 'hq' }), squad(100), squad(100)];
    gives(made, ['red', roster([500])]);
    expect(made.events).toMatchObject([{ type: 'roster-entered', hasCore: false }]);
    gives(made, ['red', { type: 'roster', force: force('f1'), units: core, killTeam: [] }]);
    expect(made.events).toMatchObject([{ type: 'roster-entered', points: 300, hasCore: true }]);
  });

  test('NODE-BF-05: everybody reads it', () => {
    const made = gives(fresh(), ['red', roster([500])]);
    expect(made.seenBy('spectator').forces.f1?.units).toMatchObject([{ name: 'Squad', points: 500, xp: 0 }]);
  });

  test('NODE-BF-06: free for seven days; the first save after them is the last', () => {
    const made = gives(fresh(), ['red', roster([2500])]);
    made.until('2031-05-08T12:00');
    gives(made, ['red', roster([2500, 500])]);
    expect(made.state.forces.f1?.isFrozen).toBe(false);
    made.until('2031-05-12T12:00');
    gives(made, ['red', roster([2000])]);
    expect(refusals(made, 'red', roster([2500]))).toEqual(['roster-frozen']);
  });

  test('NODE-BF-06: not after its first order or battle', () => {
    const made = happens(fresh(), (play) => freeze(play, force('f1')));
    expect(refusals(made, 'red', roster([500]))).toEqual(['roster-frozen']);
  });

  test('NODE-BF-14, NODE-XP-05: names, backgrounds and honours', () => {
    const made = fresh({}, [500]);
    gives(made, ['red', { type: 'rename', force: force('f1'), name: 'First', background: '' }]);
    gives(made, ['red', { type: 'honours', force: force('f1'), unit: unitId.parse('u1'), honours: 'Steady' }]);
    expect(made.state.forces.f1).toMatchObject({ name: 'First', units: [{ honours: 'Steady' }] });
    const other: Order = { type: 'honours', force: force('f1'), unit: unitId.parse('u2'), honours: '' };
    expect(refusals(made, 'red', other)).toEqual(['unit-unknown']);
  });
});

test('NODE-BF-14: no two battleforces have one name, whatever its capitals', () => {
  const made = fresh({}, [500]);
  const [other = ''] = Object.values(made.state.forces).flatMap(({ id, name }) => (id === 'f1' ? [] : [name]));
  const rename = (name: string): Order => ({ type: 'rename', force: force('f1'), name, background: 'Old' });
  expect(other).not.toBe('');
  expect(refusals(made, 'red', rename(other.toUpperCase()))).toEqual(['name-taken']);
  expect(refusals(made, 'red', rename(made.state.forces.f1?.name ?? ''))).toEqual([]);
});

test.each(['', '   ', '\u00a0'])('NODE-BF-14: a battleforce is not called %j', (name) => {
  const rename = { type: 'rename', force: 'f1', name, background: '' };
  expect(schemas.order.safeParse(rename).success).toBe(false);
  expect(schemas.order.parse({ ...rename, name: ' First ' })).toMatchObject({ name: 'First' });
});

describe('Changes', () => {
  const order = (more: Partial<Modify>): Modify => ({
    type: 'modify',
    force: force('f1'),
    add: [],
    retire: [],
    change: [],
    retrain: false,
    ...more,
  });
  const change = (unit: string, changes = 1, into = squad(510)) => ({ unit: unitId.parse(unit), changes, into });
  /** Two squads with this experience. */
  const veterans = (xp: number, settings: Readonly<Record<string, unknown>> = {}, isMindless = false) => {
    const made = fresh(settings, [500, 500]);
    return happens(made, (play) => {
      for (const unit of play.state.forces.f1?.units ?? []) Object.assign(unit, { xp, isMindless });
    });
  };
  const faults = (made: ReturnType<typeof veterans>, command: Modify) =>
    modifyFaults(made.seenBy('red'), seat('red'), command).map(({ code }) => code);
  const done = (made: ReturnType<typeof veterans>, command: Modify) =>
    happens(made, (play) => modify(play, seat('red'), command));

  test.each([
    [
      'NODE-ORD-11: one added, two retired',
      { add: [squad(100)], retire: ['u1', 'u2'].map((id) => unitId.parse(id)) },
      4,
    ],
    ['NODE-BF-07: one added, one retired', { add: [squad(100)], retire: [unitId.parse('u1')] }, 3],
    ['NODE-BF-10: a squad added to a platoon', { add: [squad(100)] }, 2],
    [
      'NODE-BF-09: weapon, sergeant and a squad, retrained',
      { add: [squad(100)], change: [change('u1'), change('u2')], retrain: true },
      7,
    ],
    ['NODE-BF-09: the same without', { add: [squad(100)], change: [change('u1'), change('u2')] }, 2],
    ['NODE-BF-08: a change alone', { change: [change('u1')] }, 0],
  ])('%s', (_title, more, price) => {
    expect(modifyPrice(fresh().state, order(more))).toBe(price);
  });

  test('NODE-ORD-12: with the erratum retraining costs 1', () => {
    const command = order({ change: [change('u1')], retrain: true });
    expect(modifyPrice(fresh({ errata: { retrain1: 'on' } }).state, command)).toBe(1);
  });

  test('NODE-BF-07: new units have no experience, others keep theirs', () => {
    const made = done(veterans(900), order({ add: [squad(100)], retire: [unitId.parse('u1')] }));
    expect(unitsOf(made).map(({ points, xp }) => [points, xp])).toEqual([
      [500, 900],
      [100, 0],
    ]);
  });

  test.each([
    ['NODE-BF-08: a new weapon', 350, 1, false, 250],
    ['NODE-BF-08: never below 0', 60, 1, false, 0],
    ['NODE-BF-08: weapon and sergeant', 350, 2, false, 150],
    ['NODE-BF-09: one change, retrained', 350, 1, true, 350],
    ['NODE-BF-09: two changes, retrained', 350, 2, true, 250],
  ])('%s', (_title, xp, changes, retrain, after) => {
    const made = done(veterans(xp), order({ change: [change('u1', changes)], retrain }));
    expect(unitsOf(made)[0]).toMatchObject({ id: 'u1', points: 510, xp: after });
    expect(unitsOf(made)[1]).toMatchObject({ id: 'u2', xp });
  });

  test('NODE-BF-07 to -09: both prices of the same changes, and what is lost', () => {
    const made = veterans(250);
    const f1 = made.state.forces.f1;
    if (f1 === undefined) throw new Error('no battleforce');
    const command = order({ add: [squad(100)], retire: [unitId.parse('u2')], change: [change('u1', 2)] });
    expect(modifyForecast(made.state, f1, command)).toEqual({
      points: 610,
      without: { price: 3, xpLost: 450, changed: [{ unit: 'u1', xp: 50 }] },
      with: { price: 8, xpLost: 350, changed: [{ unit: 'u1', xp: 150 }] },
    });
  });

  test.each<[string, Partial<Modify>, readonly string[]]>([
    ['nothing', {}, ['nothing-changed']],
    ['a Retrain without a change', { retrain: true, add: [squad(100)] }, ['nothing-changed']],
    [
      'a change that changes nothing',
      { change: [change('u1', 1, squad(500, { name: 'Unit 1' }))] },
      ['nothing-changed'],
    ],
    ['a unit of another battleforce', { retire: [unitId.parse('u3')] }, ['unit-unknown']],
    ['a unit twice', { retire: [unitId.parse('u1')], change: [change('u1')] }, ['unit-unknown']],
    ['more than 3000 points', { add: [squad(2005)] }, ['roster-too-large']],
    ['3000 points after one has gone', { add: [squad(2500)], retire: [unitId.parse('u1')] }, []],
  ])('NODE-ORD-11: %s', (_title, more, problems) => {
    expect(faults(veterans(0), order(more))).toEqual(problems);
  });

  test('NODE-BF-11: not while locked', () => {
    expect(faults(attacked(veterans(0), 'O4', 'f2'), order({ add: [squad(100)] }))).toEqual(['force-locked']);
  });

  test('NODE-BF-12: with the option, mindless units change by a Retrain only, once', () => {
    const mindless = veterans(0, { errata: { mindless: 'on' } }, true);
    const becomes = squad(510, { isMindless: false });
    expect(faults(mindless, order({ change: [change('u1', 1, becomes)] }))).toEqual(['retrain-needed']);
    expect(faults(mindless, order({ change: [change('u1')], retrain: true }))).toEqual([]);
    expect(faults(mindless, order({ change: [change('u1', 2)], retrain: true }))).toEqual(['retrain-needed']);
    expect(faults(veterans(0, {}, true), order({ change: [change('u1')] }))).toEqual([]);
  });
});

describe('A battleforce without a roster', () => {
  const list = (points: readonly number[]): Order => ({
    type: 'list',
    battle: battle('b1'),
    force: force('f1'),
    units: points.map((one) => squad(one)),
  });
  const level: Order = { type: 'level', battle: battle('b1'), level: 1000 };
  const agreed = (units: readonly number[] = []) =>
    gives(attacked(fresh({}, units), 'O4', 'f2'), ['red', level], ['blue', level]);
  const approve = (made: ReturnType<typeof agreed>) =>
    happens(made, (play) => {
      for (const one of talkIn(play, battle('b1')).lists) one.isApproved = true;
    });

  test('NODE-BF-15: fields a list at the agreed level, which becomes its roster once it is approved', () => {
    const made = gives(agreed(), ['red', list([600, 400])]);
    const [first] = unitsOf(made);
    const fought = report({ winner: 0 }, [use(first?.id ?? 'u1')]);
    expect(refusals(made, 'red', fought)).toEqual(['list-unapproved']);
    gives(approve(made), ['red', fought], ['blue', confirm()]);
    expect(unitsOf(made).map(({ points, xp }) => [points, xp])).toEqual([
      [600, 200],
      [400, 0],
    ]);
  });

  test('NODE-BF-15: a list that is not approved is gone after the battle', () => {
    const made = gives(agreed(), ['red', list([1000])], ['blue', { type: 'concede', battle: battle('b1') }]);
    expect(unitsOf(made)).toEqual([]);
  });

  test('NODE-BF-15: the list may be given again until it is approved', () => {
    const made = gives(agreed(), ['red', list([1000])], ['red', list([900])]);
    expect(unitsOf(made).map(({ points }) => points)).toEqual([900]);
    expect(refusals(approve(made), 'red', list([1000]))).toEqual(['roster-not-empty']);
  });

  test.each([
    ['above the level', agreed, [1005], 'too-many-points'],
    ['without units', agreed, [], 'units-missing'],
    ['with a roster', () => agreed([500]), [500], 'roster-not-empty'],
    ['before the level is agreed', () => attacked(fresh(), 'O4', 'f2'), [500], 'level-missing'],
  ])('NODE-BF-15: not %s', (_title, made, points, code) => {
    expect(refusals(made(), 'red', list(points))).toEqual([code]);
  });

  test('NODE-BF-15: not for a battleforce of the other side', () => {
    expect(refusals(agreed(), 'blue', list([500]))).toEqual(['force-not-yours']);
  });
});
