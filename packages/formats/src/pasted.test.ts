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
  expect(unitsInText(LIST).units).toEqual([
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
  expect(unitsInText(list).units.map(({ name, models, points }) => [name, models, points])).toEqual([
    ['Lamp Bearers', 9, 60],
    ['Bank Battery', 1, 90],
  ]);
});

test('in a text that never says points, a number in brackets or at the end of a line is points', () => {
  const { units, unread } = unitsInText('HQ\nSeer (80)\n10x Guardians [400]\nWraith Engine 500\n  - 2 lamps');
  expect(unread).toEqual([]);
  expect(units.map(({ name, models, points }) => [name, models, points])).toEqual([
    ['Seer', 1, 80],
    ['Guardians', 10, 400],
    ['Wraith Engine', 2, 500],
  ]);
});

test('the number of models may stand after the name', () => {
  const { units } = unitsInText(
    'Mud Mob x20 - 240 pts\nLamp Bearers (60 pts)\n  - Rifleman x9\nFerrymen (12) [140pts]',
  );
  expect(units.map(({ name, models }) => [name, models])).toEqual([
    ['Mud Mob', 20],
    ['Lamp Bearers', 9],
    ['Ferrymen', 12],
  ]);
});

test('lines with a number that were not read are handed back', () => {
  const { units, unread } = unitsInText('TROOPS\nLamp Bearers (60 pts)\n10x Guardians [400]\nWraith Engine 500');
  expect(units.map(({ name }) => name)).toEqual(['Lamp Bearers']);
  expect(unread).toEqual(['10x Guardians [400]', 'Wraith Engine 500']);
});

test('a text without points has no units', () => {
  expect(unitsInText('Dear referee,\nI shall be late.').units).toEqual([]);
});

test('whatever the text, its units can be saved', () => {
  const line = fc.oneof(
    fc.string(),
    fc.string().map((name) => `${name} 20 pts`),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { units } = unitsInText(lines.join('\n'));
      expect(units.length === 0 || typedUnitsSchema.safeParse(units).success).toBe(true);
    }),
  );
});
