import type { Rejection } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, hexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { blankPlacement, type PlacementSheet } from './blank-placement.ts';
import { faultsAt, filled, hexOf, othersPlaced, withSite } from './placement-draft.ts';

const [A, B, C] = [hexKey(1, 1), hexKey(4, 1), hexKey(2, 5)];
const second = { kind: 'resources', index: 1 } as const;

test('at first no site has a place', () => {
  expect(hexOf(blankPlacement, { kind: 'capital', index: 0 })).toBeNull();
  expect(hexOf(blankPlacement, second)).toBeNull();
});

test('a site placed before the one ahead of it keeps its own yield', () => {
  const sheet = withSite(blankPlacement, second, A);
  expect(sheet.resources).toHaveLength(2);
  expect(hexOf(sheet, { kind: 'resources', index: 0 })).toBeNull();
  expect(hexOf(sheet, second)).toBe(A);
});

test('removing a site leaves the others in place, and no gap behind', () => {
  const both = withSite(withSite(blankPlacement, { kind: 'resources', index: 0 }, B), second, A);
  expect(withSite(both, { kind: 'resources', index: 0 }, null).resources[1]).toBe(A);
  expect(withSite(both, second, null).resources).toEqual([B]);
});

test('a site is checked together with the others that have a place', () => {
  const sheet = withSite(withSite(blankPlacement, second, A), { kind: 'capital', index: 0 }, C);
  expect(othersPlaced(sheet, second)).toEqual({ capital: C, urban: [], resources: [] });
  expect(othersPlaced(sheet, { kind: 'capital', index: 0 })).toEqual({ capital: null, urban: [], resources: [A] });
});

const capital = { kind: 'capital', index: 0 } as const;
const first = { kind: 'resources', index: 0 } as const;

test('the suggestion keeps the chosen places, and puts the rest near the Capital', () => {
  const chosen = withSite(blankPlacement, second, C);
  const offers = () => [hexKey(9, 9), hexKey(3, 1), hexKey(1, 1)];
  const sheet = filled(chosen, [capital, first, second], { centre: B }, (_, { kind }) =>
    kind === 'capital' ? [A, B] : offers(),
  );
  expect(sheet).toEqual({ phase: 'placement', capital: B, urban: [], resources: [hexKey(3, 1), C] });
});

test("the map's proposals come before near hexes, if they are offered", () => {
  const far = hexKey(9, 9);
  const proposed = { [A]: 'capital', [far]: 'resource', [hexKey(8, 8)]: 'resource', [hexKey(2, 1)]: 'urban' } as const;
  const offers = () => [hexKey(2, 1), far];
  const sheet = filled(blankPlacement, [capital, first], { centre: B, proposed }, (_, { kind }) =>
    kind === 'capital' ? [B, A] : offers(),
  );
  expect(sheet).toEqual({ ...blankPlacement, capital: A, resources: [far] });
});

test('a Capital barred from the middle takes the nearest hex, and a site without an offer stays open', () => {
  const sheet = filled(blankPlacement, [capital, first], { centre: B }, (_, { kind }) =>
    kind === 'capital' ? [C, A] : [],
  );
  expect(sheet).toEqual({ ...blankPlacement, capital: A });
});

/** Rejects every site in B because its hex is not its owner's, and every sheet because it is too short. */
const check = ({ resources }: PlacementSheet): readonly Rejection[] => [
  { code: 'site-count', rule: 'HEX-START-07', facts: { found: 0, wanted: 2, sites: 'resources' }, path: ['resources'] },
  ...resources.flatMap((hex, i): Rejection[] =>
    hex === A ? [] : [{ code: 'hex-not-yours', rule: 'HEX-START-07', facts: { hex }, path: ['resources', i] }],
  ),
];

test.each<[string, PlacementSheet, HexKey, number]>([
  ['is told where it may not stand', blankPlacement, B, 1],
  ['is not told what is missing elsewhere', blankPlacement, A, 0],
  ['is not told what was wrong before', withSite(blankPlacement, first, B), A, 0],
])('a site that is tried in a hex %s', (_title, sheet, hex, count) => {
  expect(faultsAt(sheet, second, hex, check)).toHaveLength(count);
});
