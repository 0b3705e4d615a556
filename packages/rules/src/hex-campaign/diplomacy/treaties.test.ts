import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { TREATIES_ALLOWED } from '../data/diplomacy.ts';
import type { Faction, Treaty, TreatyKind } from '../types.ts';
import { FACTIONS, TREATY_KINDS } from '../types.ts';
import { isInForce, isTreatyAllowed, treatiesOf, withTreaty } from './treaties.ts';

const LIMITED = { treatyRaceLimits: 'on' } as const;

test('HEX-DIP-13: the table reads the same from either side, for all pairs of races', () => {
  const listed = (kind: TreatyKind, row: Faction, column: Faction) =>
    TREATIES_ALLOWED[row][kind].some((faction) => faction === (column === 'ba' ? 'sm' : column));
  const pairs = FACTIONS.flatMap((a) => FACTIONS.map((b) => [a, b] as const));
  for (const kind of TREATY_KINDS) {
    expect(pairs.filter(([a, b]) => listed(kind, a, b) !== listed(kind, b, a))).toEqual([]);
    expect(pairs.filter(([a, b]) => isTreatyAllowed(LIMITED, kind, a, b) !== listed(kind, a, b))).toEqual([]);
  }
});

interface Row {
  readonly a: Faction;
  readonly b: Faction;
  readonly pact: boolean;
  readonly alliance: boolean;
}

test.each<Row>([
  { a: 'ig', b: 'el', pact: true, alliance: true },
  { a: 'ch', b: 'el', pact: true, alliance: false },
  { a: 'ork', b: 'de', pact: true, alliance: false },
  { a: 'ch', b: 'ork', pact: true, alliance: true },
  { a: 'ba', b: 'sob', pact: true, alliance: true },
  { a: 'ba', b: 'ba', pact: true, alliance: true },
  { a: 'sm', b: 'ch', pact: false, alliance: false },
  { a: 'el', b: 'de', pact: false, alliance: false },
  { a: 'ty', b: 'ork', pact: false, alliance: false },
  { a: 'ty', b: 'ty', pact: true, alliance: true },
])('HEX-DIP-08: $a and $b: pact $pact, alliance $alliance', ({ a, b, pact, alliance }) => {
  expect(isTreatyAllowed(LIMITED, 'pact', a, b)).toBe(pact);
  expect(isTreatyAllowed(LIMITED, 'alliance', a, b)).toBe(alliance);
  expect(isTreatyAllowed({ treatyRaceLimits: 'off' }, 'alliance', a, b)).toBe(true);
});

const seat = fc.constantFrom(...['red', 'blue', 'green'].map(seatId));
const treaty: fc.Arbitrary<Treaty> = fc
  .record({
    kind: fc.constantFrom(...TREATY_KINDS),
    a: seat,
    b: seat,
    secret: fc.boolean(),
    ends: fc.constantFrom(null, 4),
  })
  .filter(({ a, b }) => a !== b)
  .map(({ kind, a, b, secret, ends }) => ({ kind, between: [a, b], secret, ends }));

test('HEX-DIP-10, -11: a signed treaty is in force, and a secret one does not replace a public one', () => {
  fc.assert(
    fc.property(fc.array(treaty, { maxLength: 8 }), treaty, (signed, last) => {
      const before = signed.reduce<readonly Treaty[]>(withTreaty, []);
      const fresh = { ...last, ends: null };
      const after = withTreaty(before, fresh);
      const [a, b] = fresh.between;
      expect(isInForce(after, fresh, a, b)).toBe(true);
      const same = treatiesOf(after, fresh.kind, a, b);
      expect(same.filter(({ secret }) => secret === fresh.secret)).toHaveLength(1);
      if (fresh.secret) expect(after.filter(({ secret }) => !secret)).toEqual(before.filter(({ secret }) => !secret));
    }),
  );
});
