import { present } from '../../kernel/index.ts';
import { takeOff } from '../air/flights-in-play.ts';
import { putDown } from '../board/counters.ts';
import { territoryOf } from '../board/grid.ts';
import { commanderIn } from '../board/limits.ts';
import { counterIn, counterOfIn, detachmentIn, knownIn, type Play, tell, territoryIn } from '../board/play.ts';
import { landVehicles, land as putDownDrop, startDrop } from '../drops/drops-in-play.ts';
import { declared } from '../turn/alternation-in-play.ts';
import type { DeclarationOf, Detachment, Flight, Side } from '../types.ts';

type Move = DeclarationOf<'move'>;
type Fly = DeclarationOf<'fly'>;
type Drop = DeclarationOf<'drop'>;

/** SEC-MOVE-02, -08: carried out immediately; the enemy sees the counter move. */
export function move(play: Play, side: Side, { detachment, to, isBonus }: Move): void {
  const counter = counterOfIn(play, side, detachment);
  const from = present(counter.at, 'what moves stands somewhere');
  spend(play, side, detachment, isBonus);
  putDown(play, counter.id, to);
  counter.hasMoved = true;
  tell(play, { type: 'moved', rule: 'SEC-MOVE-02', to: 'all', counter: counter.id, from, into: to, isBonus });
  declared(play, { side, what: 'move', counters: [counter.id], from, to });
}

/** What a move of a detachment costs. */
function spend(play: Play, side: Side, id: Detachment['id'], isBonus: boolean): void {
  const { board } = play.state;
  const detachment = detachmentIn(play, side, id);
  if (isBonus) {
    const at = present(counterOfIn(play, side, id).at, 'what moves stands somewhere');
    const commander = commanderIn(knownIn(play, side), territoryOf(board, at).column, 'isMoveUsed');
    detachmentIn(play, side, present(commander, 'a bonus comes from a commander').id).bonus.isMoveUsed = true;
  } else if (detachment.freeMoves > 0) detachment.freeMoves -= 1;
  else board.sides[side].used.moves += 1;
}

/** SEC-MOVE-04: everyone sees the attempt, which the end of the turn completes. */
export function fortify(play: Play, side: Side, { territory }: DeclarationOf<'fortify'>): void {
  territoryIn(play, territory).isBeingFortified = true;
  play.state.board.sides[side].used.moves += 1;
  tell(play, { type: 'fortification-begun', rule: 'SEC-MOVE-04', to: 'all', side, territory });
  declared(play, { side, what: 'fortify', to: territory });
}

export function moveVehicles(play: Play, side: Side, { detachment }: DeclarationOf<'land-vehicles'>): void {
  play.state.board.sides[side].used.moves += 1;
  landVehicles(play, side, detachment);
  const { id, at } = counterOfIn(play, side, detachment);
  declared(play, { side, what: 'land-vehicles', counters: [id], to: at });
}

export function dropMove(play: Play, side: Side, order: Drop): void {
  play.state.board.sides[side].used.moves += 1;
  startDrop(play, side, order, null);
  declared(play, { side, what: 'move', counters: [counterOfIn(play, side, order.detachment).id], to: order.at });
}

export function flyMove(play: Play, side: Side, order: Fly): void {
  const { detachment, route, cargo, escort } = order;
  const { id, at } = counterOfIn(play, side, detachment);
  const counters = [id, ...(cargo === null ? [] : [counterOfIn(play, side, cargo).id])];
  spend(play, side, detachment, order.isBonus);
  takeOff(play, side, { purpose: 'move', detachment, route, cargo, escort, battle: null, back: null, against: null });
  declared(play, { side, what: 'move', counters, from: at, to: route.at(-1) ?? null, route });
}

/** SEC-MOVE-05, SEC-DROP-02: a detachment that flew or dropped has arrived. */
export function arriveByAir(play: Play, { counter, cargo, route, purpose }: Flight): void {
  const into = present(route.at(-1), 'a flight goes somewhere');
  const from = counterIn(play, counter).at;
  for (const id of [counter, cargo]) {
    if (id === null) continue;
    putDown(play, id, into);
    counterIn(play, id).hasMoved = true;
  }
  if (purpose === 'drop') putDownDrop(play, counter, into);
  else tell(play, { type: 'flown', rule: 'SEC-MOVE-05', to: 'all', counter, from: from ?? into, into, cargo });
}
