import { rulesetFor } from '@sealed-orders/rules/systems';
import { expect, test } from 'vitest';
import { hasSheets } from './rulesets.ts';

test.each([
  ['seals sheets', 'tally', true],
  ['carries out all orders on arrival', 'node-campaign', false],
  ['this build cannot play', 'skirmish', true],
] as const)('whether a game that %s has sheets', (_title, system, has) => {
  expect(hasSheets(rulesetFor, system)).toBe(has);
});
