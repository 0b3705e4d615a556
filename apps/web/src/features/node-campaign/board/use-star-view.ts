'use client';
import type { StarView } from '@sealed-orders/map/graph';
import type { NodeMap } from '@sealed-orders/rules/node-campaign';
import { useMemo, useState } from 'react';
import { useNodePlace } from '../node-context.ts';
import { chartOf, starViewOf } from '../star-view.ts';

/** Every step brings its map anew. The same object while nothing in it has changed, so that it is laid out once. */
function useKeptMap(map: NodeMap): NodeMap {
  const [kept, keep] = useState(map);
  const isSame = useMemo(() => kept === map || JSON.stringify(kept) === JSON.stringify(map), [kept, map]);
  if (isSame) return kept;
  keep(map);
  return map;
}

/** What the star map shows of the step, with a mark on the battleforces that are being ordered. */
export function useStarView(): StarView {
  const { view, letterOf, composer, isNow } = useNodePlace();
  const map = useKeptMap(view.map);
  const { settings } = view;
  const shown = useMemo(() => starViewOf(view, letterOf, chartOf(map, settings)), [view, letterOf, map, settings]);
  const { commands } = composer;
  return useMemo((): StarView => {
    const ordered = new Set<string>(isNow ? commands.flatMap((one) => ('force' in one ? [one.force] : [])) : []);
    if (ordered.size === 0) return shown;
    return { ...shown, forces: shown.forces.map((one) => (ordered.has(one.id) ? { ...one, order: 'draft' } : one)) };
  }, [shown, commands, isNow]);
}
