import { lookup } from '@sealed-orders/rules/kernel';
import { forceInList } from '@sealed-orders/text/node-campaign';
import type { Room } from '../../campaign/door.ts';
import type { NodePlace } from '../node-context.ts';
import type { Selection } from '../selection.ts';

/** The selection, by the id that notes use for it; null: nothing. */
export function pickedIn(selection: Selection): string | null {
  if (selection === null) return null;
  return selection.kind === 'node' ? `node ${selection.node}` : `force ${selection.force}`;
}

type Known = Pick<NodePlace, 'view' | 'words' | 'select'>;

/** What a note is about; null: the map has no such node, or the battleforce is gone. */
export function subjectIn({ view, words, select }: Known, picked: string): ReturnType<Room['subjectOf']> {
  const [kind, id = ''] = picked.split(' ');
  const node = kind === 'node' ? view.map.nodes.find((one) => one.id === id) : undefined;
  if (node !== undefined) return { name: node.name, show: () => select({ kind: 'node', node: node.id }) };
  const force = kind === 'force' ? lookup(view.forces, id) : undefined;
  if (force === undefined) return null;
  return {
    name: forceInList(force.name, words.seat(force.owner).text),
    show: () => select({ kind: 'force', force: force.id }),
  };
}
