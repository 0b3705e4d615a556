import type { Counter, Detachment, Known, SideBoard } from '../types.ts';
import { counterFor, detachmentsOf, isCommitted } from './board.ts';
import { territoryOf } from './grid.ts';

/** What a side can declare only so many times a turn. SEC-INIT-02. */
export type Limited = keyof SideBoard['used'];

const SUPPLY = 8;

/** SEC-INIT-02, SEC-DIR-10: how many a side has this turn. Only the side itself knows about its directive. */
function limitOf({ board, desk, side }: Known, what: Limited): number {
  const { initiative } = board.sides[side];
  const isHalved = what === 'attacks' && desk.directive?.number === SUPPLY && !desk.directive.isIgnored;
  return isHalved ? Math.floor(initiative / 2) : initiative;
}

export const leftOf = (known: Known, what: Limited): number =>
  Math.max(0, limitOf(known, what) - known.board.sides[known.side].used[what]);

/**
 * SEC-MOVE-03, SEC-ATK-04: the supreme commander whose bonus a detachment in this column can use; null: none is left.
 * Each commander extends it once per turn to the line in which it is at that moment.
 */
export function commanderIn(known: Known, column: number, bonus: 'isMoveUsed' | 'isAttackUsed'): Detachment | null {
  const { board, desk } = known;
  const isThere = (counter: Counter | null): boolean =>
    counter !== null && !counter.isLost && counter.at !== null && territoryOf(board, counter.at).column === column;
  const isAtHome = (counter: Counter | null): boolean => counter !== null && !isCommitted(board, counter);
  const found = detachmentsOf(desk).find((one) => {
    const counter = counterFor(board, one);
    return one.isCommander && !one.bonus[bonus] && isThere(counter) && isAtHome(counter);
  });
  return found ?? null;
}

/** Whether a commander’s bonus is left in any line. */
export function hasBonus(known: Known, bonus: 'isMoveUsed' | 'isAttackUsed'): boolean {
  const columns = Array.from({ length: 2 * known.board.settings.linesPerSide }, (_, i) => i + 1);
  return columns.some((column) => commanderIn(known, column, bonus) !== null);
}
