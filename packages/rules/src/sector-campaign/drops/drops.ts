import type { RuleId } from '../../kernel/index.ts';
import { ALL_WELL, counterFor, detachmentOf, refused } from '../board/board.ts';
import { isHeldBy, isTerritory } from '../board/grid.ts';
import { isFault, standing } from '../board/standing.ts';
import type { DeclarationOf, Known, Rejection } from '../types.ts';

type Drop = DeclarationOf<'drop'>;

/** SEC-DROP-01 to -03: why a detachment can't land there. A response lands in the attacked territory. */
export function dropFaults(known: Known, { purpose, detachment, at }: Drop): readonly Rejection[] {
  const { board, desk, side } = known;
  const rule: RuleId = 'SEC-DROP-03';
  const dropped = detachmentOf(desk, detachment);
  if (dropped === null) return [refused('detachment-unknown', rule, ['detachment'])];
  // One that has dropped is on the ground; one that drops into a battle has left orbit for good.
  if (dropped.where !== 'orbit') return [refused('detachment-not-in-orbit', 'SEC-DROP-02', ['detachment'])];
  if (counterFor(board, dropped)?.isLost === true) return [refused('detachment-lost', 'SEC-DROP-06', ['detachment'])];
  if (!isTerritory(board, at)) return [refused('territory-unknown', rule, ['at'])];
  const isOwn = isHeldBy(board, at, side);
  if (purpose === 'attack') return isOwn ? [refused('territory-not-theirs', rule, ['at'])] : ALL_WELL;
  return isOwn ? ALL_WELL : [refused('territory-not-yours', rule, ['at'])];
}

/** SEC-DROP-04: why a detachment's vehicles can't land now. */
export function vehiclesFaults(known: Known, { detachment }: DeclarationOf<'land-vehicles'>): readonly Rejection[] {
  const rule = 'SEC-DROP-04';
  const found = standing(known, detachment, rule);
  if (isFault(found)) return [found];
  if (!found.detachment.hasVehiclesInOrbit) return [refused('no-vehicles', rule, ['detachment'])];
  if (found.counter.droppedIn === known.board.turn) return [refused('just-dropped', rule, ['detachment'])];
  return found.counter.isIsolated ? [refused('detachment-isolated', rule, ['detachment'])] : ALL_WELL;
}
