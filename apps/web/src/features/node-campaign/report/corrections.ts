import { correctable, edits, eventSchema, type View } from '@sealed-orders/rules/node-campaign';
import { plain } from '@sealed-orders/text';
import { describeEvent, isToldTwice, refusalReason, type Words } from '@sealed-orders/text/node-campaign';
import type { Corrections } from '../../campaign/door.ts';
import type { Selection } from '../selection.ts';
import { type Names, namesFor, nodeNames } from './correction-names.ts';

const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** What can be corrected in a node campaign, with the names of everything that a correction can be about. */
export function correctionsOf(view: View, words: Words, selection: Selection): Corrections {
  let nodes: Names | null = null;
  return {
    edits,
    targets: (type) => {
      const names = namesFor(edits.find((edit) => edit.type === type)?.of ?? '', view, words);
      return correctable(view, type)
        .map((one) => ({ ...one, name: names.get(one.id) ?? one.id }))
        .sort((a, b) => byName(a.name, b.name));
    },
    adds: (type) => type.startsWith('add-'),
    places: view.map.nodes.map(({ id, name }) => [id, name] as const).sort(([, a], [, b]) => byName(a, b)),
    inFull: (place) => {
      nodes ??= nodeNames(view, words);
      return nodes.get(place) ?? place;
    },
    picked: (of) => pickedAs(of, view, selection),
    pickedPlace: pickedAs('node', view, selection),
    says: (events) => [...new Set(events.flatMap((given) => saidOf(given, words)))],
    refused: refusalReason,
  };
}

function saidOf(given: unknown, words: Words): readonly string[] {
  const event = eventSchema.safeParse(given);
  return event.success && !isToldTwice(event.data) ? [plain(describeEvent(event.data, words))] : [];
}

/** The node or the battleforce that is selected; of a battleforce also its node and its owner. */
function pickedAs(of: string, { forces, seats }: View, selection: Selection): string | null {
  if (selection === null) return null;
  if (selection.kind === 'node') return of === 'node' ? selection.node : null;
  const force = Object.values(forces).find(({ id }) => id === selection.force);
  if (force === undefined) return null;
  if (of === 'force') return force.id;
  if (of === 'node') return force.node;
  return of === 'seat' ? (seats.find((seat) => seat === force.owner) ?? null) : null;
}
