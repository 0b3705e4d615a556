import type { NodeId } from '@sealed-orders/rules/node-campaign';

/** The list with one place moved to another; the others keep their order. */
export function movedTo(list: readonly NodeId[], node: NodeId, place: number): readonly NodeId[] {
  const others = list.filter((one) => one !== node);
  if (others.length === list.length) return list;
  const at = Math.min(others.length, Math.max(0, place));
  return [...others.slice(0, at), node, ...others.slice(at)];
}

/** The list with a node at its end. */
export const added = (list: readonly NodeId[], node: NodeId): readonly NodeId[] =>
  list.includes(node) ? list : [...list, node];

export const removed = (list: readonly NodeId[], node: NodeId): readonly NodeId[] => list.filter((one) => one !== node);

export const isSameList = (a: readonly NodeId[], b: readonly NodeId[]): boolean =>
  a.length === b.length && a.every((node, place) => node === b[place]);
