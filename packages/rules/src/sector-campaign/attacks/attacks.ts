import { flightFaults, targetFaults } from '../air/flights.ts';
import { ALL_WELL, battleIn, hasTroopsIn, majorsLeftEmpty, refused } from '../board/board.ts';
import { areAdjacent, isHeldBy, isTerritory, lineOf, territoriesOf, territoryOf } from '../board/grid.ts';
import { commanderIn, hasBonus, leftOf } from '../board/limits.ts';
import { isFault, type Standing, standing } from '../board/standing.ts';
import { dropFaults } from '../drops/drops.ts';
import type { Board, DeclarationOf, Known, Rejection, Side, TerritoryId } from '../types.ts';

type Attack = DeclarationOf<'attack'>;
type Fly = DeclarationOf<'fly'>;
type Drop = DeclarationOf<'drop'>;

/**
 * SEC-MAP-06: how many of the enemy’s lines before the territory hold no troops of the attacker, in a territory that the
 * attacker controls. Attacks on the side's own lost territories need none.
 */
export function linesMissing(board: Board, side: Side, to: TerritoryId): readonly number[] {
  const target = territoryOf(board, to);
  if (target.home === side) return [];
  const before = Array.from({ length: lineOf(board.settings, target) - 1 }, (_, i) => i + 1);
  const isThere = (line: number): boolean =>
    territoriesOf(board.territories).some(
      (one) =>
        one.home === target.home &&
        lineOf(board.settings, one) === line &&
        one.controller === side &&
        hasTroopsIn(board, side, one.id),
    );
  return before.filter((line) => !isThere(line));
}

/** SEC-ATK-02 to -04, -08, -10, -11: why these detachments can't attack from one territory into its neighbour. */
export function attackFaults(known: Known, attack: Attack): readonly Rejection[] {
  const { board } = known;
  const { from, to, isHasty } = attack;
  const rule = 'SEC-ATK-02';
  if (!isTerritory(board, from)) return [refused('territory-unknown', rule, ['from'])];
  if (!isTerritory(board, to)) return [refused('territory-unknown', rule, ['to'])];
  if (!areAdjacent(board, from, to)) return [refused('not-adjacent', rule, ['to'])];
  const missing = linesMissing(board, known.side, to);
  const faults = [
    ...fromFaults(board, from),
    ...targetOpenFaults(known, to),
    ...(missing.length > 0 ? [refused('too-deep', 'SEC-ATK-03', ['to'], { lines: missing })] : []),
    ...namedFaults(known, attack),
  ];
  if (faults.length > 0) return faults;
  if (isHasty) return hastyFaults(known, attack);
  return leftOf(known, 'attacks') > 0 ? ALL_WELL : [refused('no-attacks-left', 'SEC-ATK-01')];
}

/** SEC-ATK-08, -11: nobody attacks from a territory under attack, and only once from an isolated one. */
function fromFaults(board: Board, from: TerritoryId): readonly Rejection[] {
  const { isAttacked, isIsolated, hasAttacked } = territoryOf(board, from);
  if (isAttacked) return [refused('territory-attacked', 'SEC-ATK-08', ['from'])];
  return isIsolated && hasAttacked ? [refused('attacked-from-already', 'SEC-ATK-11', ['from'])] : ALL_WELL;
}

/** SEC-ATK-02, -07. */
function targetOpenFaults({ board, side }: Known, to: TerritoryId): readonly Rejection[] {
  if (isHeldBy(board, to, side)) return [refused('territory-not-theirs', 'SEC-ATK-02', ['to'])];
  return !board.settings.combineAttacks && battleIn(board, to) !== null
    ? [refused('attacked-already', 'SEC-ATK-07', ['to'])]
    : ALL_WELL;
}

/** SEC-ATK-02, -10: all are in the territory and free, and they leave no major empty. */
function namedFaults(known: Known, { from, detachments }: Attack): readonly Rejection[] {
  const faults = detachments.flatMap((id, i): readonly Rejection[] => {
    const path = ['detachments', i];
    if (detachments.indexOf(id) < i) return [refused('detachment-named-twice', 'SEC-ATK-02', path)];
    const found = standing(known, id, 'SEC-ATK-02', path);
    if (isFault(found)) return [found];
    if (found.at !== from) return [refused('detachment-not-there', 'SEC-ATK-02', path)];
    return groundFaults(found, path);
  });
  if (faults.length > 0) return faults;
  return majorsLeftEmpty(known, detachments).length > 0
    ? [refused('major-empty', 'SEC-ATK-10', ['detachments'])]
    : ALL_WELL;
}

/** SEC-ATK-05, SEC-DIR-13: aircraft must fly, and the visiting commander can't attack or respond. */
export function groundFaults({ detachment }: Standing, path: Rejection['path']): readonly Rejection[] {
  if (detachment.tenure === 'visitor') return [refused('detachment-visiting', 'SEC-DIR-13', path)];
  return detachment.kind === 'aerial' ? [refused('detachment-aerial', 'SEC-ATK-05', path)] : ALL_WELL;
}

/** SEC-ATK-04: one detachment, in a line with a supreme commander whose bonus is unused. */
function hastyFaults(known: Known, { from, detachments }: Attack): readonly Rejection[] {
  if (detachments.length > 1) return [refused('one-detachment-only', 'SEC-ATK-04', ['detachments'])];
  return commanderIn(known, territoryOf(known.board, from).column, 'isAttackUsed') === null
    ? [refused('no-commander-in-line', 'SEC-ATK-04', ['isHasty'])]
    : ALL_WELL;
}

/** SEC-ATK-05, SEC-MAP-07: by air into any enemy territory, in any line. */
export function flyAttackFaults(known: Known, order: Fly): readonly Rejection[] {
  const flight = [...flightFaults(known, order), ...targetFaults(known, order)];
  if (flight.length > 0) return flight;
  const found = standing(known, order.detachment, 'SEC-ATK-05');
  if (isFault(found)) return [found];
  const going = [order.detachment, ...(order.cargo === null ? [] : [order.cargo])];
  return [
    ...visitorFaults(found),
    ...fromFaults(known.board, found.at),
    ...targetOpenFaults(known, order.route.at(-1) ?? found.at),
    ...(majorsLeftEmpty(known, going).length > 0 ? [refused('major-empty', 'SEC-ATK-10', ['detachment'])] : []),
    ...(leftOf(known, 'attacks') > 0 ? [] : [refused('no-attacks-left', 'SEC-ATK-01')]),
  ];
}

const visitorFaults = ({ detachment }: Standing): readonly Rejection[] =>
  detachment.tenure === 'visitor' ? [refused('detachment-visiting', 'SEC-DIR-13', ['detachment'])] : ALL_WELL;

/** SEC-ATK-06, SEC-DROP-03. */
export function dropAttackFaults(known: Known, order: Drop): readonly Rejection[] {
  const drop = dropFaults(known, order);
  if (drop.length > 0) return drop;
  const target = targetOpenFaults(known, order.at);
  if (target.length > 0) return target;
  return leftOf(known, 'attacks') > 0 ? ALL_WELL : [refused('no-attacks-left', 'SEC-ATK-01')];
}

/** SEC-INIT-04, SEC-ATK-04: whether the side has an attack left, or a commander on the map with its bonus. */
export const canAttack = (known: Known): boolean => leftOf(known, 'attacks') > 0 || hasBonus(known, 'isAttackUsed');
