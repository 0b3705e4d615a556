import type { HexKey, SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HostileOrder } from '../battle-orders/target-faults.ts';
import { RAID_ORDERS, SUPPORT_RANGE } from '../data/battle-orders.ts';
import { steps } from '../movement/grid.ts';
import { areEnemies, areFriends } from '../movement/ground.ts';
import type { Play } from '../turn/play.ts';
import { at, tell } from '../turn/play.ts';
import type { Battle, BattleSide, Detachment, PieceId, Side, Supporter } from '../types.ts';
import { battleIn, numberOf, raidBarrier, sideSeats } from './hexes.ts';
import { refuseBattleOrder } from './orders.ts';

interface Place {
  readonly hex: HexKey;
  readonly fromOrbit: boolean;
}

/**
 * HEX-BORD-03, HEX-BMOV-05, -07: an attacker that comes to a battle stays where it is and counts as supporting its
 * friends there. Where it has none, or raids, its order is spent; so is a second drop on the hex, and one on a raid.
 */
export function standBy(play: Play, piece: Detachment, order: HostileOrder, { hex, fromOrbit }: Place): void {
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
function addSupporter(play: Play, { id }: Battle, supporter: Supporter): void {
  play.battles = play.battles.map((battle) =>
    battle.id === id ? { ...battle, supporters: [...battle.supporters, supporter] } : battle,
  );
}

/**
 * HEX-BMOV-05, HEX-DIP-06, -07: the side of a battle that a seat may support: its own or its allies' against enemies.
 * Raids are supported by nobody.
 */
export function friendlySide(play: Play, seat: SeatId, battle: Battle): BattleSide | null {
  if (battle.kind === 'raid') return null;
  const stands = (side: Side | null, how: typeof areFriends, ofNobody: boolean): boolean => {
    if (side === null || side.seat === null) return ofNobody;
    return sideSeats(play, side).every((other) => how(play.ground, numberOf(play, seat), numberOf(play, other)));
  };
  const supports = (own: Side | null, other: Side | null) =>
    stands(own, areFriends, false) && stands(other, areEnemies, true);
  if (supports(battle.attacker, battle.defender)) return 'attacker';
  return supports(battle.defender, battle.attacker) ? 'defender' : null;
}

/** HEX-BORD-13: whether a detachment of the seat has come down on the hex, or waits above it. */
function hasDropped(play: Play, seat: SeatId, { attacker, supporters }: Battle): boolean {
  const above = (id: PieceId) => lookup(play.before.orbit, id)?.seat === seat;
  return attacker.armies.some(above) || supporters.some(({ piece, fromOrbit }) => fromOrbit && above(piece));
}

/** HEX-BORD-12: armies whose Support is in force join the battles of those whom they support. */
export function lendSupport(play: Play): void {
  for (const [id, order] of play.battleOrders) {
    if (order.type !== 'support') continue;
    const piece = play.pieces.get(id);
    if (piece?.kind !== 'detachment') continue;
    const battle = play.battles.find((one) => isLent(play, piece, order.target, one));
    const side = battle === undefined ? null : friendlySide(play, piece.seat, battle);
    if (battle === undefined || side === null) continue;
    addSupporter(play, battle, { piece: id, side, order: 'support', fromOrbit: false, assigned: true });
    const { seat, name } = piece;
    const told = { seat, piece: id, name, order: 'support', hex: battle.hex, side } as const;
    tell(play, { type: 'battle-supported', rule: 'HEX-BORD-12', to: [seat], ...told });
  }
}

/**
 * HEX-BORD-12: whether the supported army attacks here, in the hex or beside it (HEX-BORD-03), or defends by order, within
 * reach of the supporter.
 */
function isLent(play: Play, piece: Detachment, target: PieceId, battle: Battle): boolean {
  const { grid } = play.ground;
  if (battle.kind === 'raid' || steps(grid, at(play, piece.hex), at(play, battle.hex)) > SUPPORT_RANGE) return false;
  if (battle.attacker.armies.includes(target)) return true;
  if (isSecond(play, battle, target)) return true;
  if (battle.defender?.armies.includes(target) !== true) return false;
  const isGarrison = play.pieces.get(target)?.kind === 'garrison';
  return isGarrison ? play.before.settings.supportGarrisons : battle.defender.order === 'defend';
}

/** HEX-BORD-03: whether an army attacks from beside the battle, and has not been attacked itself since. */
function isSecond({ battles }: Play, { supporters }: Battle, id: PieceId): boolean {
  const isBeside = supporters.some(({ piece, order }) => piece === id && order !== 'support');
  return isBeside && !battles.some(({ defender }) => defender?.armies.includes(id) === true);
}
