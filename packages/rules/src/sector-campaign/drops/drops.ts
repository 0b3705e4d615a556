import type { RuleId } from '../../kernel/index.ts';
import { takeOff } from '../air/flights.ts';
import { ALL_WELL, counterFor, detachmentOf, refused } from '../board/board.ts';
import { isHeldBy, isTerritory } from '../board/grid.ts';
import { counterOfIn, detachmentIn, type Play, tell } from '../board/play.ts';
import { isFault, standing } from '../board/standing.ts';
import type { Battle, Counter, DeclarationOf, Known, Rejection, Side, TerritoryId } from '../types.ts';

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

/** SEC-DROP-05: interceptors where it lands can react before it is down. */
export function startDrop(play: Play, side: Side, { detachment, at }: Drop, battle: Battle['id'] | null): void {
  counterOfIn(play, side, detachment).droppedIn = play.state.board.turn;
  detachmentIn(play, side, detachment).where = 'map';
  takeOff(play, side, {
    ...{ purpose: 'drop', detachment, route: [at], cargo: null, escort: null, battle, back: null, against: null },
  });
}

/** SEC-DROP-02: it has landed, and is on the ground from now on. A drop into a battle lands when the battle is over. */
export function land(play: Play, counter: Counter['id'], at: TerritoryId): void {
  tell(play, { type: 'dropped', rule: 'SEC-DROP-02', to: 'all', counter, at });
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

/** SEC-DROP-04: vehicles land where their detachment is. */
export function landVehicles(play: Play, side: Side, detachment: Drop['detachment']): void {
  const counter = counterOfIn(play, side, detachment);
  detachmentIn(play, side, detachment).hasVehiclesInOrbit = false;
  if (counter.at !== null) {
    tell(play, { type: 'vehicles-landed', rule: 'SEC-DROP-04', to: 'all', counter: counter.id, at: counter.at });
  }
}
