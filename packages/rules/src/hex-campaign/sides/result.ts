import type { BattleResult, PublicResult, Settings } from '../types.ts';

/** HEX-SIGHT-12: the public part of a result. The victor's payment would reveal captives. */
export const publicResult = (
  { vpVisibility }: Pick<Settings, 'vpVisibility'>,
  { winner, lost, vp }: BattleResult,
): PublicResult => ({ winner, lost, vp: vpVisibility === 'public' ? vp : null });
