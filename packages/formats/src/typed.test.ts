import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detachmentFrom } from './review/detachment-from.ts';
import { proposeReview } from './review/propose-review.ts';
import { rosterSchema } from './roster.ts';
import { type TypedUnit, typedRoster, typedUnits, typedUnitsSchema } from './typed.ts';
import { MOVE_CLASSES, SLOTS } from './units.ts';

const units: fc.Arbitrary<TypedUnit[]> = fc.array(
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 40 }).map((name) => `Unit ${name}`.trim()),
    slot: fc.constantFrom(...SLOTS),
    moveClass: fc.constantFrom(...MOVE_CLASSES),
    models: fc.integer({ min: 1, max: 999 }),
    points: fc.integer({ min: 0, max: 100_000 }),
  }),
  { minLength: 1, maxLength: 100 },
);

test('a typed list is saved and read back as typed, and its proposed review is right', () => {
  fc.assert(
    fc.property(units, (typed) => {
      const roster = rosterSchema.parse(JSON.parse(JSON.stringify(typedRoster('Home Guard', typed))));
      expect(typedUnits(roster)).toEqual(typed);
      const made = detachmentFrom(roster, proposeReview(roster));
      expect(made).toMatchObject({
        ok: true,
        value: { name: 'Home Guard', units: typed.map((unit) => ({ ...unit, scout: false })) },
      });
    }),
  );
});

test('a list from a file was not typed', () => {
  const [typed] = typedRoster('A', [
    { name: 'Tank', slot: 'heavy-support', moveClass: 'tracked', models: 1, points: 10 },
  ]).forces;
  const plain = typed?.selections.map((selection) => ({ ...selection, categories: [] })) ?? [];
  const roster = { ...typedRoster('A', []), forces: [{ name: 'A', catalogue: '', selections: plain }] };
  expect(typedUnits(roster)).toBeNull();
});

test.each([
  ['no units', []],
  ['no name', [{ name: ' ', slot: 'hq', moveClass: 'infantry', models: 1, points: 1 }]],
  ['no models', [{ name: 'A', slot: 'hq', moveClass: 'infantry', models: 0, points: 1 }]],
  ['an unknown slot', [{ name: 'A', slot: 'navy', moveClass: 'infantry', models: 1, points: 1 }]],
  ['half a point', [{ name: 'A', slot: 'hq', moveClass: 'infantry', models: 1, points: 0.5 }]],
])('is refused with %s', (_title, typed) => {
  expect(typedUnitsSchema.safeParse(typed).success).toBe(false);
});
