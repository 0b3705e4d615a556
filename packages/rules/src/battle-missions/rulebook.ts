import type { RuleChapter, RuleEntry } from '../kernel/rulebook.ts';
import { DAWN_RULES, ESC_RULES, INF_RULES, LEN_RULES, NIGHT_RULES, RES_RULES } from './rulebook/battle.ts';
import { COMP_RULES, CONC_RULES, DS_RULES } from './rulebook/companion.ts';
import { MARGIN_RULES, OBJ_RULES, VP_RULES } from './rulebook/points.ts';

/** The rulebook of battle missions, in the order of the catalogue. */
export const RULEBOOK: readonly RuleChapter[] = [
  COMP_RULES,
  CONC_RULES,
  DS_RULES,
  DAWN_RULES,
  ESC_RULES,
  INF_RULES,
  NIGHT_RULES,
  LEN_RULES,
  RES_RULES,
  VP_RULES,
  OBJ_RULES,
  MARGIN_RULES,
];

const byId = new Map<string, RuleEntry>(RULEBOOK.flatMap(({ rules }) => rules).map((entry) => [entry.id, entry]));

/** The entry of a rule, or null if the rulebook has none. */
export const ruleEntry = (id: string): RuleEntry | null => byId.get(id) ?? null;
