import { lookup } from '@sealed-orders/rules/kernel';
import { correctable, edits, eventSchema, printed, type View } from '@sealed-orders/rules/sector-campaign';
import { plain } from '@sealed-orders/text';
import {
  describeEvent,
  isToldTwice,
  RACE_NAMES,
  refusalReason,
  SIDE_NAMES,
  type Words,
} from '@sealed-orders/text/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import type { Corrections } from '../../campaign/door.ts';
import { territoriesIn } from '../sector-view-of.ts';
import type { Selection } from '../selection.ts';

const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** What can be corrected in a sector campaign, with the names of everything that can be corrected. */
export function correctionsOf(view: View, words: Words, selection: Selection): Corrections {
  const names = namesIn(view);
  return {
    edits,
    targets: (type) =>
      correctable(view, type)
        .map((one) => ({ ...one, name: names.get(one.id) ?? one.id }))
        .sort((a, b) => byName(a.name, b.name)),
    adds: () => false,
    places: territoriesIn(view.board).map(({ id }) => [id, printed(id)] as const),
    inFull: (place) => names.get(place) ?? place,
    picked: (of) => pickedAs(of, view, selection),
    pickedPlace: pickedAs('territory', view, selection),
    says: (events) => [...new Set(events.flatMap((given) => saidOf(given, words)))],
    refused: refusalReason,
  };
}

/** Sides, races, territories with who holds them, and counters with where they are. */
function namesIn({ board }: View): ReadonlyMap<string, string> {
  return new Map<string, string>([
    ...Object.entries(SIDE_NAMES),
    ...Object.entries(RACE_NAMES),
    ...territoriesIn(board).map(({ id, controller }) => [id, `${printed(id)}, ${mapText.heldBy(controller)}`] as const),
    ...Object.values(board.counters).map(({ id, side, number, at }) => {
      const where = at === null ? mapText.counter.inOrbit : printed(at);
      return [id, `${SIDE_NAMES[side]} ${number}, ${where}`] as const;
    }),
  ]);
}

function saidOf(given: unknown, words: Words): readonly string[] {
  const event = eventSchema.safeParse(given);
  return event.success && !isToldTwice(event.data) ? [plain(describeEvent(event.data, words))] : [];
}

/** The selected territory or counter; with a counter, its territory and its side too. */
function pickedAs(of: string, { board }: View, selection: Selection): string | null {
  if (selection === null) return null;
  if (selection.kind === 'territory') return of === 'territory' ? selection.territory : null;
  const counter = lookup(board.counters, selection.counter);
  if (counter === undefined) return null;
  if (of === 'counter') return counter.id;
  if (of === 'territory') return counter.at;
  return of === 'side' ? counter.side : null;
}
