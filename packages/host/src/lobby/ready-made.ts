import type { ListedForce } from '@sealed-orders/rules/kernel';
import type { AnyRuleset } from '../rulesets.ts';
import type { Choices, SetupDraft } from './setup.ts';

/** The army of a seat to which nobody has given one: a seat that plays by itself takes a ready-made one. */
export function broughtBy(
  { army }: AnyRuleset,
  { settings = {} }: SetupDraft,
  { choices, playsItself }: { readonly choices: Choices; readonly playsItself: boolean },
): readonly ListedForce[] | null {
  if (!playsItself || army === null) return null;
  return army.readyMade(choices, settings)[0]?.forces ?? null;
}
