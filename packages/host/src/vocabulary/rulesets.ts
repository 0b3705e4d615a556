import type { SystemId } from '@sealed-orders/rules/kernel';
import type { AnyRuleset } from '@sealed-orders/rules/systems';

export type { AnyRuleset };

/** Throws when the system has no rules yet. */
export type RulesetOf = (system: SystemId) => AnyRuleset;
/** The systems that can be played, and null for the others. */
export type Rulesets = (system: SystemId) => AnyRuleset | null;
