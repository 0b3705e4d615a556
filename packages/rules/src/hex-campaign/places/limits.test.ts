import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../data/settings.ts';
import { excess } from '../taking/excess.ts';
import type { Defence, DefenceType, Faction, StrongholdLevel } from '../types.ts';
import { DEFENCE_TYPES, FACTIONS } from '../types.ts';
import { limitsOf, mostStrongholds, overfilled } from './limits.ts';

const built = (id: string, type: DefenceType, paid: number): Defence => ({
  id,
  type,
  weapon: null,
  race: 'sm',
  paid,
  built: 1,
  disabled: null,
  shrine: null,
});

describe('HEX-DEF-01, HEX-RACE-DE-01: what a Stronghold has room for', () => {
  test.each<[StrongholdLevel, Faction, readonly [number, number, number, number, number]]>([
    [1, 'sm', [0, 1, 0, 2, 50]],
    [2, 'sm', [1, 2, 2, 2, 100]],
    [3, 'sm', [2, 4, 4, 2, 150]],
    [1, 'de', [0, 1, 0, 1, 25]],
    [2, 'de', [1, 1, 1, 1, 50]],
    [3, 'de', [1, 2, 2, 1, 75]],
  ])('level %i of %s', (level, faction, [turrets, towers, walls, bunkers, other]) => {
    expect(limitsOf(level, faction)).toEqual({ turrets, towers, walls, bunkers, other });
  });

  test.each<[Faction, number, number | null]>([
    ['de', 3, 5],
    ['de', 2, 3],
    ['de', 0, 0],
    ['sm', 3, null],
  ])('HEX-RACE-DE-02: %s with %i Urban hexes', (faction, urban, most) => {
    expect(mostStrongholds(faction, urban)).toBe(most);
  });
});

const defence = fc.record({ type: fc.constantFrom(...DEFENCE_TYPES), paid: fc.constantFrom(3, 6, 20, 50, 75, 125) });
const walls = fc.boolean().map((wallsCountAsOther) => ({ ...defaultSettings, wallsCountAsOther }));

describe('HEX-DEF-16: what a smaller Stronghold keeps', () => {
  test('always fits, loses nothing that would still fit, and splits into kept and lost without a remainder', () => {
    const levels = fc.constantFrom<StrongholdLevel>(1, 2, 3);
    fc.assert(
      fc.property(
        fc.array(defence, { maxLength: 14 }),
        levels,
        fc.constantFrom(...FACTIONS),
        walls,
        (raw, level, race, rules) => {
          const all = raw.map(({ type, paid }, i) => built(`d${i + 1}`, type, paid));
          const { kept, surplus } = excess(all, level, race, rules);
          const limits = limitsOf(level, race);
          expect(overfilled(kept, limits, rules)).toBeNull();
          expect([...kept, ...surplus].map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
          for (const one of surplus) expect(overfilled([...kept, one], limits, rules)).not.toBeNull();
        },
      ),
    );
  });

  test('of equals keeps the older, of unequals the dearer', () => {
    const all = [built('d1', 'tower', 50), built('d2', 'radar-tower', 75), built('d3', 'tower', 50)];
    expect(excess(all, 2, 'sm', defaultSettings).kept.map(({ id }) => id)).toEqual(['d1', 'd2']);
    expect(excess(all, 1, 'sm', defaultSettings).kept.map(({ id }) => id)).toEqual(['d2']);
  });
});
