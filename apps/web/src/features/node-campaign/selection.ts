import type { ForceId, NodeId } from '@sealed-orders/rules/node-campaign';

/** The reader's selection on the star map. */
export type Selection =
  | { readonly kind: 'node'; readonly node: NodeId }
  | { readonly kind: 'force'; readonly force: ForceId }
  | null;
