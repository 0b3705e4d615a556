import { sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { distance } from '../../space/hex.ts';
import { SHRINE_BONUS, SHRINE_RANGE } from '../data/races/orders.ts';
import type { CardShrine, God, Stronghold } from '../types.ts';

/**
 * HEX-RACE-CH-09 to -11: the shrines in reach of a battle, one of each kind, in hex order: what
 * each adds to the dice of its demons.
 */
export function shrinesOver(strongholds: Readonly<Record<HexKey, Stronghold>>, hex: HexKey): readonly CardShrine[] {
  const gods = new Set<God>();
  for (const at of sortedKeys(strongholds)) {
    const stronghold = strongholds[at];
    if (stronghold === undefined || distance(at, hex) > SHRINE_RANGE[stronghold.level]) continue;
    for (const { shrine } of stronghold.defences) if (shrine !== null) gods.add(shrine);
  }
  return [...gods].map((god) => ({ god, ...SHRINE_BONUS[god === 'undivided' ? 'general' : 'god'] }));
}
