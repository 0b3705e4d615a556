import { expect, test } from 'vitest';
import { guideStep } from './guide-step.ts';

const start = {
  phase: 'movement-orders',
  isSealed: false,
  orders: ['none', 'none'],
  inHand: null,
  emptiesCapital: false,
} as const;

test.each([
  ['nothing done yet', {}, 'unit'],
  ['a unit in hand', { inHand: 'none' }, 'goal'],
  ['a path half drawn', { inHand: 'draft', orders: ['draft', 'none'] }, 'goal'],
  ['one order complete', { inHand: 'complete', orders: ['complete', 'none'] }, 'sheet'],
  ['all complete', { orders: ['complete', 'complete'] }, 'seal'],
  ['a Capital left empty', { inHand: 'draft', orders: ['draft', 'none'], emptiesCapital: true }, 'capital'],
  ['sealed', { isSealed: true, orders: ['sealed', 'sealed'] }, 'sealed'],
  ['the Build phase', { phase: 'build', orders: [] }, 'build'],
  ['the Build phase sealed', { phase: 'build', isSealed: true, orders: [] }, null],
  ['battles', { phase: 'battle' }, null],
] as const)('with %s', (_title, done, step) => {
  expect(guideStep({ ...start, ...done })).toBe(step);
});
