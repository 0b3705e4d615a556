import { useMemo } from 'react';
import { useLoaded } from '../browser/use-loaded.ts';
import type { Corrections } from '../campaign/door.ts';
import type { HexPlace } from './hex-context.ts';

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

const load = () => import('./corrections.ts');

/** What a referee corrects by hand, with the words for all refusals. Nobody else loads it. */
export function useCorrections({ head, view, words, selection }: HexPlace): Corrections {
  const loaded = useLoaded(load, head.viewer === 'referee');
  return useMemo(() => loaded?.correctionsOf(view, words, selection) ?? NOTHING, [loaded, view, words, selection]);
}
