import type { Ruleset, SystemId } from '@sealed-orders/rules/kernel';
import type { AnyGame } from '@sealed-orders/rules/systems';

/** A rule system as the platform knows it: only the kernel's contract. */
export type AnyRuleset = Ruleset<AnyGame>;
/** Throws when the system has no rules yet. */
export type RulesetOf = (system: SystemId) => AnyRuleset;
/** The systems that can be played, and null for the others. */
export type Rulesets = (system: SystemId) => AnyRuleset | null;
