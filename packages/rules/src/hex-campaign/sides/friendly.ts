import type { SeatId } from '../../kernel/index.ts';
import { areEnemies, areFriends, seatNumber } from '../ground/ground.ts';
import type { SeatIndex } from '../map/numbers.ts';
import type { Reads } from '../turn/fields.ts';
import type { Battle, BattleSide, Side } from '../types.ts';

/** The seats that fight on a side. */
export function sideSeats(play: Reads<'pieces'>, side: Side | null): readonly SeatId[] {
  return [...new Set(side?.armies.flatMap((id) => play.pieces.get(id)?.seat ?? []) ?? [])];
}

export const numberOf = ({ ground }: Reads<'ground'>, seat: SeatId): SeatIndex => seatNumber(ground.seats, seat);

/**
 * HEX-BMOV-05, HEX-DIP-06, -07: the side of a battle that a seat may support: its own or its allies' against enemies.
 * Raids get no support.
 */
export function friendlySide(play: Reads<'ground' | 'pieces'>, seat: SeatId, battle: Battle): BattleSide | null {
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
