import { forcesOf, type NodeId, type View } from '@sealed-orders/rules/node-campaign';

/** The node around which the reader works: where the first battleforce is, or else the first node. */
export function homeOf(view: View): NodeId | null {
  const { you } = view;
  if (you === null) return null;
  const [force] = forcesOf(view, you);
  return force?.node ?? view.map.nodes.find(({ id }) => view.nodes[id]?.controller === you)?.id ?? null;
}
