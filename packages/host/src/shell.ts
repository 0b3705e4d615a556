import type { Db } from '@sealed-orders/db';
import type { Game, KeptText, Ruleset, SystemId } from '@sealed-orders/rules/kernel';
import type { Cache } from './cache.ts';
import type { Changes } from './changes/changes.ts';
import type { Memberships } from './play/membership.ts';
import type { StepShelf } from './play/step-shelf.ts';
import type { KnownSheets } from './seal/known-sheets.ts';

/** A rule system as the platform knows it: nothing but the kernel's contract. */
export type AnyRuleset = Ruleset<Game>;
/** Throws when the system has no rules yet. */
export type RulesetOf = (system: SystemId) => AnyRuleset;
/** The systems that can be played, and null for the others. */
export type Rulesets = (system: SystemId) => AnyRuleset | null;

/** What every part of the host works with. */
export interface Shell {
  readonly db: Db;
  readonly now: () => Date;
  readonly rulesets: Rulesets;
  readonly rulesetOf: RulesetOf;
  /** The shortest order clock that a new campaign may have, seconds. */
  readonly shortestClock: number;
  readonly changes: Changes;
  readonly steps: StepShelf;
  readonly sheets: KnownSheets;
  /** By campaign the text of the last state that was made here: most of the next one's is in it. */
  readonly texts: Cache<KeptText>;
  readonly memberships: Memberships;
}
