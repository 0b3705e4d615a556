import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { faults } from '../faults.ts';
import { piece } from '../testing/board.ts';
import { battlefield, concluded, fallen, report, type UnitGiven } from '../testing/fought.ts';
import type { BattleReport, Faction, State, Unit } from '../types.ts';
import { rosterSize } from '../units/living.ts';

const SIZE = 5;
const RACES: readonly Faction[] = ['sm', 'ch', 'de', 'el', 'ty', 'ork', 'ig'];

const unitGiven = fc
  .tuple(fc.nat(SIZE), fc.nat(SIZE), fc.constantFrom('foot', 'vehicle', 'character'), fc.integer({ min: 1, max: 300 }))
  .map(([ready, hurt, sort, points]): UnitGiven => {
    const wounded = Math.min(hurt, SIZE - ready);
    const models = { ready, wounded, dead: SIZE - ready - wounded };
    if (sort === 'vehicle') return { points, models: { ...models, wounded: 0, damaged: wounded }, tags: ['vehicle'] };
    if (sort === 'foot') return { points, models };
    return { points, models, limits: [{ name: 'Hero', kind: 'character', most: 1 }] };
  });
const roster = fc.array(unitGiven, { minLength: 1, maxLength: 3 });

const few = fc.nat(SIZE + 1);
const unitReport = (unit: string) =>
  fc
    .record({
      lost: few,
      damaged: few,
      immobilised: few,
      wounded: few,
      retreated: few,
      prisoners: few,
      broken: fc.option(
        fc.record({ leadership: fc.integer({ min: 2, max: 12 }), rallied: fc.constantFrom(null, true, false) }),
        { freq: 2 },
      ),
      demon: fc.constantFrom(null, null, 'alive' as const, 'killed' as const),
      xp: few,
    })
    .map((given) => fallen(unit, given));
const side = fc.constantFrom('attacker' as const, 'defender' as const);
const reports: fc.Arbitrary<BattleReport> = fc
  .record({
    points: fc.record({ attacker: fc.nat(900), defender: fc.nat(900) }),
    scenario: fc.option(side),
    retreats: fc.uniqueArray(side),
    surrender: fc.option(side, { freq: 2 }),
    units: fc.tuple(...['R1-1', 'R1-2', 'B1-1', 'B1-2', 'B2-1', 'G1-1'].map(unitReport)),
  })
  .map((given) =>
    report({ ...given, units: given.units.map((one) => (one.piece === 'G1' ? { ...one, took: 'entered' } : one)) }),
  );

const scenes = fc
  .record({
    rosters: fc.record({ R1: roster, B1: roster, B2: roster, G1: roster }),
    factions: fc.record({
      red: fc.constantFrom(...RACES),
      blue: fc.constantFrom(...RACES),
      green: fc.constantFrom(...RACES),
    }),
    unitXp: fc.constantFrom('on' as const, 'off' as const),
    kind: fc.constantFrom('attack' as const, 'raid' as const),
  })
  .map(({ rosters, factions, unitXp, kind }) => {
    const pieces = {
      R1: 'red infantry 4 @ 5,4',
      B1: 'blue infantry 4 @ 5,4',
      B2: 'blue garrison @ 5,4',
      G1: 'green infantry 4 @ 6,4',
    };
    const given = { factions, settings: { unitXp }, treaties: [['alliance', 'green', 'blue'] as const] };
    const supporters = [
      { piece: piece('G1'), side: 'defender', order: 'support', fromOrbit: false, assigned: true } as const,
    ];
    return battlefield(pieces, rosters, given, { kind, supporters });
  });

function unitsOf({ pieces, captives }: State): ReadonlyMap<string, Unit> {
  const armies = [...Object.values(pieces), ...Object.values(captives).map(({ detachment }) => detachment)];
  return new Map(armies.flatMap((army) => ('units' in army ? army.units : [])).map((unit) => [unit.id, unit]));
}

const total = (units: ReadonlyMap<string, Unit>) =>
  [...units.values()].reduce((sum, unit) => sum + rosterSize(unit), 0);

test('HEX-AFT-11: whatever is reported, no unit has more or fewer models than before, and no count is negative', () => {
  fc.assert(
    fc.property(scenes, reports, fc.nat(1000), (state, given, seed) => {
      const before = unitsOf(state);
      const { state: after } = concluded(state, { how: 'table', report: given }, {}, seed);
      for (const [id, unit] of unitsOf(after)) {
        expect([id, rosterSize(unit)]).toEqual([id, rosterSize(before.get(id) ?? unit)]);
        expect(Math.min(...Object.values(unit.models))).toBeGreaterThanOrEqual(0);
      }
      const gone = [...before.keys()].filter((id) => !unitsOf(after).has(id));
      const left = total(unitsOf(after)) + gone.reduce((sum, id) => sum + rosterSize(before.get(id) ?? never(id)), 0);
      expect(left).toBe(total(before));
    }),
  );
});

function never(id: string): never {
  throw new Error(`no unit ${id}`);
}

test('HEX-AFT-06, -14: an army vanishes only where an event says so', () => {
  fc.assert(
    fc.property(scenes, reports, fc.nat(1000), (state, given, seed) => {
      const { state: after, events } = concluded(state, { how: 'table', report: given }, {}, seed);
      const told = events.flatMap((event) =>
        event.type === 'detachment-lost' || event.type === 'detachment-captured' ? [event.piece] : [],
      );
      const gone = Object.keys(state.pieces).filter((id) => !(id in after.pieces));
      expect([...told].sort()).toEqual(gone.sort());
      const killed = events.flatMap((event) => (event.type === 'captives-killed' ? [event.piece] : []));
      const captured = events.flatMap((event) => (event.type === 'detachment-captured' ? [event.piece] : []));
      expect(Object.keys(after.captives).sort()).toEqual(captured.filter((id) => !killed.includes(id)).sort());
    }),
  );
});

test('HEX-AFT-07, -20, -21: the loser gains nothing, the winner VP and no more BP than the loser lost', () => {
  fc.assert(
    fc.property(scenes, reports, fc.nat(1000), (state, given, seed) => {
      const units = given.units.map((one) => ({ ...one, prisoners: 0 }));
      const { state: after } = concluded(state, { how: 'table', report: { ...given, units } }, {}, seed);
      const { winner, vp, bp, lost } = after.battles[0]?.result ?? never('result');
      expect(['red', 'blue', 'green'].map((seat) => vpOf(after, seat))).toEqual([vp.attacker, vp.defender, 0]);
      expect(bp.attacker).toBeLessThanOrEqual(lost.defender);
      expect(bp.defender).toBeLessThanOrEqual(lost.attacker);
      if (winner === null) expect([6, 7]).toContain(vp.attacker + vp.defender);
      const loser = winner === 'attacker' ? 'defender' : 'attacker';
      if (winner !== null) expect([vp[loser], bp[loser], vp[winner] > 0]).toEqual([0, 0, true]);
    }),
  );
});

test('HEX-TBL-42: the same report has the same consequences whether it came from the table or from quick dice', () => {
  fc.assert(
    fc.property(scenes, reports, fc.nat(1000), (state, drawn, seed) => {
      const given = { ...drawn, surrender: null, retreats: [] };
      const table = concluded(state, { how: 'table', report: given }, {}, seed).state;
      const winner = table.battles[0]?.result?.winner ?? null;
      const quick = concluded(state, { how: 'quick', report: given, winner }, {}, seed).state;
      expect(quick.pieces).toEqual(table.pieces);
      expect(quick.captives).toEqual(table.captives);
      expect(quick.seats).toEqual(table.seats);
      expect({ ...quick.battles[0]?.result, how: 'table' }).toEqual(table.battles[0]?.result);
    }),
  );
});

const vpOf = (state: State, seat: string): number => state.seats[seatId(seat)]?.vp ?? -1;

test('a concluded battle leaves a valid state except for the two sides that still share its hex', () => {
  fc.assert(
    fc.property(scenes, reports, fc.nat(1000), (state, given, seed) => {
      const { state: after } = concluded(state, { how: 'table', report: given }, {}, seed);
      expect(faults(after).filter((one) => !one.includes('5,4'))).toEqual([]);
      expect(['closed', 'captives']).toContain(after.battles[0]?.stage);
    }),
  );
});
