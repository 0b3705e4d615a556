import type { Reasons } from './reason.ts';
import { settlementReasons } from './settlements.ts';
import { strongholdReasons } from './strongholds.ts';

/** Reasons by code. */
export const worksReasons = {
  ...settlementReasons,
  ...strongholdReasons,
} satisfies Reasons;
