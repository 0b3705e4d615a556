'use client';
import { optionsOnMap } from '@sealed-orders/rules/sector-campaign';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { BELOW_DESKTOP, useMedia } from '../browser/use-media.ts';
import { useCampaignPlace } from '../campaign/campaign-context.ts';
import type { RoomProps } from '../campaign/door.ts';
import { Furniture } from './furniture.tsx';
import { loadAhead } from './load-ahead.ts';
import {
  knowledgeOf,
  type SectorHand,
  SectorHandProvider,
  type SectorStep,
  SectorStepProvider,
  viewOf,
} from './sector-context.ts';
import type { Plan, Selection } from './selection.ts';

/** Around the page of a sector campaign: the selection, what the reader may choose, and what they are about to declare. */
export function SectorRoom({ open, children }: RoomProps) {
  const { seen, covered, isNow, head } = useCampaignPlace();
  const knowledge = useMemo(() => knowledgeOf(seen, covered.earlier), [seen, covered.earlier]);
  const now = useMemo(() => viewOf(open.seen), [open.seen]);
  const mayChoose = isNow && head.status !== 'finished' && open.head.you !== null;
  const options = useMemo(() => (mayChoose ? optionsOnMap(now) : []), [mayChoose, now]);
  const step = useMemo(
    (): SectorStep => ({ ...knowledge, now, mayChoose, options }),
    [knowledge, now, mayChoose, options],
  );
  useEffect(() => void loadAhead(), []);
  return (
    <SectorStepProvider value={step}>
      <SectorHandProvider value={useHand(now.board.decision)}>
        <Furniture>{children}</Furniture>
      </SectorHandProvider>
    </SectorStepProvider>
  );
}

/** @param decision the decision asked for now; a plan for an earlier one is dropped */
function useHand(decision: number): SectorHand {
  const { tab, openTab, setPanelOpen } = useCampaignPlace();
  const [selection, setSelection] = useState<Selection>(null);
  const [isList, setList] = useState(false);
  const [planned, setPlanned] = useState<{ readonly plan: Plan | null; readonly decision: number } | null>(null);
  const isNarrow = useMedia(BELOW_DESKTOP);
  const select = useCallback(
    (next: Selection) => {
      setSelection(next);
      if (next !== null && tab !== 'board') openTab('board');
      if (next !== null && isNarrow) setPanelOpen(true);
    },
    [tab, openTab, isNarrow, setPanelOpen],
  );
  const setPlan = useCallback((plan: Plan | null) => setPlanned({ plan, decision }), [decision]);
  const plan = planned?.decision === decision ? planned.plan : null;
  return useMemo(
    (): SectorHand => ({ selection, select, isList, toggleList: () => setList(!isList), plan, setPlan }),
    [selection, select, isList, plan, setPlan],
  );
}
