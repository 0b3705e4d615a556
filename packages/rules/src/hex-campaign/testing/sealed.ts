import type { Dice } from '../../kernel/index.ts';
import { invariant } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { EDITION } from '../data/editions.ts';
import type { Sheet, State } from '../types.ts';
import { dice } from './board.ts';
import type { Played } from './played.ts';

/** Closes the open phase with these sheets by seat. Fails the test on a refusal. */
export function sealed(state: State, sheets: Readonly<Record<string, Sheet>>, thrown: Dice = dice()): Played {
  const table = { edition: EDITION, dice: thrown };
  const result = apply(state, { type: 'phase', at: '2026-01-02T12:00:00.000Z', closedBy: 'seals', sheets }, table);
  invariant(result.ok, `refused: ${JSON.stringify(result)}`);
  return result.value;
}
