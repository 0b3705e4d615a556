import type { PhaseEntry } from '@sealed-orders/rules/kernel';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { expect, test } from 'vitest';
import { paperAfter, staysAfter } from './rewind-words.ts';

const PHASES: readonly PhaseEntry[] = [
  { id: 'orders', kind: 'sealed', isSetup: false },
  { id: 'marches', kind: 'automatic', isSetup: false },
  { id: 'fights', kind: 'open', isSetup: false },
];

test.each([
  ['orders', true],
  ['marches', false],
  ['fights', false],
  [null, false],
])('a rewind to the opening of %s promises players their orders back as a draft: %s', (phase, promised) => {
  const says = staysAfter(PHASES, phase);
  expect(says.includes(rewindText.ordersAgain)).toBe(promised);
  expect(says.endsWith(rewindText.stays)).toBe(true);
});

test.each([
  ['draft', true, 'a draft, which stays'],
  ['sealed', true, 'sealed orders, which become a draft'],
  ['draft', false, 'a draft, which will be lost'],
  ['sealed', false, 'sealed orders, which will be lost'],
] as const)(
  'of %s for the open phase, if that phase itself opens again (%s), the page says: %s',
  (paper, again, says) => {
    expect(paperAfter(paper, again)).toBe(says);
  },
);
