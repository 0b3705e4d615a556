import type { FindKind } from '@sealed-orders/rules/hex-campaign';

/** Discovered forces that join or attack in a later phase. */
export const FIND_NAMES: Readonly<Record<FindKind, string>> = {
  enemies: 'Enemies',
  followers: 'Followers',
  mercenaries: 'Mercenaries',
};
