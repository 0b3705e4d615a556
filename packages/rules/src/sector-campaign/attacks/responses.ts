import { present } from '../../kernel/index.ts';
import { flightFaults } from '../air/flights.ts';
import { ALL_WELL, battleOf, countersOf, isEngaged, majorsLeftEmpty, refused, stands } from '../board/board.ts';
import { areAdjacent, isHeldBy, territoryOf } from '../board/grid.ts';
import { leftOf } from '../board/limits.ts';
import { isFault, type Standing, standing } from '../board/standing.ts';
import { dropFaults } from '../drops/drops.ts';
import type { Battle, Board, DeclarationOf, Known, Rejection, Side } from '../types.ts';
import { groundFaults } from './attacks.ts';

type Respond = DeclarationOf<'respond'>;
type Fly = DeclarationOf<'fly'>;
type Drop = DeclarationOf<'drop'>;

/** The battle whose last attack awaits responses; null: none does. */
export const answeredBattle = (board: Pick<Board, 'answered' | 'battles'>): Battle | null =>
  board.answered === null ? null : battleOf(board, board.answered);

/** SEC-RESP-01: whether the side is the one that answers now. */
function windowFaults({ board, side }: Known): readonly Rejection[] {
  const battle = answeredBattle(board);
  return battle !== null && battle.attacker !== side ? ALL_WELL : [refused('not-asked', 'SEC-RESP-01')];
}

/** SEC-RESP-02, -04, -07: what every response needs: one left this turn, an unengaged territory, no isolation. */
function responseFaults(known: Known, { detachment, counter, at }: Standing): readonly Rejection[] {
  const { board, side } = known;
  if (counter.isIsolated) return [refused('detachment-isolated', 'SEC-RESP-07', ['detachment'])];
  if (!isHeldBy(board, at, side)) return [refused('territory-not-yours', 'SEC-RESP-03', ['detachment'])];
  if (isEngaged(board, at)) return [refused('territory-engaged', 'SEC-RESP-03', ['detachment'])];
  if (majorsLeftEmpty(known, [detachment.id]).length > 0) {
    return [refused('major-empty', 'SEC-RESP-07', ['detachment'])];
  }
  return leftOf(known, 'responses') > 0 ? ALL_WELL : [refused('no-responses-left', 'SEC-RESP-02')];
}

/** SEC-RESP-03: from a neighbour of the attacked territory, or from its line. */
export function respondFaults(known: Known, { detachment }: Respond): readonly Rejection[] {
  const { board } = known;
  const asked = windowFaults(known);
  if (asked.length > 0) return asked;
  const found = standing(known, detachment, 'SEC-RESP-03');
  if (isFault(found)) return [found];
  const ground = groundFaults(found, ['detachment']);
  if (ground.length > 0) return ground;
  const { territory } = present(answeredBattle(board), 'a battle that is answered');
  const isNear =
    areAdjacent(board, found.at, territory) ||
    territoryOf(board, found.at).column === territoryOf(board, territory).column;
  return isNear ? responseFaults(known, found) : [refused('out-of-reach', 'SEC-RESP-03', ['detachment'])];
}

/** SEC-RESP-04: by air, from anywhere. */
export function flyResponseFaults(known: Known, order: Fly): readonly Rejection[] {
  const faults = [...windowFaults(known), ...flightFaults(known, order)];
  if (faults.length > 0) return faults;
  const { territory } = present(answeredBattle(known.board), 'a battle that is answered');
  if (order.route.at(-1) !== territory) return [refused('route-broken', 'SEC-RESP-04', ['route'])];
  const found = standing(known, order.detachment, 'SEC-RESP-04');
  if (isFault(found)) return [found];
  if (found.detachment.tenure === 'visitor') return [refused('detachment-visiting', 'SEC-DIR-13', ['detachment'])];
  const going = [order.detachment, ...(order.cargo === null ? [] : [order.cargo])];
  return majorsLeftEmpty(known, going).length > 0
    ? [refused('major-empty', 'SEC-RESP-07', ['detachment'])]
    : responseFaults(known, found);
}

/** SEC-RESP-05: from orbit, into the attacked territory. */
export function dropResponseFaults(known: Known, order: Drop): readonly Rejection[] {
  const faults = [...windowFaults(known), ...dropFaults(known, order)];
  if (faults.length > 0) return faults;
  if (order.at !== answeredBattle(known.board)?.territory) return [refused('out-of-reach', 'SEC-RESP-05', ['at'])];
  return leftOf(known, 'responses') > 0 ? ALL_WELL : [refused('no-responses-left', 'SEC-RESP-02')];
}

export const doneFaults = (known: Known): readonly Rejection[] => windowFaults(known);

/**
 * Whether the defender can still respond, judged by what everyone can see, so being asked gives nothing away: a response
 * is left, and a counter in orbit or in a held, unengaged territory. SEC-RESP-01.
 */
export function mayRespond(board: Board, side: Side): boolean {
  const { initiative, used } = board.sides[side];
  const isFree = countersOf(board, side).some(({ at, isIsolated, ...counter }) => {
    if (at === null) return counter.battle === null;
    const free = { at, isIsolated, ...counter };
    return !isIsolated && stands(board, free) && isHeldBy(board, at, side) && !isEngaged(board, at);
  });
  return used.responses < initiative && isFree;
}
