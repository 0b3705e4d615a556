import { useMemo } from 'react';
import { useLoaded } from '../../browser/use-loaded.ts';
import type { Room } from '../../campaign/door.ts';
import { NO_CORRECTIONS } from '../../campaign/no-corrections.ts';
import type { SectorPlace } from '../sector-context.ts';

const load = () => import('./desk.ts');

/**
 * What a referee can correct by hand at the step that is shown, and what the desk says about each seat. Nobody else loads
 * it.
 */
export function useDesk(place: SectorPlace): Pick<Room, 'corrections' | 'ofSeat'> {
  const { head, view, words, selection } = place;
  const loaded = useLoaded(load, head.viewer === 'referee');
  const corrections = useMemo(
    () => loaded?.correctionsOf(view, words, selection) ?? NO_CORRECTIONS,
    [loaded, view, words, selection],
  );
  return { corrections, ofSeat: (seat) => loaded?.seatNote(place, seat) ?? null };
}
