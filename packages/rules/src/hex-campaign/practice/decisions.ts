import { options } from '../options.ts';
import type { BattleDecision, DecisionOption, Order, View } from '../types.ts';

/** The seat's next decision: declines offers, leaves battles to the dice, gives whatever it owes. */
export function nextOrder(view: View): Order | null {
  const { own } = view;
  if (own === null || own.record.beaten !== null) return null;
  if (view.phase === 'build') {
    const offer = own.deals.find(({ to, signed }) => to === own.id && !signed);
    return offer === undefined ? null : { type: 'withdraw', deal: offer.id };
  }
  return view.phase === 'battle' ? nextDecision(view) : null;
}

function nextDecision(view: View): BattleDecision | null {
  const offered = options(view)
    .filter((option): option is DecisionOption => 'decision' in option)
    .map(({ decision }) => decision);
  for (const wanted of ANSWERS) {
    const answers = offered.filter((decision) => wanted(view, decision));
    const answer = answers.at(-1);
    if (answer !== undefined) return answer;
  }
  return null;
}

type Wanted = (view: View, decision: BattleDecision) => boolean;

/** Its decisions, the most urgent first. Of several proposals the last takes most from the enemy. */
const ANSWERS: readonly Wanted[] = [
  (_view, { type }) => type === 'pick-losses' || type === 'choose-losses',
  (_view, decision) => decision.type === 'decide-captives' && !decision.kill,
  isTheirReport,
  (_view, decision) => decision.type === 'quick-battle' && decision.agree,
];

/** The other side's report is accepted. */
function isTheirReport({ battles, own }: View, decision: BattleDecision): boolean {
  if (decision.type !== 'battle-report') return false;
  const reports = battles.find(({ id }) => id === decision.battle)?.talk?.reports ?? {};
  return Object.entries(reports).some(([seat, report]) => seat !== own?.id && report === decision.report);
}
