import { sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { distance } from '../../space/hex.ts';
import { SHRINE_RANGE } from '../data/races/orders.ts';
import type { God, Stronghold } from '../types.ts';

/** HEX-RACE-CH-11: where another kind's shrine is in reach of one in this Stronghold, or this one in its. */
export function rivalShrine(
  strongholds: Readonly<Record<HexKey, Stronghold>>,
  hex: HexKey,
  { level }: Pick<Stronghold, 'level'>,
  god: God,
): HexKey | undefined {
  return sortedKeys(strongholds).find((other) => {
    const stronghold = strongholds[other];
    if (stronghold === undefined || stronghold.defences.every(({ shrine }) => shrine === null || shrine === god))
      return false;
    return distance(hex, other) <= Math.max(SHRINE_RANGE[level], SHRINE_RANGE[stronghold.level]);
  });
}
