'use client';
import { useMemo } from 'react';
import { freeForces, nextForce } from './free-forces.ts';
import { useNodePlace } from './node-context.ts';

/** Single keys of a node campaign: the list in place of the map, and the reader's battleforces that can take orders. */
export function useKeys(): Readonly<Record<string, () => void>> {
  const { now, options, selection, select, toggleList } = useNodePlace();
  const free = useMemo(() => freeForces(now, options), [now, options]);
  const go = (by: 1 | -1) => {
    const force = nextForce(free, selection?.kind === 'force' ? selection.force : null, by);
    if (force !== null) select({ kind: 'force', force });
  };
  return { l: toggleList, n: () => go(1), N: () => go(-1) };
}
