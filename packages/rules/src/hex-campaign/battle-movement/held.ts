import type { RuleId } from '../../kernel/index.ts';
import { battleSeats } from '../turn/initiative.ts';
import { tell } from '../turn/play.ts';
import type { BattleOrder, PieceId } from '../types.ts';
import { sheetOf } from './orders.ts';
import type { BattleMovementPlay } from './play.ts';
import { isSupportTold } from './supporters.ts';

type StayingOrder = Extract<BattleOrder, { type: 'defend' | 'guard' | 'support' }>;

const RULE_OF = {
  defend: 'HEX-BORD-10',
  guard: 'HEX-BORD-11',
  support: 'HEX-BORD-12',
} as const satisfies Record<StayingOrder['type'], RuleId>;

/** HEX-BORD-10 to -12: tells each owner the outcome of orders to stay, once the battles of the turn are known. */
export function tellHeld(play: BattleMovementPlay): void {
  const fighting = new Set(
    play.battles.flatMap(({ attacker, defender }) => [...attacker.armies, ...(defender?.armies ?? [])]),
  );
  const helping = new Set(
    play.battles.flatMap((battle) =>
      battle.supporters.filter((one) => isSupportTold(play, battle, one)).map(({ piece }) => piece),
    ),
  );
  for (const seat of battleSeats(play)) {
    for (const order of sheetOf(play, seat)) {
      if (isStaying(play, order) && !(order.type === 'support' && helping.has(order.piece))) {
        tellStayed(play, order, fighting);
      }
    }
  }
}

/** Whether it is an order to stay that was neither refused nor cancelled. */
function isStaying(play: BattleMovementPlay, order: BattleOrder): order is StayingOrder {
  if (order.type !== 'defend' && order.type !== 'guard' && order.type !== 'support') return false;
  return play.battleOrders.get(order.piece) === order;
}

function tellStayed(play: BattleMovementPlay, order: StayingOrder, fighting: ReadonlySet<PieceId>): void {
  const above = play.orbit.get(order.piece);
  const piece = above ?? play.pieces.get(order.piece);
  if (piece?.kind !== 'detachment' && piece?.kind !== 'garrison') return;
  const { seat, id, name, hex } = piece;
  const supported = order.type === 'support' ? order.target : null;
  const place = { hex, fights: fighting.has(id), above: above !== undefined, supported };
  const told = { seat, piece: id, name, order: order.type, ...place };
  tell(play, { type: 'battle-held', rule: RULE_OF[order.type], to: [seat], ...told });
}
