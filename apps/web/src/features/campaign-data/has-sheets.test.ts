import { expect, test } from 'vitest';
import { hasSheets, hasTurns } from './has-sheets.ts';

test.each([
  ['with sheets', [{ kind: 'sealed' }, { kind: 'automatic' }], true, true],
  ['whose sides declare in turn', [{ kind: 'open', isInTurn: true }, { kind: 'open' }], false, true],
  ['whose orders count on arrival, day by day', [{ kind: 'open' }], false, false],
] as const)('A game %s: whether it has sheets, and whether its rounds are turns', (_title, phases, sheets, turns) => {
  expect([hasSheets(phases), hasTurns(phases)]).toEqual([sheets, turns]);
});
