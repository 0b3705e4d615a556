import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Command, Event } from '@sealed-orders/rules/node-campaign';

/** The steps to the first three orders, in this order. */
export const GUIDE_STEPS = ['roster', 'force', 'move', 'give', 'expand', 'postdate'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number] | 'begin' | 'battle' | 'end';

/** What a newcomer has done: read about rosters and a first battle, and given these orders. */
export const GUIDED = ['roster', 'move', 'expand', 'postdate', 'battle'] as const;
export type Guided = (typeof GUIDED)[number];

interface Progress {
  /** Whether the war waits for its first midnight. */
  readonly isSetUp: boolean;
  readonly done: readonly Guided[];
  /** Whether a battleforce of the reader's is still without a roster that costs nothing. */
  readonly lacksRoster: boolean;
  /** Whether one of the reader's battleforces is selected. */
  readonly hasForce: boolean;
  /** The orders that the reader is composing. */
  readonly composed: readonly Pick<Command, 'type'>[];
  /** Whether the reader is in a battle. */
  readonly fights: boolean;
}

/** The next step, by what the player has done. */
export function guideStep({ isSetUp, done, lacksRoster, hasForce, composed, fights }: Progress): GuideStep {
  if (isSetUp) return 'begin';
  if (fights && !done.includes('battle')) return 'battle';
  if (!done.includes('move')) {
    if (lacksRoster && !done.includes('roster')) return 'roster';
    if (composed.length > 0) return 'give';
    return hasForce ? 'move' : 'force';
  }
  if (!done.includes('expand')) return 'expand';
  return done.includes('postdate') ? 'end' : 'postdate';
}

const MOVES: readonly Command['type'][] = ['move', 'call', 'redeploy'];

/** What an order is for the guide. */
export function guidedByOrder({ type }: Pick<Command, 'type'>): readonly Guided[] {
  if (type === 'expand') return ['expand'];
  return MOVES.includes(type) ? ['move'] : [];
}

/** What these events say that the player has done. */
export const guidedBy = (events: readonly Event[], you: SeatId): readonly Guided[] =>
  events.flatMap((event): readonly Guided[] => {
    if (!('seat' in event) || event.seat !== you) return [];
    if (event.type === 'orders-postdated') return ['postdate'];
    if (event.type === 'orders-queued') return event.commands.flatMap(guidedByOrder);
    return event.type === 'ordered' || event.type === 'order-cancelled' ? guidedByOrder(event.command) : [];
  });
