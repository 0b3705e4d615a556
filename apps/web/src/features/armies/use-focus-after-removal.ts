'use client';
import { useEffect, useRef } from 'react';

interface Line {
  readonly id: string;
}

/** A list that was asked to be removed, and where else the focus may go: the nearest first, below before above. */
interface Asked {
  readonly id: string;
  readonly others: readonly string[];
}

/** Ids of what may have the focus on the page of lists. */
export const UPLOAD_ID = 'upload';
export const removeId = (list: string): string => `remove-${list}`;

/**
 * The focus does not fall to the top of the page with the list that had it: it goes to the next list, to the last when
 * there is none below, and to the upload when none is left. Gives what is to be called when a removal is asked for.
 */
export function useFocusAfterRemoval(lines: readonly Line[] | undefined): (list: string) => void {
  const asked = useRef<Asked | null>(null);
  useEffect(() => {
    const gone = asked.current;
    const isKept = (id: string) => lines?.some((line) => line.id === id) === true;
    if (lines === undefined || gone === null || isKept(gone.id)) return;
    asked.current = null;
    // Who has gone on to something else meanwhile stays there.
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
