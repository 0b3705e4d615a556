import { detachmentIn, own, type Play, tell } from '../board/play.ts';
import type { Order, Side } from '../types.ts';

type Of<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;

const PREPARING: readonly Order['type'][] = [
  'queue',
  'prefer',
  'react',
  'propose',
  'take-back-proposal',
  'adopt',
  'decline',
  'assign',
];

/** SEC-TURN-05: orders that only prepare a decision. */
const isPreparing = ({ type }: Order): boolean => PREPARING.includes(type);

/**
 * SEC-TURN-05: whether an order shows that its side is there. Preparations don't, and neither do alterations: a side whose
 * decisions are all made by default is absent, and otherwise the enemy could tell that it has altered something. SEC-XP-11.
 */
export const isPresence = (order: Order): boolean => !isPreparing(order) && order.type !== 'alter';

/** Orders allowed while the desk has paused the campaign: none is carried out until the pause ends. */
export const whilePaused = (order: Order): boolean =>
  isPreparing(order) && (order.type !== 'adopt' || order.into === 'queue');

/** SEC-INIT-01: counts from the next roll. */
export function prefer(play: Play, side: Side, { phase, who }: Of<'prefer'>): void {
  play.state.desks[side].preferences[phase] = who;
  tell(play, { type: 'preferred', rule: 'SEC-INIT-01', to: own(play, side), side, phase });
}

/** SEC-AIR-05, SEC-DROP-06: how a detachment reacts as interceptor, escort or flak, and what it gives up first. */
export function react(play: Play, side: Side, { detachment, reaction, losses }: Of<'react'>): void {
  const reacting = detachmentIn(play, side, detachment);
  reacting.reaction = reaction;
  if (losses !== undefined) reacting.lossOrder = [...losses];
  tell(play, { type: 'reaction-set', rule: 'SEC-TURN-05', to: own(play, side), side, detachment });
}
