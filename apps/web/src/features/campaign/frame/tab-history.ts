import { useEffect, useRef } from 'react';
import { type Tab, useCampaignPlace } from '../campaign-context.ts';

/** The views of this visit, by the number that their step of the browser's history has. */
const visited: Tab[] = [];

/**
 * Makes opening a view a step of the browser's history: going back opens the view before.
 * @param address of the step; if omitted, the same
 */
export function stepTo(from: Tab, to: Tab, address?: string): void {
  const at = visited.push(from, to) - 2;
  history.replaceState({ ...history.state, visit: at }, '');
  history.pushState({ visit: at + 1 }, '', address);
}

/**
 * Makes each view that the reader opens a step of the browser's history: going back or forward there opens the view of
 * that step. A view that opens by itself, or with a step of its own, adds nothing.
 */
export function useTabHistory(): void {
  const { tab, openTab, isBrought } = useCampaignPlace();
  const known = useRef(tab);
  useEffect(() => {
    if (known.current === tab) return;
    if (!isBrought) stepTo(known.current, tab);
    known.current = tab;
  }, [tab, isBrought]);
  useEffect(() => {
    const onMove = ({ state }: PopStateEvent) => {
      const found = visited[state?.visit];
      if (found === undefined) return;
      known.current = found;
      openTab(found);
    };
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, [openTab]);
}
