import { canonical, type ListedForce } from '@sealed-orders/rules/kernel';
import type { Choices } from '../vocabulary/choices.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import { type SetupDraft, setupDraftSchema } from './setup.ts';

/** The army of a seat that was given none: a seat run by the computer takes a ready-made one. */
export function broughtBy(
  { army }: AnyRuleset,
  { settings = {} }: SetupDraft,
  { choices, playsItself }: { readonly choices: Choices; readonly playsItself: boolean },
): readonly ListedForce[] | null {
  if (!playsItself || army === null) return null;
  return army.readyMade(choices, settings)[0]?.forces ?? null;
}

interface Armed {
  readonly setup: unknown;
  readonly choices: Choices | null;
  readonly army: readonly ListedForce[] | null;
}

/**
 * The army of a seat whose choices change: the ready-made army of its new choices, or none; undefined: it keeps its
 * army.
 */
export function armyAfter(
  { army: entry }: AnyRuleset,
  { setup, choices: before, army }: Armed,
  after: Choices,
): readonly ListedForce[] | null | undefined {
  if (entry === null || army === null) return undefined;
  const { settings = {} } = setupDraftSchema.parse(setup);
  const text = canonical(army);
  const taken = entry.readyMade(before ?? {}, settings).find(({ forces }) => canonical(forces) === text);
  if (taken === undefined) return undefined;
  return entry.readyMade(after, settings).find(({ id }) => id === taken.id)?.forces ?? null;
}
