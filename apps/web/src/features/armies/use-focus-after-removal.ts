'use client';
import { useEffect, useRef } from 'react';

interface Line {
  readonly id: string;
}

/** A list about to be removed, and where else the focus may go: the nearest first, below before above. */
interface Asked {
  readonly id: string;
  readonly others: readonly string[];
}

/** Ids of the elements that can have the focus on the page of lists. */
export const UPLOAD_ID = 'upload';
export const removeId = (list: string): string => `remove-${list}`;

/**
 * Keeps the focus from jumping to the top of the page when the focused list is removed: it goes to the next list, to
 * the last if there is none below, and to the upload if none is left. Returns a function to call when a removal is
 * requested.
 */
export function useFocusAfterRemoval(lines: readonly Line[] | undefined): (list: string) => void {
  const asked = useRef<Asked | null>(null);
  useEffect(() => {
    const gone = asked.current;
    const isKept = (id: string) => lines?.some((line) => line.id === id) === true;
    if (lines === undefined || gone === null || isKept(gone.id)) return;
    asked.current = null;
    // If the user has moved on in the meantime, the focus stays.
    if (document.activeElement !== document.body) return;
    const next = gone.others.find(isKept);
    document.getElementById(next === undefined ? UPLOAD_ID : removeId(next))?.focus();
  }, [lines]);
  return (list) => {
    const ids = (lines ?? []).map(({ id }) => id);
    const at = ids.indexOf(list);
    asked.current = { id: list, others: [...ids.slice(at + 1), ...ids.slice(0, at).reverse()] };
  };
}
