'use client';
import { usePhaseDesk } from './desks/phase-desk.ts';
import { useHexPlace } from './hex-context.ts';

/** Single keys of a hex campaign: the next unit, what is drawn over the map, the list, and orders for the unit in hand. */
export function useKeys(): Readonly<Record<string, () => void>> {
  const { overlays, toggleList } = useHexPlace();
  const desk = usePhaseDesk();
  return {
    n: () => desk?.hands.onNext(1),
    N: () => desk?.hands.onNext(-1),
    z: () => overlays.toggle('zones'),
    e: () => overlays.toggle('sight'),
    l: toggleList,
    ...desk?.keys,
  };
}
