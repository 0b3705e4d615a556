import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RESERVED_IDS } from './ids.ts';
import { keptListing, listingOf } from './listing.ts';
import { listedKeys, lookup, revised, sortedKeys } from './records.ts';

const key = fc.string({ maxLength: 2 });

test('a revised table has the remaining and the new members, listed by key', () => {
  fc.assert(
    fc.property(
      fc.dictionary(key, fc.nat()),
      fc.array(fc.tuple(fc.array(key), fc.array(fc.tuple(key, fc.nat())))),
      (first, revisions) => {
        let table: Readonly<Record<string, number>> = first;
        let members = new Map(Object.entries(first));
        for (const [gone, come] of revisions) {
          members = new Map([...[...members].filter(([name]) => !gone.includes(name)), ...come]);
          table = revised(table, new Set(gone), come);
        }
        const keys = [...members.keys()].sort();
        expect(new Map(Object.entries(table))).toEqual(new Map(keys.map((name) => [name, members.get(name)])));
        expect(listingOf(table)).toEqual({ keys, values: keys.map((name) => members.get(name)) });
        expect([...listedKeys(table)].sort()).toEqual(keys);
        expect(sortedKeys(table)).toEqual(keys);
      },
    ),
  );
});

test('without changes the table stays the same object', () => {
  const table = { b: 1, a: 2 };
  expect(revised(table, new Set(), [])).toBe(table);
});

test('callers may change sorted keys', () => {
  const before: Readonly<Record<string, number>> = { b: 1, a: 2 };
  const table = revised(before, new Set(), [['c', 3]]);
  sortedKeys(table).pop();
  expect(keptListing(table)?.keys).toEqual(['a', 'b', 'c']);
});

test.each(RESERVED_IDS)('a record has nothing under %s unless it was put there', (name) => {
  const record: Readonly<Record<string, number>> = { red: 1 };
  expect(lookup(record, name)).toBeUndefined();
  expect(lookup(record, 'red')).toBe(1);
});
