import { LATE_BATTLE_ORDERS } from '../data/battle-orders.ts';
import { battleSeats } from '../turn/initiative.ts';
import type { BattleOrder } from '../types.ts';
import { goForTarget } from './attack.ts';
import { sheetOf } from './orders.ts';
import type { BattleMovementPlay } from './play.ts';
import { withdrawFrom } from './withdraw.ts';

/** HEX-BMOV-01, -03: normal battle moves: by initiative, each seat in the order of its sheet. */
export function normalBattleMoves(play: BattleMovementPlay): void {
  moveAll(play, (order) => !isLate(play, order));
}

/** HEX-BMOV-01: planned attacks and planned raids, in the same order of seats. */
export function lateBattleMoves(play: BattleMovementPlay): void {
  moveAll(play, (order) => isLate(play, order));
}

/** HEX-BORD-06, -09, HEX-SPY-11: armies that lose their initiative through their order, or through rumours. */
const isLate = ({ rumours }: BattleMovementPlay, { piece, type }: BattleOrder): boolean =>
  LATE_BATTLE_ORDERS.includes(type) || rumours.has(piece);

function moveAll(play: BattleMovementPlay, isDue: (order: BattleOrder) => boolean): void {
  for (const seat of battleSeats(play)) {
    for (const order of sheetOf(play, seat)) {
      // HEX-BMOV-04: orders no longer in force were refused or cancelled.
      if (play.battleOrders.get(order.piece) === order && isDue(order)) carryOut(play, order);
    }
  }
}

function carryOut(play: BattleMovementPlay, order: BattleOrder): void {
  const above = play.orbit.get(order.piece);
  const piece = above ?? play.pieces.get(order.piece);
  if (piece?.kind !== 'detachment') return;
  if (order.type === 'withdraw') withdrawFrom(play, piece, order);
  else if ('target' in order && order.type !== 'support') goForTarget(play, piece, order, above !== undefined);
}
