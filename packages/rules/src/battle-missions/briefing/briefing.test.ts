import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDice } from '../dice/reader.ts';
import { brief as briefSchema } from '../schemas/setup.ts';
import type { Brief } from '../types.ts';
import { LIGHTS, SCOPES } from '../vocabulary.ts';
import { changedFixed, completed, isInForce, usesPoints } from './briefing.ts';
import { randomMission } from './mission.ts';

const brief = (changes: Parameters<typeof briefSchema.parse>[0] = {}): Brief => briefSchema.parse(changes);
const withRules = (rules: Partial<Brief['rules']>, rest: Partial<Brief> = {}) => completed(brief({ ...rest, rules }));

test('MSN-COMP-01: a mission has six turns, level Gamma and no objective unless it says otherwise', () => {
  expect(brief()).toMatchObject({ turns: 6, level: 'gamma', objective: 'none', pointsLimit: 1500 });
});

test('MSN-COMP-01: a loot mission at level Omega with two special rules is valid and counts victory points', () => {
  const mission = withRules({ reserves: 'both', night: 'both' }, { level: 'omega', objective: 'loot', counters: 4 });
  expect(usesPoints(mission, false)).toBe(true);
  expect(mission.rules).toMatchObject({ reserves: 'both', night: 'both', escalation: 'off' });
});

test.each([
  ['no turns', { turns: 0 }],
  ['13 turns', { turns: 13 }],
  ['a limit of 249 points', { pointsLimit: 249 }],
  ['a limit of 10,001 points', { pointsLimit: 10_001 }],
])('MSN-COMP-01: a mission with %s is refused', (_title, changes) => {
  expect(briefSchema.safeParse(changes).success).toBe(false);
});

test('MSN-ESC-01, MSN-COMP-01: Escalation brings Reserves with the same scope', () => {
  expect(withRules({ escalation: 'both' }).rules.reserves).toBe('both');
  expect(withRules({ escalation: 'a' }).rules.reserves).toBe('a');
  expect(withRules({ escalation: 'a', reserves: 'b' }).rules.reserves).toBe('both');
});

test('MSN-COMP-02: Deep Strike for side A does not hold for side B', () => {
  const { rules } = withRules({ 'deep-strike': 'a' });
  expect([isInForce(rules, 'deep-strike', 'a'), isInForce(rules, 'deep-strike', 'b')]).toEqual([true, false]);
});

test('MSN-COMP-02: Night Fighting for side A is stored as Night Fighting for both', () => {
  expect(withRules({ night: 'a' }).rules.night).toBe('both');
  expect(withRules({ 'random-length': 'b' }).rules['random-length']).toBe('both');
});

test('MSN-COMP-03: in a battle by night there is no dusk and no dawn', () => {
  expect(withRules({ night: 'both', 'dusk-dawn': 'both' }).rules['dusk-dawn']).toBe('off');
});

test('MSN-COMP-07: where the campaign fixes the light, it decides whether it is night, and nobody rolls for dusk', () => {
  const night = withRules({ 'dusk-dawn': 'both' }, { light: 'night' });
  expect(night.rules).toMatchObject({ night: 'both', 'dusk-dawn': 'off' });
  const day = withRules({ 'dusk-dawn': 'both', night: 'both' }, { light: 'day' });
  expect(day.rules).toMatchObject({ night: 'off', 'dusk-dawn': 'off' });
});

test('MSN-COMP-07: the players cannot change what the campaign has fixed', () => {
  const fixed = { fields: ['turns'], rules: ['night'], brackets: null } as const;
  expect(changedFixed(fixed, brief(), brief({ turns: 5, objective: 'loot' }))).toEqual(['turns']);
  expect(changedFixed(fixed, brief(), brief({ rules: { night: 'both', reserves: 'both' } }))).toEqual(['night']);
  expect(changedFixed(fixed, brief(), brief({ objective: 'lines' }))).toEqual([]);
  expect(changedFixed(null, brief(), brief({ turns: 5 }))).toEqual([]);
});

test('MSN-VP-01: level Alpha has no victory points, except in a campaign or if the mission says so', () => {
  expect(usesPoints(brief({ level: 'alpha' }), false)).toBe(false);
  expect(usesPoints(brief({ level: 'alpha' }), true)).toBe(true);
  expect(usesPoints(brief({ level: 'alpha', victoryPoints: true }), false)).toBe(true);
  expect(usesPoints(brief({ level: 'omega', victoryPoints: false }), false)).toBe(false);
});

test('MSN-COMP-03: a loot mission with four rules and four counters', () => {
  expect(readDice(randomMission(), [3, 2, 5, 1, 3, 6, 2, 4, 4, 4])).toEqual({
    kind: 'read',
    reading: {
      objective: 'loot',
      counters: 4,
      inForce: ['deep-strike', 'infiltrate', 'random-length', 'reserves'],
    },
  });
});

test('MSN-COMP-03: sixes are rolled again for the objective, and Escalation brings Reserves without a die', () => {
  expect(readDice(randomMission(), [6, 6, 5, 1, 1, 1, 6, 1, 1, 1])).toEqual({
    kind: 'read',
    reading: { objective: 'annihilation', counters: null, inForce: ['escalation', 'reserves'] },
  });
});

test('MSN-COMP-03: rolled together with Night Fighting, Dusk & Dawn is dropped', () => {
  expect(readDice(randomMission(), [1, 1, 1, 4, 1, 1, 4, 1, 1])).toMatchObject({ reading: { inForce: ['night'] } });
});

test('MSN-COMP-01: completing a mission twice changes nothing', () => {
  const scope = fc.constantFrom(...SCOPES);
  const rules = fc.record({ escalation: scope, reserves: scope, night: scope, 'dusk-dawn': scope, infiltrate: scope });
  fc.assert(
    fc.property(rules, fc.constantFrom(...LIGHTS), (given, light) => {
      const once = withRules(given, { light });
      expect(completed(once)).toEqual(once);
    }),
  );
});
