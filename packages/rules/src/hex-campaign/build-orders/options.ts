import { musterOptions } from '../detachments/options.ts';
import { setAside } from '../diplomacy/deals.ts';
import { knownRealm } from '../realm/known-realm.ts';
import type { Realm } from '../realm/realm.ts';
import { refusalFrom } from '../refusal/refusal.ts';
import type { BuildLine, BuildLineType, BuildOption, LineOf, Option, View } from '../types.ts';
import { refusalOf, ruleOf } from './execute.ts';
import { LINES } from './lines.ts';

/** Lines of one kind worth showing in the current realm, each with its price or the reason against it. */
export function offered<Type extends BuildLineType>(
  realm: Realm,
  phase: BuildOption['phase'],
  type: Type,
): readonly BuildOption[] {
  const rule = ruleOf(type);
  return rule.offers(realm).map((line: LineOf<Type> & BuildLine) => {
    const fault = refusalOf<Type>(realm, line);
    return { phase, line, cost: rule.cost(realm, line), refusal: fault === null ? null : refusalFrom(fault) };
  });
}

/** HEX-TURN-09, HEX-START-06: every line worth showing in the current realm, and where units can be mustered. */
export function buildOptions(view: View): readonly Option[] {
  const realm = knownRealm(view);
  const { phase } = view;
  if (realm === null || (phase !== 'build' && phase !== 'spending')) return [];
  setAside(realm, view.own?.deals ?? []);
  const types = Object.keys(LINES) as BuildLineType[];
  return [...types.flatMap((type) => offered(realm, phase, type)), ...musterOptions(realm, phase)];
}
