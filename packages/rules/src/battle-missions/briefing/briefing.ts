import { changeOf } from '../../kernel/index.ts';
import { SCOPES_OF } from '../data/missions.ts';
import { POINTS_AT } from '../data/points.ts';
import type { Brief, Fixed, Scope, Side, SpecialRule } from '../types.ts';
import { SPECIAL_RULES } from '../vocabulary.ts';

type Rules = Brief['rules'];

/** MSN-COMP-02: whether a special rule holds for a side. */
export const isInForce = (rules: Rules, rule: SpecialRule, side: Side): boolean =>
  rules[rule] === 'both' || rules[rule] === side;

/** MSN-COMP-02: whether a special rule that holds for both sides or none is in force. */
export const isOn = (rules: Rules, rule: SpecialRule): boolean => rules[rule] !== 'off';

/** MSN-COMP-02: a rule that always holds for both sides is stored so. */
const scopeOf = (rule: SpecialRule, scope: Scope): Scope => {
  const known: readonly Scope[] = SCOPES_OF[rule];
  return known.includes(scope) ? scope : 'both';
};

/** For whom at least one of two scopes holds. */
function joined(one: Scope, other: Scope): Scope {
  if (one === 'off' || one === other) return other;
  return other === 'off' ? one : 'both';
}

/** MSN-COMP-01, -02, -03, -07, MSN-ESC-01: the rules that a mission has once all that they imply is added. */
export function completedRules(rules: Rules, light: Brief['light']): Rules {
  const scoped = { ...rules };
  for (const rule of SPECIAL_RULES) scoped[rule] = scopeOf(rule, rules[rule]);
  const night = light === 'open' ? scoped.night : light === 'night' ? 'both' : 'off';
  const isLightOpen = light === 'open' && night === 'off';
  return {
    ...scoped,
    // MSN-ESC-01
    reserves: joined(scoped.escalation, scoped.reserves),
    night,
    // MSN-COMP-03, -07: dusk and dawn have nothing to add.
    'dusk-dawn': isLightOpen ? scoped['dusk-dawn'] : 'off',
  };
}

/** MSN-COMP-01: a brief with everything that it implies. */
export const completed = (brief: Brief): Brief => ({ ...brief, rules: completedRules(brief.rules, brief.light) });

/** MSN-VP-01: whether victory points decide. A battle of a campaign always counts them. */
export function usesPoints({ victoryPoints, level }: Brief, isOfCampaign: boolean): boolean {
  return isOfCampaign || (victoryPoints ?? POINTS_AT[level]);
}

/** A part of a brief that a campaign can fix. */
export type BriefPart = Fixed['fields'][number] | SpecialRule;

/** MSN-COMP-07: the parts that a campaign has fixed and that a new brief changes. */
export function changedFixed(fixed: Fixed | null, before: Brief, after: Brief): readonly BriefPart[] {
  if (fixed === null) return [];
  const fields = fixed.fields.filter((field) => changeOf(before[field], after[field]) !== null);
  return [...fields, ...fixed.rules.filter((rule) => before.rules[rule] !== after.rules[rule])];
}
