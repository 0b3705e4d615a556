import {
  type DetachmentId,
  foreseenDeployment,
  inHand,
  type Known,
  type Order,
  type Placement,
  placements,
  restOfDeployment,
  type TerritoryId,
} from '@sealed-orders/rules/sector-campaign';

/** The order that seals a queue in place of the last one. */
export const queueOrder = (queue: readonly Placement[]): Order => ({
  type: 'queue',
  queue: 'deployment',
  instructions: queue.map((declaration) => ({ choices: [{ when: null, declaration }] })),
});

/** A queue while it is written: without detachments that have been placed since. */
export const stillQueued = (known: Known, queue: readonly Placement[]): readonly Placement[] => {
  const hand = inHand(known).map(({ id }) => id);
  return queue.filter(({ detachment }) => hand.includes(detachment));
};

/** Adds a placement at the end; a detachment that was already queued moves there. */
export const withQueued = (queue: readonly Placement[], placement: Placement): readonly Placement[] => [
  ...queue.filter(({ detachment }) => detachment !== placement.detachment),
  placement,
];

const isSame = (one: Placement, other: Placement): boolean =>
  one.detachment === other.detachment && one.at === other.at;

/** A queue while it is written: with what the commander has adopted into the sealed one since, at the end. */
export const withAdopted = (
  queue: readonly Placement[],
  sealedBefore: readonly Placement[],
  sealedNow: readonly Placement[],
): readonly Placement[] =>
  sealedNow.filter((one) => ![...sealedBefore, ...queue].some((known) => isSame(known, one))).reduce(withQueued, queue);

export const withoutQueued = (queue: readonly Placement[], detachment: DetachmentId): readonly Placement[] =>
  queue.filter((one) => one.detachment !== detachment);

/** Moves a placement up (-1) or down (1); no change if there is no such place. */
export function withMoved(queue: readonly Placement[], place: number, by: -1 | 1): readonly Placement[] {
  const moved = queue[place];
  const to = place + by;
  if (moved === undefined || to < 0 || to >= queue.length) return queue;
  return queue.toSpliced(place, 1).toSpliced(to, 0, moved);
}

/** Adds everything still in hand, where the rules would place it. Impossible placements are replaced too. */
export function filledUp(known: Known, queue: readonly Placement[]): readonly Placement[] {
  const { after, broken } = foreseenDeployment(known, queue);
  return [...(broken === null ? queue : queue.slice(0, broken)), ...restOfDeployment(after)];
}

/** Where a detachment can go: now, or at the end of the queue if it is to be queued. */
export const openFor = (known: Known, queue: readonly Placement[], detachment: DetachmentId): readonly TerritoryId[] =>
  placements(foreseenDeployment(known, withoutQueued(queue, detachment)).after, detachment);

export const isSameQueue = (one: readonly Placement[], other: readonly Placement[]): boolean =>
  JSON.stringify(queueOrder(one)) === JSON.stringify(queueOrder(other));
