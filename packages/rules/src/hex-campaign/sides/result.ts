import type { BattleResult, PublicResult, Settings } from '../types.ts';

/** HEX-SIGHT-12: of a result what everybody may read. What the victor is paid would tell of captives. */
export const publicResult = (
  { vpVisibility }: Pick<Settings, 'vpVisibility'>,
  { winner, lost, vp }: BattleResult,
): PublicResult => ({ winner, lost, vp: vpVisibility === 'public' ? vp : null });
