'use client';
import { nextForce } from './board/next-force.ts';
import { type NodePlace, useNodePlace } from './node-context.ts';

/** Selects the reader's next or last battleforce without an order. */
export function selectNext({ now, isNow, composer, selection, select }: NodePlace, by: 1 | -1): void {
  if (!isNow) return;
  const force = nextForce(now, composer.commands, selection?.kind === 'force' ? selection.force : null, by);
  if (force !== null) select({ kind: 'force', force });
}

/** Single keys of a node campaign: the next battleforce, and the list. */
export function useKeys(): Readonly<Record<string, () => void>> {
  const place = useNodePlace();
  return {
    n: () => selectNext(place, 1),
    N: () => selectNext(place, -1),
    l: place.toggleList,
  };
}
