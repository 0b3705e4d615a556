import { takeOff } from '../air/flights-in-play.ts';
import { counterOfIn, detachmentIn, type Play, tell } from '../board/play.ts';
import type { Battle, Counter, DeclarationOf, Side, TerritoryId } from '../types.ts';

type Drop = DeclarationOf<'drop'>;

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

/** SEC-DROP-04: vehicles land where their detachment is. */
export function landVehicles(play: Play, side: Side, detachment: Drop['detachment']): void {
  const counter = counterOfIn(play, side, detachment);
  detachmentIn(play, side, detachment).hasVehiclesInOrbit = false;
  if (counter.at !== null) {
    tell(play, { type: 'vehicles-landed', rule: 'SEC-DROP-04', to: 'all', counter: counter.id, at: counter.at });
  }
}
