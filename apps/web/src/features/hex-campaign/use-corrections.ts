import { useMemo } from 'react';
import { useLoaded } from '../browser/use-loaded.ts';
import type { Corrections } from '../campaign/door.ts';
import { NO_CORRECTIONS } from '../campaign/no-corrections.ts';
import type { HexPlace } from './hex-context.ts';

const load = () => import('./corrections.ts');

/** What a referee corrects by hand, with the words for all refusals. Nobody else loads it. */
export function useCorrections({ head, view, words, selection }: HexPlace): Corrections {
  const loaded = useLoaded(load, head.viewer === 'referee');
  return useMemo(
    () => loaded?.correctionsOf(view, words, selection) ?? NO_CORRECTIONS,
    [loaded, view, words, selection],
  );
}
