'use client';
import { optionsOnMap } from '@sealed-orders/rules/node-campaign';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { BELOW_DESKTOP, useMedia } from '../browser/use-media.ts';
import { useCampaignPlace } from '../campaign/campaign-context.ts';
import type { RoomProps } from '../campaign/door.ts';
import { useComposer } from './composer/use-composer.ts';
import { Furniture } from './furniture.tsx';
import {
  knowledgeOf,
  type NodeHand,
  NodeHandProvider,
  type NodeStep,
  NodeStepProvider,
  viewOf,
} from './node-context.ts';
import { loadAhead } from './panels/on-demand.ts';
import type { Selection } from './selection.ts';

const NOTHING: readonly never[] = [];

/** Around the page of a node campaign: the selection, what the reader may choose, and the orders being composed. */
export function NodeRoom({ open, children }: RoomProps) {
  const { seen, covered, isNow, head, tab, openTab, setPanelOpen } = useCampaignPlace();
  const [selection, setSelection] = useState<Selection>(null);
  const [isList, setList] = useState(false);
  const isNarrow = useMedia(BELOW_DESKTOP);
  useEffect(() => void loadAhead(), []);
  const isOver = head.status === 'finished';
  const isEnd = isOver && isNow;
  const knowledge = useMemo(() => knowledgeOf(seen, covered.earlier, isEnd), [seen, covered.earlier, isEnd]);
  const now = useMemo(() => viewOf(open.seen, isOver), [open.seen, isOver]);
  const mayChoose = isNow && !isOver && open.head.you !== null;
  const options = useMemo(() => (mayChoose ? optionsOnMap(now) : NOTHING), [mayChoose, now]);
  const composer = useComposer({ now: mayChoose ? now : null, options, selection });
  const select = useCallback(
    (next: Selection) => {
      setSelection(next);
      if (next !== null && tab !== 'board') openTab('board');
      if (next !== null && isNarrow) setPanelOpen(true);
    },
    [tab, openTab, isNarrow, setPanelOpen],
  );
  const step = useMemo(
    (): NodeStep => ({ ...knowledge, now, mayChoose, options }),
    [knowledge, now, mayChoose, options],
  );
  const hand = useMemo(
    (): NodeHand => ({ composer, selection, select, isList, toggleList: () => setList(!isList) }),
    [composer, selection, select, isList],
  );
  return (
    <NodeStepProvider value={step}>
      <NodeHandProvider value={hand}>
        <Furniture>{children}</Furniture>
      </NodeHandProvider>
    </NodeStepProvider>
  );
}
