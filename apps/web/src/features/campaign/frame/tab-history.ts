import { useEffect, useRef } from 'react';
import { useCampaignPlace } from '../campaign-context.ts';
import { noteView, stepTo, viewOf } from './step-to.ts';

/**
 * Makes each view that the reader opens a step of the browser's history: going back or forward there opens the view of
 * that step. A view that opens by itself, or with a step of its own, adds nothing.
 */
export function useTabHistory(): void {
  const { tab, openTab, isBrought } = useCampaignPlace();
  const known = useRef(tab);
  useEffect(() => noteView(known.current), []);
  useEffect(() => {
    if (known.current === tab) return;
    if (isBrought) noteView(tab);
    else stepTo(known.current, tab);
    known.current = tab;
  }, [tab, isBrought]);
  useEffect(() => {
    const onMove = ({ state }: PopStateEvent) => {
      const found = viewOf(state?.visit);
      if (found === undefined) return;
      known.current = found;
      openTab(found);
    };
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, [openTab]);
}
