import { lookup } from '../../kernel/index.ts';
import { columnBehind, inColumn, territoriesOf } from '../board/grid.ts';
import type { Board, Side, Territory, TerritoryId } from '../types.ts';

type OnGrid = Pick<Board, 'settings' | 'territories'>;

/**
 * SEC-ISO-01: whether a territory meets the condition now: in the line behind it, towards the home edge of the side that
 * holds it, no territory is that side’s. The line at the home edge has nothing behind it and is never isolated.
 */
export function isCutOff({ settings, territories }: OnGrid, { controller, column }: Territory): boolean {
  const behind = columnBehind(settings, controller, column);
  return behind !== null && inColumn({ territories }, behind).every((one) => one.controller !== controller);
}

/** SEC-ISO-11: the territories that will be isolated if the turn ends like this, in the order of their ids. */
export const foreseen = (board: OnGrid): readonly TerritoryId[] =>
  territoriesOf(board.territories)
    .filter((one) => isCutOff(board, one))
    .map(({ id }) => id);

/**
 * SEC-ISO-11: the territories that will be isolated if these change hands too: the warning before a declaration.
 * @param taken territories with the side that takes each
 */
export function foreseenIf(board: OnGrid, taken: Readonly<Partial<Record<TerritoryId, Side>>>): readonly TerritoryId[] {
  const territories = Object.fromEntries(
    Object.entries(board.territories).map(([key, one]) => [
      key,
      { ...one, controller: lookup(taken, one.id) ?? one.controller },
    ]),
  );
  return foreseen({ settings: board.settings, territories });
}
