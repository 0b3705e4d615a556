'use client';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { Suspense, useLayoutEffect, useRef } from 'react';
import type { PanelProps } from '../campaign/door.ts';
import { WarOver } from '../campaign/panels/ended.ts';
import { Empty } from '../kit/notice.tsx';
import { DeclarationCard } from './declarations/declaration-card.tsx';
import { Scouting, SetUpCard } from './on-demand.ts';
import { CounterPanel, TerritoryPanel } from './panels/on-demand.ts';
import { PeekLine } from './panels/peek-line.tsx';
import { useSelected } from './panels/selected.ts';
import { useSectorPlace } from './sector-context.ts';

/** What the reader can decide now, and the selection: territories are chosen on the board, too. */
export function SectorPanel({ isPeek, raise }: PanelProps) {
  const { selection, view, options } = useSectorPlace();
  const isSetUp = view.board.turn === 0 && view.board.ended === null;
  if (isPeek) return <PeekLine raise={raise} />;
  return (
    <>
      <Top of={isSetUp || options.length > 0 ? '' : JSON.stringify(selection)} />
      {isSetUp ? (
        <Suspense>
          <SetUpCard />
        </Suspense>
      ) : (
        <DeclarationCard />
      )}
      <Scouted />
      <Suspense>
        <Selected />
      </Suspense>
    </>
  );
}

/** What scouts have found in the step that is shown. */
function Scouted() {
  const { events } = useSectorPlace();
  return events.some(({ type }) => type === 'scouted' || type === 'scouting-seen') ? (
    <Suspense>
      <Scouting />
    </Suspense>
  ) : null;
}

/** Scrolls the head of the panel into view whenever something else is selected, even from a list far below. */
function Top({ of }: { readonly of: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected is why it scrolls.
  useLayoutEffect(() => {
    for (const part of ['.picked', '.side-scroll']) mark.current?.closest(part)?.scrollTo(0, 0);
  }, [of]);
  return <span ref={mark} hidden />;
}

function Selected() {
  const { head, standIn, view, isNow, options } = useSectorPlace();
  const selected = useSelected();
  if (selected?.kind === 'territory') return <TerritoryPanel territory={selected.territory} />;
  if (selected?.kind === 'counter') return <CounterPanel counter={selected.counter} />;
  if (head.ending !== null) return <WarOver />;
  if (head.viewer === 'referee' && standIn === null) return null;
  // The set-up and the declarations say what to do.
  if (view.board.turn === 0 || options.length > 0) return null;
  if (view.side === null) return <Hint title={campaignText.spectator}>{mapText.panel.watching}</Hint>;
  return <Hint>{isNow ? mapText.panel.choose.says : mapText.panel.past}</Hint>;
}

interface HintProps {
  readonly title?: string;
  readonly children: string;
}

function Hint({ title = mapText.panel.choose.title, children }: HintProps) {
  return (
    <div className="p-4">
      <Empty title={title}>{children}</Empty>
    </div>
  );
}
