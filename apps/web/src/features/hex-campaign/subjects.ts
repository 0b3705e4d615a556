import { HEX_PATTERN, hexKey, isOnMap } from '@sealed-orders/rules/space';
import type { Room } from '../campaign/door.ts';
import type { HexPlace, Selection } from './hex-context.ts';

/** The selection, by the id that notes use for it; null: nothing, or nothing lasting. */
export function pickedIn(selection: Selection): string | null {
  if (selection?.kind === 'hex') return `hex ${selection.hex}`;
  return selection?.kind === 'piece' ? `piece ${selection.piece}` : null;
}

/** What a note is about, as far as the reader knows it at the step that is shown. */
export function subjectIn({ view, words, nameOf, select }: HexPlace, subject: string): ReturnType<Room['subjectOf']> {
  const [kind, id = ''] = subject.split(' ');
  if (kind === 'hex' && HEX_PATTERN.test(id)) {
    const [q, r] = id.split(',').map(Number);
    if (q === undefined || r === undefined) return null;
    const hex = hexKey(q, r);
    if (!isOnMap(view.chart.size, hex)) return null;
    return { name: words.hex(hex).text, show: () => select({ kind: 'hex', hex }) };
  }
  const { pieces, seen, ghosts } = view;
  const known = [
    ...Object.values(pieces),
    ...Object.values(seen),
    ...Object.values(ghosts).map((ghost) => ghost.piece),
  ];
  const piece = known.find((one) => kind === 'piece' && one.id === id);
  return piece === undefined ? null : { name: nameOf(piece), show: () => select({ kind: 'piece', piece: piece.id }) };
}
