import { useEffect, useState } from 'react';
import type { Head } from '../../campaign-data/campaign-data.ts';

const keyOf = (head: Head): string => `read:${head.id}:${head.you ?? head.viewer}`;

function lastRead(head: Head): number | null {
  try {
    const kept = Number(localStorage.getItem(keyOf(head)) ?? Number.NaN);
    return Number.isInteger(kept) ? kept : null;
  } catch {
    return null;
  }
}

function keepRead(head: Head): void {
  try {
    localStorage.setItem(keyOf(head), String(head.n));
  } catch {
    // Storage is not available: next time the page won't know what is new.
  }
}

/**
 * The last step that this reader had seen in this browser when the page was opened; null on a first visit. Arrivals
 * while the page is open count as seen, since the page shows them.
 */
export function useSince(head: Head): number | null {
  const [since] = useState(() => lastRead(head));
  useEffect(() => keepRead(head), [head]);
  return since;
}
