import { expect, test } from 'vitest';
import { reviewSchema } from './review.ts';

const unit = {
  selection: 'f0-0',
  counted: true,
  name: 'Rifles',
  slot: 'troops',
  moveClass: 'infantry',
  models: 10,
  scout: false,
} as const;

const named = (name: string) => ({ name, points: 'pts', units: [{ ...unit, name }] });

test.each([
  ['Red\n Rifles ', 'Red Rifles'],
  ['\u202eRed Rifles', 'Red Rifles'],
  ['Red\u0000Rifles', 'Red Rifles'],
  ['Red \ud800Rifles', 'Red Rifles'],
  [`${'r'.repeat(80)}  `, 'r'.repeat(80)],
  ['👩‍🚀 naïve', '👩‍🚀 naïve'],
])('a name typed as %j is %s', (typed, name) => {
  expect(reviewSchema.parse(named(typed))).toMatchObject({ name, units: [{ name }] });
});

test.each(['', '  ', '\u202e\u0000', 'r'.repeat(81)])('%j is not a name', (typed) => {
  expect(reviewSchema.safeParse({ ...named('Rifles'), name: typed }).success).toBe(false);
  expect(reviewSchema.safeParse({ ...named('Rifles'), units: [{ ...unit, name: typed }] }).success).toBe(false);
});

test.each(['', 'f0', 'f0-', 'g0-0', 'f0-0-', 'f0-00000', 'f-1-0', '__proto__', `f0${'-0'.repeat(41)}`])(
  '%j is not a place in a list',
  (selection) => {
    expect(reviewSchema.safeParse({ ...named('Rifles'), units: [{ ...unit, selection }] }).success).toBe(false);
  },
);

test.each(['f0-0', 'f12-345-6', `f0${'-0'.repeat(40)}`])('%s is a place in a list', (selection) => {
  expect(reviewSchema.safeParse({ ...named('Rifles'), units: [{ ...unit, selection }] }).success).toBe(true);
});
