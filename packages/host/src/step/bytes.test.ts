import { canonical, keptText } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { bytesOf } from './bytes.ts';

test.each([
  ['of one byte a letter', 'plain'],
  ['of two', 'Größe'],
  ['of three, where each takes as much as any can', '兵'.repeat(100)],
  ['of four, in two halves', '🎲🎲'],
])('a text with letters %s', (_title, name) => {
  const long = { names: Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`n${i}`, `${name} ${i}`])), name };
  for (const value of [{ name }, long, name]) {
    expect(Buffer.from(bytesOf(keptText(value, null))).toString('utf8')).toBe(canonical(value));
  }
});
