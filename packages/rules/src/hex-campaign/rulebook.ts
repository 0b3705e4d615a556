import type { RuleChapter, RuleEntry } from '../kernel/rulebook.ts';
import { CLAIM_RULES } from './rulebook/claim.ts';
import { MAP_RULES } from './rulebook/map.ts';
import { MOVEMENT_RULES, SPY_MOVEMENT_RULES } from './rulebook/movement.ts';
import { MOVEMENT_ORDER_RULES } from './rulebook/movement-orders.ts';
import { SIGHT_RULES } from './rulebook/sight.ts';
import { START_RULES } from './rulebook/start.ts';
import { TURN_RULES } from './rulebook/turn.ts';

/** The hex campaign's rulebook, chapter by chapter: pages, docs and "why?" read it. */
export const RULEBOOK: readonly RuleChapter[] = [
  MAP_RULES,
  START_RULES,
  TURN_RULES,
  MOVEMENT_ORDER_RULES,
  MOVEMENT_RULES,
  SPY_MOVEMENT_RULES,
  SIGHT_RULES,
  CLAIM_RULES,
];

const byId = new Map(RULEBOOK.flatMap((chapter) => chapter.rules).map((entry) => [entry.id as string, entry]));

/** The entry of a rule, or null where the rulebook has none yet. */
export function ruleEntry(id: string): RuleEntry | null {
  return byId.get(id) ?? null;
}
