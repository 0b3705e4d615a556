import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitsInText } from './pasted.ts';
import { typedUnitsSchema } from './typed.ts';

const LIST = `Lantern Column (1,220 points)

HQ

Warden Ilse (80 Points)
  • 1x Lamp
  • 1x Sabre

TROOPS

10x Lamp Bearers (60 points)
Marsh Riflemen (20 pts)
  • 9x Rifleman
  • 1x Sergeant

+ Heavy Support [1000 pts] +
Bank Battery [1,000 pts]: Long gun, crew
60 pts Mule Cart

Total: 1220 pts`;

test('the units in the text of a list are read, with guesses at what it does not say', () => {
  expect(unitsInText(LIST)).toEqual([
    { name: 'Warden Ilse', slot: 'hq', moveClass: 'infantry', models: 1, points: 80 },
    { name: 'Lamp Bearers', slot: 'troops', moveClass: 'infantry', models: 10, points: 60 },
    { name: 'Marsh Riflemen', slot: 'troops', moveClass: 'infantry', models: 9, points: 20 },
    { name: 'Bank Battery', slot: 'heavy-support', moveClass: 'infantry', models: 1, points: 1000 },
    { name: 'Mule Cart', slot: 'heavy-support', moveClass: 'infantry', models: 1, points: 60 },
  ]);
});

test('units that are marked themselves are told from their parts by how their lines begin', () => {
  const list = `Ferry Guard
- Lamp Bearers 60 pts
  - 9x Rifleman
  - 1x Sergeant 10 pts
- Bank Battery 90 pts`;
  expect(unitsInText(list).map(({ name, models, points }) => [name, models, points])).toEqual([
    ['Lamp Bearers', 9, 60],
    ['Bank Battery', 1, 90],
  ]);
});

test('a text without points has no units', () => {
  expect(unitsInText('Dear referee,\nI shall be late.')).toEqual([]);
});

test('whatever the text, its units can be saved', () => {
  const line = fc.oneof(
    fc.string(),
    fc.string().map((name) => `${name} 20 pts`),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const units = unitsInText(lines.join('\n'));
      expect(units.length === 0 || typedUnitsSchema.safeParse(units).success).toBe(true);
    }),
  );
});
