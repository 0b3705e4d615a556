import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatId, sortedKeys } from '../../kernel/index.ts';
import { distance } from '../../space/hex.ts';
import { battleOrderFaults } from '../battle-orders/check.ts';
import { battleOrderOptions } from '../battle-orders/options.ts';
import { faults } from '../faults.ts';
import { drawnBattleOrders } from '../testing/battle-sheets.ts';
import type { BoardGiven } from '../testing/board.ts';
import { board, dice, hex } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { sealed } from '../testing/sealed.ts';
import type { BattleSheet, Detachment, Faction, State } from '../types.ts';

const SEATS = ['red', 'blue', 'green'] as const;
/** A small field, so that everybody is in everybody's way. */
const FIELD = ['5,5', '6,5', '7,5', '5,6', '6,6', '7,6', '4,6', '4,7', '5,7', '6,7', '6,4', '7,4'] as const;

const wars = fc.record({
  places: fc.uniqueArray(fc.constantFrom(...FIELD), { minLength: 2, maxLength: 10 }),
  seats: fc.array(fc.constantFrom(...SEATS), { minLength: 10, maxLength: 10 }),
  garrison: fc.constantFrom(...FIELD),
  keeper: fc.constantFrom(...SEATS),
  treaties: fc.constantFrom<BoardGiven['treaties']>([], [['alliance', 'red', 'blue']], [['pact', 'blue', 'green']]),
  faction: fc.constantFrom<Faction>('de', 'sm', 'ig'),
  picks: fc.array(fc.nat(10_000), { minLength: 10, maxLength: 10 }),
  seed: fc.integer({ min: 1, max: 1000 }),
});
type War = typeof wars extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function stateOf({ places, seats, garrison, keeper, treaties = [], faction }: War): State {
  const pieces = places.map((place, i) => [`P${i}`, `${seats[i] ?? 'red'} infantry 4 @ ${place}`] as const);
  const shared = places.indexOf(garrison);
  // HEX-MAP-09: a garrison shares its hex with its owner's detachment only.
  const isFree = shared < 0 || seats[shared] === keeper;
  const all = isFree ? [...pieces, ['GG', `${keeper} garrison @ ${garrison}`] as const] : pieces;
  return board(Object.fromEntries(all), {
    phase: 'battle-orders',
    factions: { red: faction, blue: 'ch', green: 'ork' },
    treaties,
    settings: { askedPhases: 'all' },
    strongholds: isFree ? { [garrison]: { owner: keeper } } : {},
    control: { [keeper]: [garrison] },
  });
}

function sheetsOf(state: State, picks: readonly number[]): Readonly<Record<string, BattleSheet>> {
  const sheets = SEATS.map((seat, s) => {
    const by = picks.map((_, i) => picks[(i + s) % picks.length] ?? 0);
    const orders = drawnBattleOrders(battleOrderOptions(viewOf(state, seat)), by);
    return [seat, { phase: 'battle-orders', orders, spies: [], airSupport: [] }] as const;
  });
  return Object.fromEntries(sheets);
}

const fought = (war: War) => {
  const before = stateOf(war);
  const sheets = sheetsOf(before, war.picks);
  return { before, sheets, after: sealed(before, sheets, dice({}, war.seed)).state };
};

const detachments = ({ pieces }: State): readonly Detachment[] =>
  sortedKeys(pieces).flatMap((id) => {
    const piece = pieces[id];
    return piece?.kind === 'detachment' ? [piece] : [];
  });

describe('HEX-BORD, HEX-BMOV: battle movement', () => {
  test('nothing that the form offers is refused', () => {
    fc.assert(
      fc.property(wars, (war) => {
        const state = stateOf(war);
        for (const [seat, sheet] of Object.entries(sheetsOf(state, war.picks))) {
          expect(battleOrderFaults(viewOf(state, seat), sheet)).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('no army is lost or goes further than a raid, and armies that share a hex are friendly or fight', () => {
    fc.assert(
      fc.property(wars, (war) => {
        const { before, after } = fought(war);
        fc.pre(after.phase === 'battle');
        expect(faults(after)).toEqual([]);
        expect(Object.keys(after.pieces).sort()).toEqual(Object.keys(before.pieces).sort());
        for (const { id, hex: now } of detachments(after)) {
          const then = before.pieces[id]?.hex ?? hex('0,0');
          expect(distance(then, now)).toBeLessThanOrEqual(war.faction === 'de' ? 2 : 1);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('each pair of enemies in a hex has one battle, numbered in order; fighters support nobody', () => {
    fc.assert(
      fc.property(wars, (war) => {
        const { after } = fought(war);
        fc.pre(after.phase === 'battle');
        const real = after.battles.filter(({ defender }) => defender !== null);
        expect(after.battles.map(({ number }) => number)).toEqual(after.battles.map((_, i) => i + 1));
        expect(real.map(({ id }) => id)).toEqual(real.map((_, i) => `b1-${i + 1}`));
        const unopposed = after.battles.filter(({ defender }) => defender === null);
        expect(unopposed.map(({ id }) => id)).toEqual(unopposed.map(({ attacker }) => `r1-${attacker.armies[0]}`));
        expect(new Set(unopposed.map(({ id }) => id)).size).toBe(unopposed.length);
        expect(new Set(real.map(({ hex: at }) => at)).size).toBe(real.length);
        const fighting = real.flatMap(({ attacker, defender }) => [...attacker.armies, ...(defender?.armies ?? [])]);
        expect(new Set(fighting).size).toBe(fighting.length);
        const helping = after.battles.flatMap(({ supporters }) => supporters.map(({ piece }) => piece));
        expect(helping.filter((id) => fighting.includes(id))).toEqual([]);
        for (const { hex: at, attacker, defender } of real) {
          for (const id of [...attacker.armies, ...(defender?.armies ?? [])]) expect(after.pieces[id]?.hex).toBe(at);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('no seat fights itself, a partner or an ally', () => {
    fc.assert(
      fc.property(wars, (war) => {
        const { after } = fought(war);
        const own = SEATS.map((seat) => [seat, seat] as const);
        const bound = (war.treaties ?? []).map(([, a, b]) => [a, b] as const);
        const pairs = [...own, ...bound].map(([a, b]) => [seatId(a), seatId(b)].sort().join('|'));
        const wars = after.battles.flatMap(({ attacker, defender }) =>
          attacker.seat === null || defender?.seat == null ? [] : [[attacker.seat, defender.seat].sort().join('|')],
        );
        expect(wars.filter((pair) => pairs.includes(pair))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('no two raids hit the same hex', () => {
    fc.assert(
      fc.property(wars, (war) => {
        const { after } = fought(war);
        fc.pre(after.phase === 'battle');
        const raided = after.battles.flatMap(({ kind, hex: at }) => (kind === 'raid' ? [at] : []));
        expect(new Set(raided).size).toBe(raided.length);
      }),
      { numRuns: 100 },
    );
  });
});
