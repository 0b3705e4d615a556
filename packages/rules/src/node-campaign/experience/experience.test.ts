import { expect, test } from 'vitest';
import { attacked, confirm, field, gives, report, use } from '../battles/testing.ts';
import type { UnitDeed } from '../types.ts';
import { honoursOf } from './experience.ts';

/** Red attacks blue with u2 and u3, which have some experience, and a Kill-Team, u4. */
function fought(xp: number, settings: Readonly<Record<string, unknown>> = {}) {
  const made = field(
    { red: 'chaos', blue: 'orks' },
    {
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: [500], list: [] },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: [500, 500], killTeam: [100] },
      },
      control: { O3: 'blue', O7: 'red' },
      settings,
    },
  );
  const [f2] = [made.state.forces.f2];
  if (f2 !== undefined) {
    const units = f2.units.map((unit) => ({ ...unit, xp }));
    made.state = { ...made.state, forces: { ...made.state.forces, f2: { ...f2, units } } };
  }
  return attacked(made, 'O4', 'f2');
}
const xpOf = (made: ReturnType<typeof fought>) =>
  Object.fromEntries(
    Object.values(made.state.forces).flatMap(({ units, killTeam }) =>
      [...units, ...killTeam].map(({ id, xp }) => [id, xp]),
    ),
  );

test.each<[string, number, readonly UnitDeed[], boolean, 0 | 1 | null, readonly number[], number]>([
  ['NODE-XP-02: fought, won, objective', 0, ['objective'], true, 1, [], 300],
  ['NODE-XP-02: all that can be gained', 0, ['objective', 'assault', 'beyond-duty'], true, 1, [2], 500],
  ['NODE-XP-02: reduced to half strength, not below what it had', 400, ['halved'], true, 1, [3], 400],
  ['NODE-XP-02: reduced to half strength, with a gain', 400, ['halved', 'objective'], true, 1, [1], 600],
  ['NODE-XP-02: halved and beyond the call of duty', 0, ['halved', 'beyond-duty'], true, 1, [1, 3], 250],
  ['NODE-XP-02: wiped out', 250, ['destroyed', 'objective'], true, 1, [], 150],
  ['NODE-XP-02: wiped out with little', 50, ['destroyed'], true, 1, [], 0],
  ['NODE-XP-03, NODE-BTL-04: a partial unit', 0, ['objective'], false, 1, [], 150],
  ['NODE-XP-03: half, rounded down', 0, ['beyond-duty'], false, 0, [1], 75],
  ['NODE-XP-03: losses are not halved', 250, ['destroyed'], false, 1, [], 150],
  ['NODE-XP-06: lost', 0, [], true, 0, [], 100],
  ['NODE-XP-06: a draw', 0, [], true, null, [], 100],
])('%s', (_title, before, deeds, isFull, winner, dice, after) => {
  const made = fought(before);
  gives(made, ['red', report({ winner }, [use('u2', deeds, isFull)])]);
  made.dice({ 'NODE-XP-02 u2': dice });
  gives(made, ['blue', confirm()]);
  expect(xpOf(made).u2).toBe(after);
});

test('NODE-XP-01: a unit that was left at home gains nothing', () => {
  const made = gives(fought(0), ['red', report({}, [use('u2')])], ['blue', confirm()]);
  expect(xpOf(made)).toEqual({ u1: 0, u2: 200, u3: 0, u4: 0 });
});

test.each([
  [false, 0],
  [true, 200],
])('NODE-XP-04: Kill-Teams, with the setting %s', (killTeamXp, after) => {
  const made = gives(fought(0, { killTeamXp }), ['red', report({ mission: 'kill-team', level: 160 }, [use('u4')])]);
  gives(made, ['blue', confirm()]);
  expect(xpOf(made).u4).toBe(after);
});

test('NODE-XP-06: booked at the confirmation, publicly, each player for its own units', () => {
  const made = gives(fought(0), ['red', report({}, [use('u2')])]);
  expect(xpOf(made).u2).toBe(0);
  gives(made, ['blue', confirm([use('u1', ['objective'])])]);
  expect(xpOf(made)).toMatchObject({ u1: 200, u2: 200 });
  const told = made.events.flatMap((event) =>
    event.type === 'xp-gained' ? [[event.to, event.seat, event.units]] : [],
  );
  expect(told).toEqual([
    ['all', 'blue', [{ name: 'Unit 1', xp: 200, dice: [] }]],
    ['all', 'red', [{ name: 'Unit 2', xp: 200, dice: [] }]],
  ]);
});

test('NODE-BF-12: mindless units gain nothing, with the option', () => {
  const played = (mindless: string) => {
    const made = fought(0, { errata: { mindless } });
    const f2 = made.state.forces.f2;
    const units = (f2?.units ?? []).map((unit) => ({ ...unit, isMindless: true }));
    if (f2 !== undefined) made.state = { ...made.state, forces: { ...made.state.forces, f2: { ...f2, units } } };
    return xpOf(gives(made, ['red', report({}, [use('u2')])], ['blue', confirm()])).u2;
  };
  expect([played('off'), played('on')]).toEqual([200, 0]);
});

test.each([
  [0, 300, 0],
  [299, 300, 0],
  [905, 300, 3],
  [905, 500, 1],
])('NODE-XP-05: %d XP at an honour for every %d', (xp, xpPerHonour, honours) => {
  expect(honoursOf({ xpPerHonour }, { xp })).toBe(honours);
});
