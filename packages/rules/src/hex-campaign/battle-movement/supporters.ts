import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { RAID_ORDERS, SUPPORT_RANGE } from '../data/battle-orders.ts';
import { changedIn } from '../data/editions.ts';
import { steps } from '../map/grid.ts';
import { friendlySide } from '../sides/friendly.ts';
import { canHelp, fieldOf } from '../sides/support.ts';
import { at, tell } from '../turn/play.ts';
import type { Battle, Detachment, PieceId, Supporter } from '../types.ts';
import { battleIn, raidBarrier } from './hexes.ts';
import type { HostileOrder } from './orders.ts';
import { refuseBattleOrder } from './orders.ts';
import type { BattleMovementPlay } from './play.ts';

interface Place {
  readonly hex: HexKey;
  readonly fromOrbit: boolean;
}

/**
 * HEX-BORD-03, HEX-BMOV-05, -07: an attacker that comes to a battle stays where it is and counts as supporting its
 * friends there. Without friends, or on a raid, its order is spent; so is a second drop on the hex, or one on a raid.
 */
export function standBy(
  play: BattleMovementPlay,
  piece: Detachment,
  order: HostileOrder,
  { hex, fromOrbit }: Place,
): void {
  const battle = battleIn(play, hex);
  const isRaid = RAID_ORDERS.includes(order.type);
  const side = battle === null || isRaid ? null : friendlySide(play, piece.seat, battle);
  if (battle === null || side === null) {
    const raided = isRaid ? raidBarrier(play, hex) : null;
    refuseBattleOrder(play, piece, order, raided ?? { rule: 'HEX-BMOV-05', code: 'hex-closed' });
    return;
  }
  if (fromOrbit && hasDropped(play, piece.seat, battle)) {
    refuseBattleOrder(play, piece, order, { rule: 'HEX-BORD-13', code: 'drop-twice' });
    return;
  }
  play.battleOrders.delete(piece.id);
  addSupporter(play, battle, { piece: piece.id, side, order: order.type, fromOrbit, assigned: true });
  const { seat, id, name } = piece;
  const rule = fromOrbit ? 'HEX-BMOV-07' : 'HEX-BORD-03';
  tell(play, { type: 'battle-supported', rule, to: [seat], seat, piece: id, name, order: order.type, hex, side });
}

/** Adds an army beside a battle. */
function addSupporter(play: BattleMovementPlay, battle: Battle, supporter: Supporter): Battle {
  const joined = { ...battle, supporters: [...battle.supporters, supporter] };
  play.battles = play.battles.map((one) => (one.id === battle.id ? joined : one));
  return joined;
}

/** HEX-BORD-12: whether the owner of an army on Support reads that it supported this battle. */
export const isSupportTold = (play: BattleMovementPlay, battle: Battle, supporter: Supporter): boolean =>
  changedIn(play.before.edition).tellsSupport === 'all' || canHelp(fieldOf(play), battle, supporter);

/** HEX-BORD-13: whether a detachment of the seat has landed in the hex, or waits above it. */
function hasDropped(play: BattleMovementPlay, seat: SeatId, { attacker, supporters }: Battle): boolean {
  const above = (id: PieceId) => lookup(play.before.orbit, id)?.seat === seat;
  return attacker.armies.some(above) || supporters.some(({ piece, fromOrbit }) => fromOrbit && above(piece));
}

/** HEX-BORD-12: armies whose Support is in force join the battles of the armies they support. */
export function lendSupport(play: BattleMovementPlay): void {
  for (const [id, order] of play.battleOrders) {
    if (order.type !== 'support') continue;
    const piece = play.pieces.get(id);
    if (piece?.kind !== 'detachment') continue;
    const battle = play.battles.find((one) => isLent(play, piece, order.target, one));
    const side = battle === undefined ? null : friendlySide(play, piece.seat, battle);
    if (battle === undefined || side === null) continue;
    const supporter: Supporter = { piece: id, side, order: 'support', fromOrbit: false, assigned: true };
    if (!isSupportTold(play, addSupporter(play, battle, supporter), supporter)) continue;
    const { seat, name } = piece;
    const told = { seat, piece: id, name, order: 'support', hex: battle.hex, side } as const;
    tell(play, { type: 'battle-supported', rule: 'HEX-BORD-12', to: [seat], ...told });
  }
}

/**
 * HEX-BORD-12: whether the supported army attacks here, in the hex or beside it (HEX-BORD-03), or defends by order, within
 * reach of the supporter.
 */
function isLent(play: BattleMovementPlay, piece: Detachment, target: PieceId, battle: Battle): boolean {
  const { grid } = play.ground;
  if (battle.kind === 'raid' || steps(grid, at(play, piece.hex), at(play, battle.hex)) > SUPPORT_RANGE) return false;
  if (battle.attacker.armies.includes(target)) return true;
  if (isSecond(play, battle, target)) return true;
  if (battle.defender?.armies.includes(target) !== true) return false;
  const isGarrison = play.pieces.get(target)?.kind === 'garrison';
  return isGarrison ? play.before.settings.supportGarrisons : battle.defender.order === 'defend';
}

/** HEX-BORD-03: whether an army attacks from beside the battle, and has not been attacked itself since. */
function isSecond({ battles }: BattleMovementPlay, { supporters }: Battle, id: PieceId): boolean {
  const isBeside = supporters.some(({ piece, order }) => piece === id && order !== 'support');
  return isBeside && !battles.some(({ defender }) => defender?.armies.includes(id) === true);
}
