import type { RuleId } from '../../kernel/index.ts';
import { ALL_WELL, refused } from '../board/board.ts';
import { areAdjacent, isTerritory, neighbours } from '../board/grid.ts';
import type { Board, Rejection, TerritoryId } from '../types.ts';

type OnGrid = Pick<Board, 'settings' | 'territories'>;

/** SEC-AIR-03: why this route is not a chain of neighbours from one territory to another. */
export function routeFaults(
  board: OnGrid,
  rule: RuleId,
  { from, to, route }: { from: TerritoryId; to: TerritoryId; route: readonly TerritoryId[] },
): readonly Rejection[] {
  const unknown = route.findIndex((id) => !isTerritory(board, id));
  if (unknown >= 0) return [refused('territory-unknown', rule, ['route', unknown])];
  const broken = route.findIndex((id, i) => !areAdjacent(board, route[i - 1] ?? from, id));
  if (broken >= 0) return [refused('route-broken', rule, ['route', broken])];
  return route.at(-1) === to ? ALL_WELL : [refused('route-broken', rule, ['route', route.length])];
}

/**
 * The territories that the shortest flight enters; ties go to the lowest ids, step by step. Empty: it is there already.
 */
export function shortestRoute(board: OnGrid, from: TerritoryId, to: TerritoryId): readonly TerritoryId[] {
  const steps = new Map<TerritoryId, number>([[to, 0]]);
  for (const id of steps.keys()) {
    for (const next of neighbours(board, id)) if (!steps.has(next)) steps.set(next, (steps.get(id) ?? 0) + 1);
  }
  const route: TerritoryId[] = [];
  for (let at = from; at !== to; ) {
    const left = steps.get(at) ?? 0;
    const next = neighbours(board, at).find((id) => steps.get(id) === left - 1);
    if (next === undefined) break;
    route.push(next);
    at = next;
  }
  return route;
}

/** The route back if nobody has chosen one: the same territories in reverse, without the last and with the start. */
export const reversed = (from: TerritoryId, route: readonly TerritoryId[]): readonly TerritoryId[] => [
  ...route.slice(0, -1).toReversed(),
  from,
];
