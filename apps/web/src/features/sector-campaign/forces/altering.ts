import {
  checkOrder,
  choicesAltered,
  type Detachment,
  type NewDetachment,
  type Order,
  type Rejection,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import { isCommander } from '../declarations/question.ts';

/** SEC-XP-11: whether the reader can alter detachments now: a commander, between turns, if the terms allow it. */
export const mayAlter = (view: View): boolean =>
  view.board.settings.alterations &&
  view.board.asked.some(({ side, decision }) => side === view.side && decision === 'command') &&
  isCommander(view);

/** A detachment’s sheet without what it has gone through. */
export const sheetOf = ({ name, kind, units, isCommander: leads }: Detachment): NewDetachment => ({
  ...{ name, kind, units, isCommander: leads },
});

/** What an alteration would be: its order, what it costs, and why the rules refuse it; null: they don't. */
export interface Alteration {
  readonly order: Extract<Order, { readonly type: 'alter' }>;
  readonly choices: number;
  readonly xpLost: number;
  readonly refusal: Rejection | null;
}

export function alterationOf(view: View, detachment: Detachment, into: NewDetachment): Alteration {
  const choices = choicesAltered(detachment, into);
  // An order counts at least one; the rules refuse one that changes nothing.
  const order = { type: 'alter', detachment: detachment.id, into, choices: Math.max(1, choices) } as const;
  const [refusal = null] = view.you === null ? [] : checkOrder(view, view.you, order);
  return { order, choices, xpLost: Math.min(detachment.xp, choices), refusal };
}
