import { readFileSync } from 'node:fs';
import { coverage } from '@sealed-orders/text/cli/coverage';
import { expect, test } from 'vitest';
import { coverageTable } from './command.ts';

test('docs/coverage.md is made from the rules; `npm run coverage` writes it', () => {
  const printed = readFileSync(new URL('../../../../docs/coverage.md', import.meta.url), 'utf8');
  expect(printed).toBe(coverageTable());
});

test('only the set-up still lacks pages', () => {
  const without = coverage.filter(({ places }) => Object.values(places).includes(null)).map(({ title }) => title);
  expect(without).toEqual(['Set-up: placement and free roads']);
});
