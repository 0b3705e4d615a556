import type { RuleChapter, RuleEntry } from '../kernel/rulebook.ts';
import { BF_RULES } from './rulebook/battleforces.ts';
import { BTL_RULES } from './rulebook/battles.ts';
import { CP_RULES } from './rulebook/cp.ts';
import { WIN_RULES } from './rulebook/end.ts';
import { XP_RULES } from './rulebook/experience.ts';
import { FAC_RULES } from './rulebook/factions.ts';
import { MAP_RULES } from './rulebook/map.ts';
import { MSN_RULES } from './rulebook/missions.ts';
import { MOVE_RULES } from './rulebook/movement.ts';
import { MULTI_RULES } from './rulebook/multi.ts';
import { ORD_RULES } from './rulebook/orders.ts';
import { SETUP_RULES } from './rulebook/setup.ts';
import { VP_RULES } from './rulebook/victory.ts';

/** The rulebook of the node campaign, chapter by chapter. */
export const RULEBOOK: readonly RuleChapter[] = [
  SETUP_RULES,
  MAP_RULES,
  CP_RULES,
  ORD_RULES,
  MOVE_RULES,
  BF_RULES,
  BTL_RULES,
  MULTI_RULES,
  MSN_RULES,
  XP_RULES,
  VP_RULES,
  WIN_RULES,
  FAC_RULES,
];

const byId = new Map<string, RuleEntry>(RULEBOOK.flatMap(({ rules }) => rules).map((entry) => [entry.id, entry]));

/** The entry of a rule, or null where the rulebook has none yet. */
export const ruleEntry = (id: string): RuleEntry | null => byId.get(id) ?? null;
