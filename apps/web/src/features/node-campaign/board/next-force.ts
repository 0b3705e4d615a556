import {
  type Command,
  type ForceId,
  forcesOf,
  lockOf,
  type NodeId,
  type View,
} from '@sealed-orders/rules/node-campaign';

/** The reader's next battleforce that is free and has no order yet, after the selected one; null: there is none. */
export function nextForce(
  view: View,
  commands: readonly Command[],
  selected: ForceId | null,
  by: 1 | -1,
): ForceId | null {
  if (view.you === null) return null;
  const all = forcesOf(view, view.you).map(({ id }) => id);
  const waits = (id: ForceId): boolean =>
    lockOf(view, id) === null && !commands.some((command) => 'force' in command && command.force === id);
  const from = selected === null ? -1 : all.indexOf(selected);
  const start = from < 0 && by < 0 ? all.length : from;
  const turn = all.map((_, i) => all[(start + by * (i + 1) + all.length * 2) % all.length]);
  return turn.find((id) => id !== undefined && waits(id)) ?? null;
}

/** The node around which the reader works: where the first battleforce is, or else the first node. */
export function homeOf(view: View): NodeId | null {
  const { you } = view;
  if (you === null) return null;
  const [force] = forcesOf(view, you);
  return force?.node ?? view.map.nodes.find(({ id }) => view.nodes[id]?.controller === you)?.id ?? null;
}
