import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { kept } from '../../browser/kept.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import type { MissedSteps } from '../campaign-context.ts';
import { firstLooks, type Looks, looksAfter } from './covered.ts';

const storeOf = ({ id, you, viewer }: Head) =>
  kept(`looks ${id} ${you ?? viewer}`, (found) => (Array.isArray(found) ? found.map(Number) : null));

function looksIn(found: readonly number[] | null): Looks | null {
  const [n, from, looked] = found ?? [];
  return n === undefined || from === undefined || looked === undefined ? null : { n, from, looked, isLooking: false };
}

interface Looked {
  /** The step after which the report begins. */
  readonly from: number;
  readonly missed: MissedSteps;
}

/**
 * How far this reader has looked in this browser.
 * @param isShown whether the report of the last step is on the page
 */
export function useLooks(head: Head, isShown: boolean): Looked {
  const isVisible = useVisible();
  const [before] = useState(() => looksIn(storeOf(head).read()));
  const [known, setKnown] = useState(before ?? firstLooks(head.n));
  const looks = looksAfter(known, head.n, isShown && isVisible);
  if (looks !== known) setKnown(looks);
  const [missed] = useState({ since: before?.n ?? head.n, upTo: head.n });
  useEffect(() => storeOf(head).write([looks.n, looks.from, looks.looked]), [head, looks]);
  return { from: looks.from, missed };
}

/** Whether the page is in front: what arrives while it is in the background counts as not looked at. */
function useVisible(): boolean {
  const subscribe = useCallback((listener: () => void) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
}
