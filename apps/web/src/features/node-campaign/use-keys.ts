'use client';
import { freeForces, nextForce } from './free-forces.ts';
import { type NodePlace, useNodePlace } from './node-context.ts';

/** Selects the reader's next battleforce that can take an order, or with -1 the one before. */
export function selectNext({ now, options, selection, select }: NodePlace, by: 1 | -1): void {
  const selected = selection?.kind === 'force' ? selection.force : null;
  const force = nextForce(freeForces(now, options), selected, by);
  if (force !== null) select({ kind: 'force', force });
}

/** Single keys of a node campaign: the list in place of the map, and the reader's battleforces that can take orders. */
export function useKeys(): Readonly<Record<string, () => void>> {
  const place = useNodePlace();
  return { l: place.toggleList, n: () => selectNext(place, 1), N: () => selectNext(place, -1) };
}
