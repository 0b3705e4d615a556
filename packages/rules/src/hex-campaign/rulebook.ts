import type { RuleChapter, RuleEntry } from '../kernel/rulebook.ts';
import { AFT_RULES } from './rulebook/after-battle.ts';
import { AIR_RULES } from './rulebook/air.ts';
import { BMOV_RULES } from './rulebook/battle-movement.ts';
import { BORD_RULES } from './rulebook/battle-orders.ts';
import { TBL_RULES } from './rulebook/battles.ts';
import { BP_RULES } from './rulebook/build-points.ts';
import { BLD_RULES } from './rulebook/buildings.ts';
import { CAPT_RULES } from './rulebook/captives.ts';
import { CLAIM_RULES } from './rulebook/claim.ts';
import { DEF_RULES } from './rulebook/defences.ts';
import { DET_RULES } from './rulebook/detachments.ts';
import { DIP_RULES } from './rulebook/diplomacy.ts';
import { END_RULES } from './rulebook/end-of-turn.ts';
import { XP_RULES } from './rulebook/experience.ts';
import { EXTENSION_RULES } from './rulebook/extensions.ts';
import { GAR_RULES } from './rulebook/garrisons.ts';
import { LOOT_RULES } from './rulebook/loot.ts';
import { MAP_RULES } from './rulebook/map.ts';
import { MOVEMENT_RULES } from './rulebook/movement.ts';
import { MOVEMENT_ORDER_RULES } from './rulebook/movement-orders.ts';
import { QB_RULES } from './rulebook/quick-battles.ts';
import { CHAOS_RULES } from './rulebook/races-chaos.ts';
import { ELDAR_RULES } from './rulebook/races-eldar.ts';
import { IMPERIAL_RULES } from './rulebook/races-imperial.ts';
import { OTHER_RACE_RULES } from './rulebook/races-others.ts';
import { ROAD_RULES } from './rulebook/roads.ts';
import { ROUTE_RULES } from './rulebook/routes.ts';
import { URB_RULES } from './rulebook/settlements.ts';
import { SIGHT_RULES } from './rulebook/sight.ts';
import { SPY_RULES } from './rulebook/spies.ts';
import { START_RULES } from './rulebook/start.ts';
import { STR_RULES } from './rulebook/strongholds.ts';
import { TURN_RULES } from './rulebook/turn.ts';
import { WD_RULES } from './rulebook/withdrawals.ts';

/** The hex campaign's rulebook, chapter by chapter: pages, docs and "why?" read it. */
export const RULEBOOK: readonly RuleChapter[] = [
  MAP_RULES,
  START_RULES,
  TURN_RULES,
  ROUTE_RULES,
  BP_RULES,
  DET_RULES,
  GAR_RULES,
  STR_RULES,
  DEF_RULES,
  URB_RULES,
  BLD_RULES,
  ROAD_RULES,
  CAPT_RULES,
  DIP_RULES,
  AIR_RULES,
  MOVEMENT_ORDER_RULES,
  MOVEMENT_RULES,
  SPY_RULES,
  SIGHT_RULES,
  CLAIM_RULES,
  BORD_RULES,
  BMOV_RULES,
  TBL_RULES,
  QB_RULES,
  AFT_RULES,
  XP_RULES,
  WD_RULES,
  LOOT_RULES,
  END_RULES,
  IMPERIAL_RULES,
  CHAOS_RULES,
  ELDAR_RULES,
  OTHER_RACE_RULES,
  EXTENSION_RULES,
];

const byId = new Map(RULEBOOK.flatMap((chapter) => chapter.rules).map((entry) => [entry.id as string, entry]));

/** The entry of a rule, or null where the rulebook has none yet. */
export function ruleEntry(id: string): RuleEntry | null {
  return byId.get(id) ?? null;
}
