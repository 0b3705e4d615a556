import type { RuleChapter, RuleEntry } from '../kernel/rulebook.ts';
import { AIR_RULES, SCOUT_RULES } from './rulebook/air.ts';
import { ATK_RULES, RESP_RULES } from './rulebook/attacks.ts';
import { BTL_RULES, XP_RULES } from './rulebook/battles.ts';
import { CR_RULES, DIR_RULES, MOM_RULES } from './rulebook/command.ts';
import { DEPLOY_RULES, DROP_RULES } from './rulebook/deployment.ts';
import { ISO_RULES, VP_RULES } from './rulebook/end.ts';
import { MAP_RULES } from './rulebook/map.ts';
import { MOVE_RULES } from './rulebook/moves.ts';
import { SETUP_RULES } from './rulebook/setup.ts';
import { INIT_RULES, TURN_RULES } from './rulebook/turn.ts';

/** The rulebook of the sector campaign, chapter by chapter, in the order of play. */
export const RULEBOOK: readonly RuleChapter[] = [
  SETUP_RULES,
  MAP_RULES,
  DEPLOY_RULES,
  DROP_RULES,
  INIT_RULES,
  TURN_RULES,
  AIR_RULES,
  SCOUT_RULES,
  MOVE_RULES,
  ATK_RULES,
  RESP_RULES,
  BTL_RULES,
  ISO_RULES,
  VP_RULES,
  XP_RULES,
  MOM_RULES,
  CR_RULES,
  DIR_RULES,
];

const byId = new Map<string, RuleEntry>(RULEBOOK.flatMap(({ rules }) => rules).map((entry) => [entry.id, entry]));

/** The entry of a rule, or null if the rulebook has none yet. */
export const ruleEntry = (id: string): RuleEntry | null => byId.get(id) ?? null;
