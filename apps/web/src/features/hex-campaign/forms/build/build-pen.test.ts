import { plainUnit } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { type BuildPlace, composedLine } from './build-pen.ts';
import { draftFrom, freshDraft } from './muster/draft.ts';

const HERE: BuildPlace = { kind: 'hex', hex: '1,1' as HexKey };
const squad = plainUnit({
  name: 'Rifles',
  slot: 'troops',
  moveClass: 'infantry',
  scout: false,
  models: 10,
  points: 100,
});

test('a detachment without units or without a name is not a line yet', () => {
  const draft = freshDraft('new-detachment', 'First');
  expect(composedLine(draft, HERE)).toBeNull();
  expect(composedLine({ ...draft, units: [squad], name: '  ' }, HERE)).toBeNull();
  expect(composedLine({ ...draft, units: [squad] }, HERE)).toMatchObject({ type: 'new-detachment', name: 'First' });
});

test('a garrison that is built elsewhere names its Stronghold', () => {
  const draft = { ...freshDraft('new-garrison-detachment', 'Guards'), units: [squad] };
  expect(composedLine(draft, HERE)).toBeNull();
  expect(composedLine({ ...draft, target: '3,3' as HexKey }, HERE)).toMatchObject({ target: '3,3' });
});

test('editing a composed line again gives the same line', () => {
  const line = composedLine({ ...freshDraft('new-detachment', 'First'), units: [squad], orbit: true }, HERE);
  const again = line === null ? null : draftFrom(line);
  expect(again?.place).toEqual(HERE);
  expect(again?.draft ? composedLine(again.draft, HERE) : null).toEqual(line);
});

test("a detachment's preferred hexes are part of its line, and are edited with it", () => {
  const prefer = ['3,3', '2,4'] as HexKey[];
  const draft = { ...freshDraft('new-detachment', 'First'), units: [squad], prefer };
  const line = composedLine(draft, HERE);
  expect(line).toMatchObject({ prefer });
  expect(line === null ? null : draftFrom(line)?.draft?.prefer).toEqual(prefer);
  expect(composedLine({ ...draft, orbit: true }, HERE)).toMatchObject({ prefer: [] });
  const garrison = { ...freshDraft('new-garrison-detachment', 'Guards'), units: [squad], target: '4,4' as HexKey };
  expect(composedLine({ ...garrison, prefer }, HERE)).toMatchObject({ prefer });
});
