import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_DEEDS } from '../battles/results.ts';
import { type War, war } from '../testing/war.ts';
import type { Deeds, Detachment, Level } from '../types.ts';
import { choicesAltered } from './alterations.ts';
import { honoursOf, levelOf, xpAfter } from './experience.ts';

test.each<[number, Level]>([
  [0, 'green'],
  [1, 'experienced'],
  [5, 'experienced'],
  [6, 'veteran'],
  [10, 'veteran'],
  [11, 'crack'],
  [20, 'crack'],
  [21, 'elite'],
])('SEC-XP-02: %i is %s', (xp, level) => {
  expect(levelOf(xp)).toBe(level);
});

test('SEC-XP-04: 25 XP give no battle honour, 26 one, 31 two', () => {
  expect([26, 25, 31, 3].map(honoursOf)).toEqual([1, 0, 2, 0]);
});

const after = (kind: 'ground' | 'aerial', xp: number, deeds: Partial<Deeds>, isSpared = false) =>
  xpAfter({ kind, xp }, { ...NO_DEEDS, ...deeds }, isSpared);

test.each<[string, number, number]>([
  ['SEC-XP-05: fought, two sixes, an objective: 4', after('ground', 0, { sixes: 2, objectives: 1 }), 4],
  ['SEC-XP-05: a war engine: 2', after('ground', 0, { engines: 1 }), 2],
  ['SEC-XP-05, -06: fought, a six, below half: nothing', after('ground', 5, { sixes: 1, isHalved: true }), 5],
  ['SEC-XP-06: +5 −3 is +2', after('ground', 5, { sixes: 4, isHalved: true }), 7],
  ['SEC-XP-07: wiped out at 6 is 5', after('ground', 6, { sixes: 3, isHalved: true, isWiped: true }), 5],
  ['SEC-XP-07: and never below 0', after('ground', 0, { isWiped: true }), 0],
  ['SEC-XP-09: fought, and halved an enemy: 2', after('aerial', 0, { flyers: 1 }), 2],
  ['SEC-XP-09: fought, and halved itself: nothing', after('aerial', 3, { isHalved: true }), 3],
  ['SEC-XP-09: flyers gain nothing by sixes and objectives', after('aerial', 0, { sixes: 3, objectives: 1 }), 1],
  ['SEC-XP-05: others gain nothing by flyers', after('ground', 0, { flyers: 3 }), 1],
  ['SEC-DIR-10: spared, wiped out after +2: keeps the +2', after('ground', 4, { sixes: 1, isWiped: true }, true), 6],
  ['SEC-DIR-10: spared, below half: +1', after('ground', 4, { isHalved: true }, true), 5],
])('%s', (_title, is, expected) => {
  expect(is).toBe(expected);
});

test('SEC-XP-06, -07: no battle costs more than the 1 XP of a detachment wiped out', () => {
  const some = fc.nat(9);
  const deeds = fc.record({
    isHalved: fc.boolean(),
    isWiped: fc.boolean(),
    sixes: some,
    objectives: some,
    engines: some,
  });
  fc.assert(
    fc.property(fc.constantFrom('ground' as const, 'aerial' as const), fc.nat(40), deeds, (kind, xp, done) => {
      const now = after(kind, xp, { ...done, flyers: done.sixes });
      expect(now).toBeGreaterThanOrEqual(Math.max(0, done.isWiped ? xp - 1 : xp));
    }),
  );
});

/** West’s Larks have scouted B, and met Hawks there. */
function scouted(dice: readonly number[]) {
  const pieces = { Larks: 'west 8 aerial', Owls: 'east E', Hawks: 'east B aerial hunts4' };
  const made = war('air', { pieces });
  made.does('west', { type: 'mission', detachment: made.one('Larks').id, mission: 'scouting' });
  made.does('east', { type: 'mission', detachment: made.one('Hawks').id, mission: 'intercept' });
  const at = made.board.counters[made.one('Hawks').counter ?? '']?.at;
  const territory = at ?? made.board.territories.e2?.id;
  if (territory === undefined) throw new Error('Hawks are in B');
  made.dice({ 'SEC-AIR-05 east-2': dice, 'SEC-SCOUT-04 west-1 east-2': [3] });
  const scout = { type: 'scout', detachment: made.one('Larks').id, territory, back: null, escort: null } as const;
  made.does('west', { ...scout, route: [territory] });
  return made.nextTurn('air');
}

test('SEC-XP-09, SEC-XP-10: all air combat of a turn is one battle, credited when the turn ends', () => {
  const made = scouted([5, 5, 1, 1]);
  // Larks fought and were halved; Hawks fought and halved them. Each began with 1 XP.
  expect([made.one('Larks').xp, made.one('Hawks').xp]).toEqual([1, 3]);
  expect(made.story.filter(({ type }) => type === 'xp-changed').map(({ to }) => to)).toEqual([['bert']]);
});

test('SEC-XP-07, SEC-AIR-14: aircraft that are shot down are wiped out', () => {
  const made = scouted([5, 5, 6, 6]);
  expect([made.one('Larks').xp, made.one('Larks').isWiped]).toEqual([0, false]);
});

const altering = (settings: Readonly<Record<string, unknown>>) => {
  const pieces = { Wolves: 'west 8', Owls: 'east B' };
  const made = war('command', { pieces, settings: { commandResources: true, ...settings } });
  const { id, name, kind, units, isCommander } = made.one('Wolves');
  const into = { name, kind, isCommander, units: units.map((unit) => ({ ...unit, points: 90 })) };
  return { made, order: { type: 'alter', detachment: id, into, choices: 2 } as const };
};

test('SEC-XP-11: detachments are fixed unless the terms say otherwise; each choice costs 1 XP, never below 0', () => {
  const fixed = altering({});
  expect(fixed.made.give('west', fixed.order)).toMatchObject([{ code: 'no-alterations' }]);
  const { made, order } = altering({ alterations: true });
  expect(made.give('west', order)).toEqual([]);
  expect([made.one('Wolves').xp, made.one('Wolves').units[0]?.points]).toEqual([0, 90]);
  const large = {
    ...order,
    into: { ...order.into, units: order.into.units.map((unit) => ({ ...unit, points: 6000 })) },
  };
  expect(made.give('west', large)).toMatchObject([{ code: 'too-many-points' }]);
});

test('SEC-XP-11: both sides can alter detachments at the start of a turn, even without other optional rules', () => {
  const made = war('moves', { pieces: { Wolves: 'west 8', Owls: 'east B' }, settings: { alterations: true } });
  expect(made.nextTurn('command').asked()).toEqual(['west command', 'east command']);
});

const line = (name: string, points: number, traits: readonly ('flak' | 'infiltrator')[] = []) => ({
  ...{ name, count: 2, points, traits: [...traits], intercept: 0, armour: 5, lift: 0 },
});
const SHEET = { units: [line('Guns', 100, ['flak', 'infiltrator']), line('Rifles', 50)] };

test.each([
  ['nothing', [line('Rifles', 50), line('Guns', 100, ['infiltrator', 'flak'])], 0],
  ['one line', [line('Guns', 110, ['flak', 'infiltrator']), line('Rifles', 50)], 1],
  ['both lines', [line('Cannon', 100), line('Rifles', 60)], 2],
  ['a line left out', [line('Rifles', 50)], 1],
  ['the same line once more', [...SHEET.units, line('Rifles', 50)], 1],
  ['one line altered and one added', [line('Guns', 100), line('Rifles', 50), line('Scouts', 20)], 2],
])('SEC-XP-11: choices altered: %s', (_title, units, choices) => {
  expect(choicesAltered(SHEET, { units })).toBe(choices);
});

/** Wolves as they would be with this change. */
function changed(made: War, change: Partial<Detachment>): void {
  const { state } = made;
  const { west } = state.desks;
  const wolves = { ...made.one('Wolves'), ...change };
  made.state = {
    ...state,
    desks: { ...state.desks, west: { ...west, detachments: { ...west.detachments, [wolves.id]: wolves } } },
  };
}

test.each([
  ['counts fewer choices than it makes', { choices: 1 }, 90, 110, 'too-few-choices'],
  ['changes nothing', { choices: 1 }, 100, 100, 'nothing-changed'],
])('SEC-XP-11: an alteration that %s is refused', (_title, counted, first, second, code) => {
  const { made, order } = altering({ alterations: true });
  const [unit] = made.one('Wolves').units;
  if (unit === undefined) throw new Error('Wolves have units');
  const twice = [unit, { ...unit, name: 'Others' }];
  changed(made, { units: twice });
  const units = [first, second].map((points, i) => ({ ...(twice[i] ?? unit), points }));
  expect(made.give('west', { ...order, ...counted, into: { ...order.into, units } })).toMatchObject([{ code }]);
});

test('SEC-XP-11, SEC-CR-04: temporary detachments can’t be altered', () => {
  const { made, order } = altering({ alterations: true });
  changed(made, { tenure: 'bought' });
  expect(made.give('west', order)).toMatchObject([{ code: 'detachment-wrong-kind' }]);
});
