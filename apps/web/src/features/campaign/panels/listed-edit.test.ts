import { expect, test } from 'vitest';
import { type Listed, whyNot } from './listed-edit.ts';

const listed = (says: string): Listed => ({ ruling: {}, isAlone: false, says });
const corrections = { refused: ({ code }: { readonly code: string }) => (code === 'same-hex' ? 'It is there.' : null) };
const refusal = (at: number) => ({ code: 'same-hex', facts: {}, path: ['ruling', 'edits', at, 'to'] }) as const;

test('the refusal of several corrections says which one the rules refuse', () => {
  const list = [listed('Debt: Azure'), listed('Move: Azure')];
  expect(whyNot(list, [refusal(1)], corrections)).toBe('“Move: Azure”: It is there.');
});

test('the refusal of a single correction, or of all together, says only why', () => {
  expect(whyNot([listed('Move: Azure')], [refusal(0)], corrections)).toBe('It is there.');
  const all = { code: 'same-hex', facts: {}, path: ['ruling'] } as const;
  expect(whyNot([listed('A'), listed('B')], [all], corrections)).toBe('It is there.');
});
