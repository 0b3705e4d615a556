import { invariant, type SystemId } from '@sealed-orders/rules/kernel';
import type { AnyRuleset } from '@sealed-orders/rules/systems';

export type { AnyRuleset };

/** What the rules of a game say about sealed sheets. Throws for a game without any: nobody owes one there. */
export function sheetsOf({ id, sheets }: AnyRuleset): NonNullable<AnyRuleset['sheets']> {
  invariant(sheets !== null, `${id} has no sealed sheets`);
  return sheets;
}

/** Whether orders of a game are written on sheets; so it is taken for one whose rules this build lacks. */
export const hasSheets = (rulesets: Rulesets, system: SystemId): boolean => rulesets(system)?.sheets !== null;

/** Throws when the system has no rules yet. */
export type RulesetOf = (system: SystemId) => AnyRuleset;
/** The systems that can be played, and null for the others. */
export type Rulesets = (system: SystemId) => AnyRuleset | null;
