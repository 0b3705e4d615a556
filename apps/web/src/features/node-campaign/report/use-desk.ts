import { useMemo } from 'react';
import { useLoaded } from '../../browser/use-loaded.ts';
import type { Corrections, Room } from '../../campaign/door.ts';
import type { NodePlace } from '../node-context.ts';

const NOTHING: Corrections = {
  edits: [],
  targets: () => [],
  adds: () => false,
  places: [],
  inFull: (place) => place,
  picked: () => null,
  pickedPlace: null,
  says: () => [],
  refused: () => null,
};

const load = () => import('./desk.ts');

/** What a referee corrects by hand at the step that is shown, and what the desk says of each seat. Nobody else loads it. */
export function useDesk(place: NodePlace): Pick<Room, 'corrections' | 'ofSeat'> {
  const { head, view, words, selection } = place;
  const loaded = useLoaded(load, head.viewer === 'referee');
  const corrections = useMemo(
    () => loaded?.correctionsOf(view, words, selection) ?? NOTHING,
    [loaded, view, words, selection],
  );
  return { corrections, ofSeat: (seat) => loaded?.seatNote(place, seat) ?? null };
}
