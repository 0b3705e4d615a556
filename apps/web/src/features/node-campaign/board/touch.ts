import type { NodePlace } from '../node-context.ts';
import { nodeIn } from './speech.ts';

/** Gives a node to the order that is being composed; false: it leads nowhere there. */
export function giveToOrder({ view, isNow, composer }: NodePlace, id: string): boolean {
  const node = nodeIn(view, id)?.id;
  return isNow && node !== undefined && composer.touch(node);
}

/** The effect of touching a node, on the map and in the list: it is the target of the order, or else it is selected. */
export function touchNode(place: NodePlace, id: string): void {
  const node = nodeIn(place.view, id)?.id;
  if (node !== undefined && !giveToOrder(place, id)) place.select({ kind: 'node', node });
}
