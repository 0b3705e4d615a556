import { flightFaults, targetFaults } from '../air/flights.ts';
import {
  ALL_WELL,
  counterFor,
  detachmentsOf,
  emptyMajors,
  isGarrison,
  majorsLeftEmpty,
  refused,
  stands,
} from '../board/board.ts';
import { areAdjacent, isHeldBy, isTerritory, territoryOf } from '../board/grid.ts';
import { commanderIn, hasBonus, leftOf } from '../board/limits.ts';
import { isFault, type Standing, standing } from '../board/standing.ts';
import { dropFaults, vehiclesFaults } from '../drops/drops.ts';
import type { DeclarationOf, Detachment, Known, Rejection, TerritoryId } from '../types.ts';

type Move = DeclarationOf<'move'>;
type Fly = DeclarationOf<'fly'>;
type Drop = DeclarationOf<'drop'>;

/** SEC-MOVE-01 to -03, -07, SEC-DEPLOY-05: why a detachment can't move there. */
export function moveFaults(known: Known, { detachment, to, isBonus }: Move): readonly Rejection[] {
  const { board } = known;
  const rule = 'SEC-MOVE-02';
  const found = standing(known, detachment, rule);
  if (isFault(found)) return [found];
  if (found.counter.isIsolated) return [refused('detachment-isolated', 'SEC-MOVE-07', ['detachment'])];
  if (!isTerritory(board, to)) return [refused('territory-unknown', rule, ['to'])];
  if (!areAdjacent(board, found.at, to)) return [refused('not-adjacent', rule, ['to'])];
  if (!isHeldBy(board, to, known.side)) return [refused('territory-not-yours', rule, ['to'])];
  const budget = budgetFaults(known, found, isBonus);
  return budget.length > 0 ? budget : majorsFaults(known, found.detachment, to);
}

/** SEC-MOVE-01, -03: one of the side’s moves, one of the visiting commander’s, or a commander’s bonus in its line. */
function budgetFaults(known: Known, { detachment, counter, at }: Standing, isBonus: boolean): readonly Rejection[] {
  const isFree = detachment.freeMoves > 0;
  if (!known.board.settings.repeatMoves && counter.hasMoved && !isFree) {
    return [refused('moved-already', 'SEC-MOVE-02', ['detachment'])];
  }
  if (!isBonus) return isFree ? ALL_WELL : moveLeftFaults(known);
  return commanderIn(known, territoryOf(known.board, at).column, 'isMoveUsed') === null
    ? [refused('no-commander-in-line', 'SEC-MOVE-03', ['isBonus'])]
    : ALL_WELL;
}

const moveLeftFaults = (known: Known): readonly Rejection[] =>
  leftOf(known, 'moves') > 0 ? ALL_WELL : [refused('no-moves-left', 'SEC-MOVE-01')];

/**
 * SEC-DEPLOY-05: no move may leave a major empty. If the enemy has emptied one, the next move must fill it if it can.
 * @param going null: nothing moves, as when fortifying
 */
function majorsFaults(known: Known, going: Detachment | null, to: TerritoryId | null): readonly Rejection[] {
  if (going !== null && majorsLeftEmpty(known, [going.id]).length > 0) {
    return [refused('major-empty', 'SEC-DEPLOY-05', ['detachment'])];
  }
  const majors = emptyMajors(known).filter((id) => canBeFilled(known, id));
  if (majors.length === 0) return ALL_WELL;
  const fills = going !== null && to !== null && majors.includes(to) && isGarrison(known.board.settings, going);
  return fills ? ALL_WELL : [refused('major-stays-empty', 'SEC-DEPLOY-05', [], { majors })];
}

/** SEC-DEPLOY-05: whether a detachment could enter the major by one move now, on the ground or from orbit. */
function canBeFilled(known: Known, major: TerritoryId): boolean {
  const { board, desk } = known;
  const canEnter = (one: Detachment): boolean => {
    if (one.where === 'orbit') return true;
    const counter = counterFor(board, one);
    if (counter === null || counter.at === null || counter.isIsolated || !stands(board, counter)) return false;
    return areAdjacent(board, counter.at, major);
  };
  return detachmentsOf(desk).some(
    (one) => isGarrison(board.settings, one) && canEnter(one) && majorsLeftEmpty(known, [one.id]).length === 0,
  );
}

/** SEC-MOVE-04, SEC-ISO-04. */
export function fortifyFaults(known: Known, { territory }: DeclarationOf<'fortify'>): readonly Rejection[] {
  const { board, side } = known;
  const rule = 'SEC-MOVE-04';
  if (!isTerritory(board, territory)) return [refused('territory-unknown', rule, ['territory'])];
  if (!isHeldBy(board, territory, side)) return [refused('territory-not-yours', rule, ['territory'])];
  const { isIsolated, isFortified, isBeingFortified } = territoryOf(board, territory);
  if (isIsolated) return [refused('territory-isolated', 'SEC-ISO-04', ['territory'])];
  if (isFortified || isBeingFortified) return [refused('fortified-already', rule, ['territory'])];
  const budget = moveLeftFaults(known);
  return budget.length > 0 ? budget : majorsFaults(known, null, null);
}

/** SEC-DROP-04, SEC-MOVE-06: a move of the side, not a commander’s bonus. */
export function landingFaults(known: Known, order: DeclarationOf<'land-vehicles'>): readonly Rejection[] {
  const faults = [...vehiclesFaults(known, order), ...moveLeftFaults(known)];
  return faults.length > 0 ? faults : majorsFaults(known, null, null);
}

/** SEC-DROP-03, SEC-MOVE-06. */
export function dropMoveFaults(known: Known, order: Drop): readonly Rejection[] {
  const faults = [...dropFaults(known, order), ...moveLeftFaults(known)];
  if (faults.length > 0) return faults;
  const dropped = detachmentsOf(known.desk).find(({ id }) => id === order.detachment) ?? null;
  return majorsFaults(known, dropped, order.at);
}

/**
 * SEC-MOVE-05, SEC-ISO-08: a flight into any friendly territory, even out of isolation. A detachment flies once a turn, as
 * a move, an attack or a response.
 */
export function flyMoveFaults(known: Known, order: Fly): readonly Rejection[] {
  const flight = [...flightFaults(known, order), ...targetFaults(known, order)];
  if (flight.length > 0) return flight;
  const found = standing(known, order.detachment, 'SEC-MOVE-05');
  if (isFault(found)) return [found];
  const budget = budgetFaults(known, found, order.isBonus);
  if (budget.length > 0) return budget;
  const going = [order.detachment, ...(order.cargo === null ? [] : [order.cargo])];
  if (majorsLeftEmpty(known, going).length > 0) return [refused('major-empty', 'SEC-DEPLOY-05', ['detachment'])];
  return majorsFaults(known, found.detachment, order.route.at(-1) ?? null);
}

/** SEC-INIT-04, SEC-MOVE-03: whether the side has a move left, a commander’s bonus, or a visitor’s move. */
export const canMove = (known: Known): boolean =>
  leftOf(known, 'moves') > 0 ||
  hasBonus(known, 'isMoveUsed') ||
  detachmentsOf(known.desk).some(({ freeMoves }) => freeMoves > 0);
