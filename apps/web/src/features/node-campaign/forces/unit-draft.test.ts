import { expect, test } from 'vitest';
import { BLANK_UNIT, draftOfUnit, listedUnit, typedUnit } from './unit-draft.ts';

const typed = { ...BLANK_UNIT, name: ' Lynx tanks ', points: ' 420 ', description: 'long guns ' };

test('a unit is what was typed, without the blanks around it', () => {
  expect(typedUnit(typed)).toEqual({
    ...{ name: 'Lynx tanks', category: 'troops', description: 'long guns', points: 420, isMindless: false },
  });
});

test.each([
  ['no name', { name: '  ' }],
  ['no points', { points: '' }],
  ['part of a point', { points: '99.5' }],
  ['points in words', { points: 'ten' }],
  ['more points than a battleforce', { points: '3001' }],
  ['a name that is too long', { name: 'x'.repeat(61) }],
])('a unit with %s is not complete', (_title, change) => {
  expect(typedUnit({ ...typed, ...change })).toBeNull();
});

test('a unit can be typed again from what is saved', () => {
  const unit = typedUnit(typed);
  expect(unit === null ? null : typedUnit(draftOfUnit(unit))).toEqual(unit);
});

test('a unit of an army list keeps its kind, and is another where the kind is unknown', () => {
  expect(listedUnit({ name: 'Guns', slot: 'heavy-support', points: 240 }, '3 models')).toMatchObject({
    ...{ name: 'Guns', category: 'heavy-support', points: 240, description: '3 models' },
  });
  expect(listedUnit({ name: 'Fleet', slot: 'navy', points: 240 }, '')).toMatchObject({ category: 'other' });
});
