import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { foughtBattles } from '../sides/outcome.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Battle } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';

/** Whether a seat had an army in the battle, even if it no longer exists. */
export function stoodIn({ before, pieces }: Reads<'before' | 'pieces'>, battle: Battle, seat: SeatId): boolean {
  return BATTLE_SIDES.some((side) => {
    const { seat: leader = null, armies = [] } = battle[side] ?? {};
    return leader === seat || armies.some((id) => (pieces.get(id) ?? lookup(before.pieces, id))?.seat === seat);
  });
}

/**
 * HEX-LOOT-08: for losses from index `first` up, seats that fought the taker in that hex know who it is, seen or not.
 */
export function knowOpponents(play: Reads<'battles' | 'before' | 'pieces'> & Changes<'losses'>, first: number): void {
  const battles = foughtBattles(play);
  const met = (hex: HexKey, owner: SeatId, taker: SeatId): boolean =>
    battles.some((battle) => battle.hex === hex && stoodIn(play, battle, owner) && stoodIn(play, battle, taker));
  const told = play.losses.splice(first).map((loss) => {
    const { owner, taker, hex } = loss;
    return met(hex, owner, taker) ? { ...loss, told: () => loss.told(taker) } : loss;
  });
  play.losses.push(...told);
}
