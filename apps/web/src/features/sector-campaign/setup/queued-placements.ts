import type { Desk, Placement } from '@sealed-orders/rules/sector-campaign';

/** The placements in a side's queue, in order. */
export const queuedPlacements = ({ queues }: Pick<Desk, 'queues'>): readonly Placement[] =>
  queues.deployment.flatMap(({ choices: [first] }) => (first?.declaration.type === 'place' ? [first.declaration] : []));
