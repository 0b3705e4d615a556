import { sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { squadronsOf } from '../places/squadrons.ts';
import type { View } from '../types.ts';

/** A settlement with airbases of its owner that work, and how many squadrons they have. */
export interface Airbase {
  readonly hex: HexKey;
  readonly squadrons: number;
}

/** HEX-BLD-13: where the viewer's squadrons are at home, in the order of the hex keys. Squadrons themselves are alike. */
export function airbasesOf({ own, turn }: View): readonly Airbase[] {
  if (own === null) return [];
  return sortedKeys(own.sites).flatMap((hex) => {
    const site = own.sites[hex];
    const squadrons = site === undefined ? 0 : squadronsOf([site], own.record.faction, turn);
    return squadrons > 0 ? [{ hex, squadrons }] : [];
  });
}
