import type { SeatId } from '../../kernel/index.ts';
import type { Reads } from '../turn/fields.ts';
import { BATTLE_SIDES } from '../types.ts';

/** HEX-SIGHT-12: VP of battles of the open phase, which some may not know yet: they count them out of the total. */
export function vpOfOpenBattles({ battles, phase }: Reads<'battles' | 'phase'>, seat: SeatId): number {
  if (phase !== 'battle') return 0;
  return battles.reduce((sum, battle) => {
    const { result } = battle;
    if (result === null) return sum;
    const own = BATTLE_SIDES.filter((side) => battle[side]?.seat === seat);
    return own.reduce((total, side) => total + result.vp[side], sum);
  }, 0);
}
