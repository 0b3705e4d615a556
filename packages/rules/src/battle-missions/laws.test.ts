import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merged } from './entries/merge.ts';
import { idOf } from './entries/names.ts';
import { sheetOf } from './sheet/sheet.ts';
import { Evening } from './testing/evening.ts';
import { anyOrder, meet } from './testing/log.ts';
import { stateOf, unit } from './testing/units.ts';
import type { EntryId, Side } from './types.ts';

/** What a phone does next in an evening made up by chance. */
type Deed =
  | { readonly kind: 'models'; readonly phone: Side; readonly of: Side; readonly number: number; readonly models: number }
  | { readonly kind: 'loot'; readonly phone: Side; readonly number: number; readonly holder: Side | null }
  | { readonly kind: 'end-turn' | 'offer' | 'take'; readonly phone: Side }
  | { readonly kind: 'strike'; readonly phone: Side; readonly of: Side; readonly back: number }
  | { readonly kind: 'meet' };

const side = fc.constantFrom<Side>('a', 'b');
const number = fc.integer({ min: 1, max: 3 });
const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.oneof(
    fc.record({
      ...{ kind: fc.constant('models' as const), phone: side, of: side, number },
      models: fc.integer({ min: 1, max: 10 }),
    }),
    fc.record({ kind: fc.constant('loot' as const), phone: side, number, holder: fc.constantFrom<Side | null>('a', 'b', null) }),
    fc.record({ kind: fc.constantFrom('end-turn' as const, 'offer' as const, 'take' as const), phone: side }),
    fc.record({ kind: fc.constant('strike' as const), phone: side, of: side, back: fc.integer({ min: 0, max: 6 }) }),
    fc.record({ kind: fc.constant('meet' as const) }),
  ),
  { maxLength: 40 },
);

const opened = () => new Evening({ brief: { objective: 'loot', counters: 3 } }).setAside().begin();

function played(made: readonly Deed[]): Evening {
  const evening = opened();
  let offer: EntryId | null = null;
  for (const deed of made) {
    if (deed.kind === 'meet') {
      meet(evening.a, evening.b);
      continue;
    }
    const phone = evening[deed.phone];
    switch (deed.kind) {
      case 'models': {
        const one = unit(deed.of, deed.number);
        phone.enter({ type: 'state', unit: one.id, state: stateOf(one, { models: deed.models }) });
        break;
      }
      case 'loot':
        phone.enter({ type: 'holds', ground: `loot-${deed.number}`, side: deed.holder });
        break;
      case 'end-turn': {
        const { now } = evening.sheet;
        if (now !== null) phone.enter({ type: 'end-turn', turn: now.turn, side: now.side });
        break;
      }
      case 'offer':
        offer = phone.enter({ type: 'offer-pen', to: null });
        break;
      case 'take':
        if (offer !== null) phone.enter({ type: 'take-pen', offer });
        break;
      case 'strike': {
        const aim = evening[deed.of].entries.at(-1 - deed.back)?.entry;
        if (aim !== undefined) phone.enter({ type: 'strike', entry: idOf(aim) });
        break;
      }
    }
  }
  return evening;
}

test('MSN-COMP-10: any order of arrival gives the same sheet', () => {
  const evening = deeds.map(played).chain((made) => fc.tuple(fc.constant(made), anyOrder(made.entries)));
  fc.assert(
    fc.property(evening, ([made, arriving]) => {
      expect(sheetOf(made.battle(arriving))).toEqual(made.sheet);
    }),
    { numRuns: 60 },
  );
});

test('MSN-COMP-10: any number of resends, in parts of any size, gives the same sheet', () => {
  const sent = deeds.map(played).chain((made) => {
    const part = fc.tuple(fc.nat(made.entries.length), fc.nat(made.entries.length));
    return fc.tuple(fc.constant(made), fc.array(part, { maxLength: 6 }));
  });
  fc.assert(
    fc.property(sent, ([made, parts]) => {
      const all = [...parts.map(([from, to]) => made.entries.slice(from, to)), made.entries];
      const known = all.reduce<ReturnType<typeof merged>['entries']>((before, part) => merged(before, part).entries, {});
      expect(sheetOf(made.battle(Object.values(known)))).toEqual(made.sheet);
    }),
    { numRuns: 40 },
  );
});

test('MSN-COMP-10: what has arrived so far never counts an entry that waits for another', () => {
  const some = deeds.map(played).chain((made) => fc.tuple(fc.constant(made), fc.subarray([...made.entries])));
  fc.assert(
    fc.property(some, ([made, arrived]) => {
      const { verdicts } = sheetOf(made.battle(arrived));
      expect(Object.keys(verdicts)).toHaveLength(arrived.length);
    }),
    { numRuns: 40 },
  );
});

test('MSN-VP-08, MSN-MARGIN-01: points and margin add up at every moment', () => {
  fc.assert(
    fc.property(deeds.map(played), ({ sheet: { totals, units } }) => {
      for (const [one, other] of [['a', 'b'] as const, ['b', 'a'] as const]) {
        const { units: scored, objective, bonus, total } = totals.sides[one];
        expect(total).toBe(scored + objective + bonus);
        expect(scored).toBe(units[other].reduce((sum, { points }) => sum + points, 0));
      }
      const { a, b } = totals.sides;
      expect(totals.margin?.difference).toBe(Math.abs(a.total - b.total));
    }),
    { numRuns: 40 },
  );
});

test('MSN-COMP-11: a struck entry leaves no trace in the points', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 5 }), (of, models) => {
      const evening = opened();
      const before = evening.sheet.totals;
      const squad = unit('b', of);
      const entered = evening.state('a', squad, { models });
      expect(evening.sheet.totals).not.toEqual(before);
      evening.enter('a', { type: 'strike', entry: entered });
      expect(evening.sheet.totals).toEqual(before);
      expect(evening.sheet.units.b.every(({ isEntered }) => !isEntered)).toBe(true);
    }),
  );
});

test('MSN-COMP-10: the pen is in exactly one hand, and a player turn ends once', () => {
  fc.assert(
    fc.property(deeds.map(played), ({ entries, sheet }) => {
      expect(['p1', 'p2']).toContain(sheet.pen);
      const ended = entries.flatMap(({ entry }) => {
        const hasCounted = sheet.verdicts[idOf(entry)]?.kind === 'counted';
        return entry.body.type === 'end-turn' && hasCounted ? [`${entry.body.turn} ${entry.body.side}`] : [];
      });
      expect(new Set(ended).size).toBe(ended.length);
      expect(sheet.board.turnsEnded).toBe(ended.length);
    }),
    { numRuns: 60 },
  );
});
