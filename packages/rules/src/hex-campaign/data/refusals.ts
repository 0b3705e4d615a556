import { AIR_REFUSALS } from './refusals/air.ts';
import { BATTLE_ORDERS_REFUSALS } from './refusals/battle-orders.ts';
import { BATTLES_REFUSALS } from './refusals/battles.ts';
import { BUILD_POINTS_REFUSALS } from './refusals/build-points.ts';
import { CAPTIVES_REFUSALS } from './refusals/captives.ts';
import { CORRECTIONS_REFUSALS } from './refusals/corrections.ts';
import { DETACHMENTS_REFUSALS } from './refusals/detachments.ts';
import { DIPLOMACY_REFUSALS } from './refusals/diplomacy.ts';
import { GARRISONS_REFUSALS } from './refusals/garrisons.ts';
import { ORDERS_REFUSALS } from './refusals/orders.ts';
import { QUICK_BATTLES_REFUSALS } from './refusals/quick-battles.ts';
import { RACES_REFUSALS } from './refusals/races.ts';
import { SETTLEMENTS_REFUSALS } from './refusals/settlements.ts';
import { SPIES_REFUSALS } from './refusals/spies.ts';
import { START_REFUSALS } from './refusals/start.ts';
import { STRONGHOLDS_REFUSALS } from './refusals/strongholds.ts';

/** Every code of a refusal in the hex campaign. A code joins its chapter here and gets its sentence in packages/text. */
export const REFUSALS = [
  ...ORDERS_REFUSALS,
  ...AIR_REFUSALS,
  ...BATTLE_ORDERS_REFUSALS,
  ...BATTLES_REFUSALS,
  ...BUILD_POINTS_REFUSALS,
  ...CAPTIVES_REFUSALS,
  ...CORRECTIONS_REFUSALS,
  ...DETACHMENTS_REFUSALS,
  ...DIPLOMACY_REFUSALS,
  ...GARRISONS_REFUSALS,
  ...QUICK_BATTLES_REFUSALS,
  ...RACES_REFUSALS,
  ...SETTLEMENTS_REFUSALS,
  ...SPIES_REFUSALS,
  ...START_REFUSALS,
  ...STRONGHOLDS_REFUSALS,
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
