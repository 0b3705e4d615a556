import type { RuleId } from '../../kernel/index.ts';
import type { Counter, Detachment, Known, Rejection, TerritoryId } from '../types.ts';
import { counterFor, detachmentOf, refused, stands } from './board.ts';

/** A detachment of the side on the map that is free to act, with its counter. */
export interface Standing {
  readonly detachment: Detachment;
  readonly counter: Counter;
  readonly at: TerritoryId;
}

/** The detachment that an order names, or why it can't act. */
export function standing(
  { board, desk }: Known,
  id: Detachment['id'],
  rule: RuleId,
  path: Rejection['path'] = ['detachment'],
): Standing | Rejection {
  const detachment = detachmentOf(desk, id);
  if (detachment === null) return refused('detachment-unknown', rule, path);
  if (detachment.where === 'orbit') return refused('detachment-in-orbit', rule, path);
  const counter = counterFor(board, detachment);
  if (counter === null || counter.at === null) return refused('detachment-not-there', rule, path);
  if (counter.isLost) return refused('detachment-lost', rule, path);
  if (!stands(board, counter)) return refused('detachment-engaged', rule, path);
  return { detachment, counter, at: counter.at };
}

export const isFault = (found: Standing | Rejection): found is Rejection => 'code' in found;
