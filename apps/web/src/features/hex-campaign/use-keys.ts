'use client';
import { usePhaseForm } from './forms/phase-form.ts';
import { useHexPlace } from './hex-context.ts';

/** Single keys of a hex campaign: the next unit, map overlays, the list, and orders for the selected unit. */
export function useKeys(): Readonly<Record<string, () => void>> {
  const { overlays, toggleList } = useHexPlace();
  const form = usePhaseForm();
  return {
    n: () => form?.hands.onNext(1),
    N: () => form?.hands.onNext(-1),
    z: () => overlays.toggle('zones'),
    e: () => overlays.toggle('sight'),
    l: toggleList,
    ...form?.keys,
  };
}
