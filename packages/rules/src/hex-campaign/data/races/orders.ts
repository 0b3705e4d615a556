import { sortedKeys } from '../../../kernel/index.ts';
import type { HexKey } from '../../../space/hex.ts';
import { distance } from '../../../space/hex.ts';
import type { DefenceType, Faction, God, Stronghold } from '../../types.ts';

/** HEX-RACE-EL-05: races whose detachments use webways, and the least size of settlement at each end. */
export const WEBWAY_RACES: readonly Faction[] = ['el'];
export const WEBWAY_SIZE = 3;

/** HEX-RACE-CH-08: races that curse shrines, and the buildings that can become one. */
export const SHRINE_RACES: readonly Faction[] = ['ch'];
export const SHRINE_BUILDINGS: readonly DefenceType[] = ['bunker', 'tower', 'aa-tower', 'turret-tower', 'radar-tower'];

/** HEX-RACE-CH-09, -10: BP for a shrine of the army's god or of none, and for one of another god. */
export const SHRINE_COST = { own: 100, other: 200 } as const;

/** HEX-RACE-CH-09: how far a shrine reaches, by the level of its Stronghold. */
export const SHRINE_RANGE = { 1: 1, 2: 2, 3: 2 } as const;
/** HEX-RACE-CH-09, -10: added to the dice for summoning lesser demons and for possession. */
export const SHRINE_BONUS = { god: { summoning: 2, possession: 1 }, general: { summoning: 1, possession: 0 } } as const;

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
