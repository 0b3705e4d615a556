import type { RuleId } from './ids.ts';

/**
 * How the engine treats a rule. `played`: the engine applies it. `at-the-table`: shown where it matters, carried
 * out by people. `left-out`: not played yet or not at all, for the reason given.
 */
export type RuleStatus =
  | { readonly kind: 'played' }
  | { readonly kind: 'at-the-table' }
  | { readonly kind: 'left-out'; readonly reason: string };

/** One rule of a rulebook: title and wording in our words, and our ruling where the source was unclear. */
export interface RuleEntry {
  readonly id: RuleId;
  readonly title: string;
  readonly wording: string;
  readonly ruling: string | null;
  readonly status: RuleStatus;
}

/** A chapter in the order in which a reader meets it. */
export interface RuleChapter {
  readonly title: string;
  readonly rules: readonly RuleEntry[];
}

export const PLAYED: RuleStatus = { kind: 'played' };
export const AT_THE_TABLE: RuleStatus = { kind: 'at-the-table' };
export const leftOut = (reason: string): RuleStatus => ({ kind: 'left-out', reason });

/** An entry in one line. */
export function rule(
  id: RuleId,
  title: string,
  wording: string,
  ruling: string | null = null,
  status: RuleStatus = PLAYED,
): RuleEntry {
  return { id, title, wording, ruling, status };
}
