import type { SeatId } from '@sealed-orders/rules/kernel';
import {
  checkOrder,
  type Detachment,
  type DetachmentId,
  detachmentsOf,
  type Effect,
  type Known,
  type Rejection,
  type TurnEnd,
  type View,
} from '@sealed-orders/rules/sector-campaign';

/** What counts if nothing is chosen: the rules fill in the rest. SEC-MOM-07. */
export const EMPTY_CHOICES: TurnEnd = { effects: [], remove: [], gain: null, keep: null };

export const countOf = ({ effects }: TurnEnd, effect: Effect): number => effects.filter((one) => one === effect).length;

export const withEffect = (choices: TurnEnd, effect: Effect): TurnEnd => ({
  ...choices,
  effects: [...choices.effects, effect],
});

/** Without the last one of its kind. */
export function withoutEffect(choices: TurnEnd, effect: Effect): TurnEnd {
  const last = choices.effects.lastIndexOf(effect);
  return last < 0 ? choices : { ...choices, effects: choices.effects.filter((_, i) => i !== last) };
}

export const withRemoved = (choices: TurnEnd, id: DetachmentId): TurnEnd => ({
  ...choices,
  remove: choices.remove.includes(id) ? choices.remove.filter((one) => one !== id) : [...choices.remove, id],
});

/** SEC-DIR-17: the detachments that belong to the army. */
export const removable = ({ desk }: Known): readonly Detachment[] =>
  detachmentsOf(desk).filter(({ tenure }) => tenure === 'army');

/** SEC-DIR-14. */
export const reserves = (all: readonly Detachment[]): readonly Detachment[] =>
  all.filter(({ tenure }) => tenure === 'reserve');

/** Why the rules refuse the choices; null: they can be sealed. */
export function refusalOfChoices(view: View, seat: SeatId, choices: TurnEnd): Rejection | null {
  const [first] = checkOrder(view, seat, { type: 'end-turn', choices });
  return first ?? null;
}
