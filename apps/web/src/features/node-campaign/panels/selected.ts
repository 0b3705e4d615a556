import { lookup } from '@sealed-orders/rules/kernel';
import type { Force, MapNode } from '@sealed-orders/rules/node-campaign';
import { useNodePlace } from '../node-context.ts';

type Selected = { readonly kind: 'node'; readonly node: MapNode } | { readonly kind: 'force'; readonly force: Force };

/** The selection as the shown step knows it; null: nothing is selected, or it was not there then. */
export function useSelected(): Selected | null {
  const { view, selection } = useNodePlace();
  if (selection === null) return null;
  if (selection.kind === 'force') {
    const force = lookup(view.forces, selection.force);
    return force === undefined ? null : { kind: 'force', force };
  }
  const node = view.map.nodes.find(({ id }) => id === selection.node);
  return node === undefined ? null : { kind: 'node', node };
}
