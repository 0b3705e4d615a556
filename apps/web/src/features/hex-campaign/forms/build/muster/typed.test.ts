import type { UnitKind } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { forceUnit, listedUnit, PLAIN_KIND, typedUnit } from './typed.ts';

const tank: UnitKind = {
  ...PLAIN_KIND,
  kind: 'leman-russ',
  name: 'Leman Russ',
  slot: 'heavy-support',
  moveClass: 'tracked',
  tags: ['vehicle', 'heavy-vehicle'],
};

test.each([
  ['no name', { name: '  ' }, '10', '100'],
  ['no models', { name: 'Rifles' }, '0', '100'],
  ['no number', { name: 'Rifles' }, 'ten', '100'],
  ['part of a point', { name: 'Rifles' }, '10', '99.5'],
])('a unit with %s is not complete', (_title, kind, models, points) => {
  expect(typedUnit({ kind: { ...PLAIN_KIND, ...kind }, limit: null, most: '1', models, points })).toBeNull();
});

test('a unit is what was typed; its limit applies to its name', () => {
  const unit = typedUnit({
    kind: { ...PLAIN_KIND, name: ' Old Guard ' },
    limit: 'rare',
    most: '3',
    models: '5',
    points: '0',
  });
  expect(unit).toMatchObject({
    name: 'Old Guard',
    models: 5,
    points: 0,
    limits: [{ name: 'Old Guard', kind: 'rare', most: 1 }],
  });
});

test.each([
  ['3', 3],
  ['0', null],
  ['many', null],
])('a unit allowed %s times in a detachment is limited to that', (most, limited) => {
  const kind = { ...PLAIN_KIND, name: 'Ogre' };
  const unit = typedUnit({ kind, limit: 'per-detachment', most, models: '1', points: '40' });
  expect(unit?.limits[0]?.most ?? null).toBe(limited);
});

test('a unit of an army list matches the entry of the same name, with its own figures', () => {
  const listed = {
    name: 'LEMAN RUSS',
    slot: 'heavy-support',
    moveClass: 'tracked',
    scout: false,
    models: 1,
    points: 140,
  } as const;
  expect(listedUnit(listed, [tank])).toEqual({ ...tank, ...listed });
  expect(listedUnit({ ...listed, name: 'Tank of my own' }, [tank])).toMatchObject({ kind: '', tags: [] });
});

test('a unit of the army from the lobby matches its entry, and is an ordinary one where its words are unknown', () => {
  const given = { name: 'Tank of my own', slot: 'elite', moveClass: 'tracked', scout: false, models: 2, points: 150 };
  expect(forceUnit(given, [])).toMatchObject({ ...given, kind: '' });
  expect(forceUnit({ ...given, slot: 'navy', moveClass: 'sails' }, [])).toMatchObject({
    slot: PLAIN_KIND.slot,
    moveClass: PLAIN_KIND.moveClass,
  });
});
