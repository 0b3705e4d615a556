import type { HexKey } from '../../space/hex.ts';
import { neighbours } from '../../space/hex.ts';
import { friendlySide } from '../sides/friendly.ts';
import type { Battle, BattleOrderType, Detachment, PieceId, Supporter } from '../types.ts';
import type { BattlesPlay } from './play.ts';

/** Detachments by their hex that are in no battle, have not withdrawn and are armed. HEX-TBL-25. */
function idle(play: BattlesPlay): ReadonlyMap<HexKey, Detachment> {
  const busy = new Set(
    play.battles.flatMap(({ attacker, defender }) => [...attacker.armies, ...(defender?.armies ?? [])]),
  );
  const found = new Map<HexKey, Detachment>();
  for (const piece of play.pieces.values()) {
    if (piece.kind !== 'detachment' || busy.has(piece.id) || piece.disarmed) continue;
    if (play.battleMoves[piece.id]?.how !== 'withdrew') found.set(piece.hex, piece);
  }
  return found;
}

/** What an army outside all battles does: if it could not follow its order, it guards. */
function orderOf(play: BattlesPlay, { id }: Detachment): BattleOrderType {
  const order = play.battleOrders.get(id)?.type;
  if (order !== undefined && order !== 'withdraw') return order;
  return play.battleMoves[id]?.how === 'entered' ? 'attack' : 'guard';
}

/** HEX-TBL-24: armies in the hexes around a battle that may send units without an order. */
function besides(play: BattlesPlay, battle: Battle, around: ReadonlyMap<HexKey, Detachment>): readonly Supporter[] {
  const named = new Set<PieceId>(battle.supporters.map(({ piece }) => piece));
  return neighbours(battle.hex).flatMap((hex) => {
    const piece = around.get(hex);
    if (piece === undefined || named.has(piece.id)) return [];
    const side = friendlySide(play, piece.seat, battle);
    if (side === null) return [];
    return [{ piece: piece.id, side, order: orderOf(play, piece), fromOrbit: false, assigned: false }];
  });
}

/** HEX-TBL-25, HEX-BORD-12: an army that fires for an attack sends no units. */
const firesForAttack = (battles: readonly Battle[]): ReadonlySet<PieceId> =>
  new Set(
    battles.flatMap(({ supporters }) =>
      supporters.flatMap(({ piece, side, order }) => (side === 'attacker' && order === 'support' ? [piece] : [])),
    ),
  );

/** HEX-TBL-24: battles with all armies beside them. */
export function withBystanders(play: BattlesPlay, battles: readonly Battle[]): readonly Battle[] {
  const around = idle(play);
  const firing = firesForAttack(battles);
  return battles.map((battle) => {
    if (battle.kind === 'raid' || battle.defender === null || battle.postponed) return battle;
    const more = besides(play, battle, around).filter(({ piece }) => !firing.has(piece));
    return more.length === 0 ? battle : { ...battle, supporters: [...battle.supporters, ...more] };
  });
}
