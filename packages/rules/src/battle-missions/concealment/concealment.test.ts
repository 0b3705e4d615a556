import { expect, test } from 'vitest';
import type { Act } from '../types.ts';
import { ACTS, KINDS, PLACES } from '../vocabulary.ts';
import { checkBeforeFiring, isConcealed, type Starter, startsConcealed } from './concealment.ts';

const squad: Starter = { kind: 'infantry', place: 'table', isRiding: false, isInForce: true };

test.each<[string, Partial<Starter>, boolean]>([
  ['infantry in the open is concealed', {}, true],
  ['a monstrous creature is concealed', { kind: 'monstrous-creature' }, true],
  ['a vehicle is never concealed', { kind: 'vehicle' }, false],
  ['infantry that arrives later is not concealed', { place: 'reserve' }, false],
  ['a deep striker is not concealed', { place: 'strike' }, false],
  ['an infiltrating squad that is placed last is concealed', { place: 'last' }, true],
  ['infantry inside a vehicle is not concealed', { isRiding: true }, false],
  ['without the rule nobody is concealed', { isInForce: false }, false],
])('MSN-CONC-01: %s', (_title, changes, expected) => {
  expect(startsConcealed({ ...squad, ...changes })).toBe(expected);
});

test('MSN-CONC-01: no vehicle and nobody off the table is concealed, whatever it is', () => {
  const concealed = KINDS.flatMap((kind) =>
    PLACES.filter((place) => startsConcealed({ ...squad, kind, place })).map((place) => `${kind} ${place}`),
  );
  expect(concealed).toHaveLength((KINDS.length - 1) * 2);
  expect(concealed.some((one) => one.startsWith('vehicle'))).toBe(false);
});

test.each<Act>(ACTS)('MSN-CONC-05: a unit that %s is not concealed any more', (act) => {
  expect(isConcealed(true, [act], 1)).toBe(false);
});

test('MSN-CONC-05: a unit that has done nothing stays concealed in turn 1, whatever happens to it', () => {
  expect(isConcealed(true, [], 1)).toBe(true);
});

test('MSN-CONC-07: nobody is concealed in turn 2', () => {
  expect(isConcealed(true, [], 2)).toBe(false);
});

test('MSN-CONC-02: firing at a concealed unit by daylight needs a sight check', () => {
  expect(checkBeforeFiring(false, true)).toBe('sight-check');
  expect(checkBeforeFiring(false, false)).toBeNull();
});

test('MSN-CONC-06: in the dark every firing unit makes one night check', () => {
  expect(checkBeforeFiring(true, true)).toBe('night-check');
  expect(checkBeforeFiring(true, false)).toBe('night-check');
});
