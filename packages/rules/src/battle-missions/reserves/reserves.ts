import { FIRST_RESERVE_TURN } from '../data/dice.ts';
import type { Arrival, SelectionId, Settings, Unit } from '../types.ts';

/** MSN-RES-04: the numbers from the first turn with rolls on. */
export const arrivalTable = ({ reserveTable }: Pick<Settings, 'reserveTable'>): readonly number[] => [
  reserveTable.second,
  reserveTable.third,
  reserveTable.later,
];

/**
 * MSN-RES-04: the least die with which a selection arrives. Null: nobody rolls in this turn.
 * @param table the numbers from the first turn with rolls on; the last one repeats
 */
export function neededToArrive(turn: number, table: readonly number[]): number | null {
  if (turn < FIRST_RESERVE_TURN) return null;
  return table[Math.min(turn - FIRST_RESERVE_TURN, table.length - 1)] ?? null;
}

/** MSN-RES-04. */
export function arrives(die: number, turn: number, table: readonly number[]): boolean {
  const needed = neededToArrive(turn, table);
  return needed !== null && die >= needed;
}

/** MSN-RES-02, -07: the selection with which a unit is diced for: a dedicated transport rolls with its unit. */
export function dicedWith(units: readonly Unit[], { selection, transportOf }: Unit): SelectionId {
  return units.find(({ id }) => id === transportOf)?.selection ?? selection;
}

/** What is diced for together. MSN-RES-02, -07. */
export interface ReserveGroup {
  readonly selection: SelectionId;
  readonly units: readonly Unit[];
}

/** MSN-RES-02, -07: units by the dice they share, in the order of the list. */
export function reserveGroups(units: readonly Unit[]): readonly ReserveGroup[] {
  const selections = [...new Set(units.map((unit) => dicedWith(units, unit)))];
  return selections.map((selection) => ({
    selection,
    units: units.filter((unit) => dicedWith(units, unit) === selection),
  }));
}

/** A selection in reserve, as the rolls see it. */
export interface Waiting {
  readonly selection: SelectionId;
  /** In this player turn. */
  readonly hasRolled: boolean;
  readonly hasArrived: boolean;
}

/** MSN-RES-03, -08: the rolls that are open in a player turn of their side. It cannot end before they are made. */
export function openRolls(waiting: readonly Waiting[], turn: number, table: readonly number[]): readonly SelectionId[] {
  if (neededToArrive(turn, table) === null) return [];
  return waiting.filter(({ hasRolled, hasArrived }) => !hasRolled && !hasArrived).map(({ selection }) => selection);
}

/** MSN-RES-05, -06: the ways in which a selection can arrive. @param canStrike all of its units may deep strike */
export function arrivalsOf(isDeclaredStrike: boolean, canStrike: boolean): readonly Arrival[] {
  // MSN-DS-02: without Reserves, a unit is off the table only because it strikes.
  if (isDeclaredStrike) return ['strike'];
  return canStrike ? ['edge', 'strike'] : ['edge'];
}
