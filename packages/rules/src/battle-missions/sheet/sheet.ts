import { lookup } from '../../kernel/index.ts';
import { mostTurns } from '../length/length.ts';
import { arrivalTable, neededToArrive } from '../reserves/reserves.ts';
import type { EntryId, PhoneId, SelectionId, Side, UnitId } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { armyOf, type Board } from './board.ts';
import { type Battle, type Folded, fold, type Verdict } from './fold.ts';
import { type Difference, differencesOf } from './points-entries.ts';
import { isConcealedIn, isDarkIn, lengthOf, type Position, positionOf, reservesOf } from './position.ts';
import { type SheetUnit, sheetUnits, type Totals, totalsOf } from './totals.ts';

/** A selection in reserve, for the tracker. MSN-COMP-04. */
export interface SheetReserve {
  readonly side: Side;
  readonly selection: SelectionId;
  /** Null: nobody rolls in this turn. MSN-RES-04. */
  readonly needed: number | null;
  readonly isOpen: boolean;
}

/** What both phones show: all of it follows from the entries. MSN-COMP-04, -06. */
export interface Sheet extends Position {
  readonly board: Board;
  readonly verdicts: Readonly<Record<string, Verdict>>;
  readonly order: readonly EntryId[];
  /** Among all that may be played. MSN-NIGHT-01. */
  readonly dark: readonly number[];
  readonly mostTurns: number;
  readonly concealed: readonly UnitId[];
  readonly reserves: readonly SheetReserve[];
  readonly units: Readonly<Record<Side, readonly SheetUnit[]>>;
  readonly totals: Totals;
  readonly differences: readonly Difference[];
  /** Typed dice that the other side has not confirmed. MSN-COMP-05. */
  readonly unconfirmed: readonly EntryId[];
  readonly pen: PhoneId;
}

/** MSN-COMP-04, -06, -10: the sheet of a battle. */
export function sheetOf(battle: Battle): Sheet {
  const { board, verdicts, order } = fold(battle);
  const position = positionOf(board);
  const length = lengthOf(board);
  const turn = position.now?.turn ?? position.turnsPlayed + 1;
  const most = mostTurns(length);
  return {
    ...position,
    board,
    verdicts,
    order,
    dark: Array.from({ length: most }, (_, i) => i + 1).filter((one) => isDarkIn(board, one)),
    mostTurns: most,
    concealed: SIDES.flatMap((side) => armyOf(board, side))
      .filter((unit) => isConcealedIn(board, unit, turn))
      .map(({ id }) => id),
    reserves: SIDES.flatMap((side) => waitingOf(board, side, turn, position)),
    units: { a: sheetUnits(board, 'a'), b: sheetUnits(board, 'b') },
    totals: totalsOf(board),
    differences: differencesOf(board),
    unconfirmed: unconfirmedOf({ board, order }),
    pen: board.pen.holder,
  };
}

/** MSN-COMP-04: selections that have not arrived, with the number that they need. */
function waitingOf(board: Board, side: Side, turn: number, { now }: Position): readonly SheetReserve[] {
  const needed = neededToArrive(turn, arrivalTable(board.setup.settings));
  return reservesOf(board, side, turn)
    .filter(({ selection }) => lookup(board.arrived, selection) === undefined)
    .map(({ selection, hasRolled, hasArrived }) => {
      const isOpen = now?.side === side && needed !== null && !hasRolled && !hasArrived;
      return { side, selection, needed: hasArrived ? null : needed, isOpen };
    });
}

/** MSN-COMP-05: in the order in which they were entered. */
function unconfirmedOf({ board, order }: Pick<Folded, 'board' | 'order'>): readonly EntryId[] {
  const waiting = Object.values(board.rolls).flatMap(({ isByServer, dice, confirmedBy }) =>
    isByServer ? [] : dice.map(({ entry }) => entry).filter((entry) => (lookup(confirmedBy, entry) ?? []).length === 0),
  );
  return order.filter((id) => waiting.includes(id));
}
