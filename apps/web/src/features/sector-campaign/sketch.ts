'use client';
import type { Declaration, DetachmentId, Placement, Side, TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { useCallback, useMemo, useState } from 'react';

/** A deployment queue while it is written. */
interface WrittenPlacements {
  readonly placements: readonly Placement[];
  /** What was sealed when they were written. */
  readonly sealed: readonly Placement[];
}

/** What the reader has in mind and hasn't sent yet, as the board shows it. It stays while the panel is closed. */
export interface Sketch {
  /** Null: nothing else than what is sealed. */
  readonly majors: readonly TerritoryId[] | null;
  readonly placements: WrittenPlacements | null;
  /** The detachment chosen for the next placement; null: none. */
  readonly picked: DetachmentId | null;
  /** What is queued before the instruction that is being written, in order. */
  readonly queued: readonly Declaration[];
}

export const NO_SKETCH: Sketch = { majors: null, placements: null, picked: null, queued: [] };

/** The sketch of a side, which no other side gets to see, and a function that changes parts of it. */
export function useSketch(side: Side | null) {
  const [kept, keep] = useState({ side, sketch: NO_SKETCH });
  const sketch = kept.side === side ? kept.sketch : NO_SKETCH;
  const change = useCallback(
    (changes: Partial<Sketch>) =>
      keep((last) => ({ side, sketch: { ...(last.side === side ? last.sketch : NO_SKETCH), ...changes } })),
    [side],
  );
  return useMemo(() => ({ sketch, change }), [sketch, change]);
}
