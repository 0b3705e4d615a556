import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverageTable } from './command.ts';

test('docs/coverage.md is made from the rules; `npm run coverage` writes it', () => {
  const printed = readFileSync(new URL('../../../../docs/coverage.md', import.meta.url), 'utf8');
  expect(printed).toBe(coverageTable());
});
