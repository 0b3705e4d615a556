import type { SeatId } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import { OTHER_SIDE, type Sides } from '../sides/sides.ts';
import type { Battle } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';

/** HEX-QB-07: seats that may pick enemy losses and have not yet. */
export function picksOwed({ stage, quick, ...sides }: Sides & Pick<Battle, 'stage' | 'quick'>): readonly SeatId[] {
  if (stage !== 'picks' || quick === null) return [];
  return BATTLE_SIDES.filter((side) => quick.picks[side] === null).flatMap(
    (side) => sides[OTHER_SIDE[side]]?.seat ?? [],
  );
}

/** HEX-QB-05: seats that have not yet chosen their losses. */
export function lossesOwed({ stage, quick }: Pick<Battle, 'stage' | 'quick'>): readonly SeatId[] {
  if (stage !== 'losses' || quick === null) return [];
  return keysOf(quick.shares).filter((seat) => quick.losses[seat] === undefined);
}
