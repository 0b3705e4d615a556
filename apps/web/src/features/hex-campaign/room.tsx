'use client';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { BELOW_DESKTOP, PHONE, useMedia } from '../browser/use-media.ts';
import { useCampaignPlace } from '../campaign/campaign-context.ts';
import type { RoomProps } from '../campaign/door.ts';
import { usePaper } from '../campaign/seal/use-paper.ts';
import { useAnswers, useWayBackWhile } from '../kit/toasts.tsx';
import { useLoadedForm } from './forms/forms.ts';
import type { Pen } from './forms/pen.ts';
import { type FormModule, FormProvider, type FormSeat } from './forms/phase-form.ts';
import { sheetKindOf } from './forms/sheets.ts';
import { useLate } from './forms/use-late.tsx';
import { Furniture } from './furniture.tsx';
import {
  type HexPlace,
  HexPlaceProvider,
  type HexRoomPlace,
  knowledgeOf,
  type Selection,
  viewOf,
} from './hex-context.ts';
import { useOverlays } from './map/overlays.ts';
import { loadAhead } from './on-demand.ts';

/** Around the page of a hex campaign: the selection, the overlays of the map, and the form of the open phase. */
export function HexRoom({ open, children }: RoomProps) {
  const frame = useCampaignPlace();
  const { seen, covered, isNow, tab, isReportBrought, openTab, setPanelOpen } = frame;
  const [selection, setSelection] = useState<Selection>(null);
  const say = useAnswers(inHand(selection));
  const [pen, hold] = useState<Pen | null>(null);
  const [isList, setList] = useState(false);
  const overlays = useOverlays();
  const isNarrow = useMedia(BELOW_DESKTOP);
  const isPhone = useMedia(PHONE);
  const knowledge = useMemo(() => knowledgeOf(seen, covered.earlier), [seen, covered.earlier]);
  const view = useMemo(() => viewOf(open.seen), [open.seen]);
  const kind = useMemo(() => sheetKindOf(view.phase), [view.phase]);
  const paper = usePaper(open, kind, !isNow);
  // Orders that are sealed, or whose phase is over, are not undone.
  useWayBackWhile(`${open.opening} ${paper?.sealed?.commitment ?? ''}`);
  const module = useLoadedForm(kind === null ? null : view.phase);
  useEffect(() => void loadAhead(), []);
  const [opening, setOpening] = useState(open.opening);
  if (open.opening !== opening) {
    // The phase was resolved: the selection is no longer where it was.
    setOpening(open.opening);
    setSelection(null);
    hold(null);
  }
  // The map marks the touched place immediately; the page's response may take a frame or two, and yields to input.
  const select = useCallback(
    (next: Selection) =>
      startTransition(() => {
        setSelection(next);
        const isCovered = isPhone && isReportBrought && next !== null;
        if (isCovered || (next?.kind === 'piece' && (tab !== 'orders' || !isNarrow))) openTab('board');
        if (next && isNarrow) setPanelOpen(true);
      }),
    [tab, isNarrow, isPhone, isReportBrought, openTab, setPanelOpen],
  );
  const room = useMemo(
    (): HexRoomPlace => ({ ...knowledge, selection, select, overlays, isList, toggleList: () => setList(!isList) }),
    [knowledge, selection, select, overlays, isList],
  );
  const place: HexPlace = { ...frame, ...room };
  const late = useLate(open, paper, module, place);
  return (
    <HexPlaceProvider value={room}>
      <FormProvider value={paper && module && withForm(module, { paper, view, pen, hold, place, say })}>
        <Furniture open={view} late={late}>
          {children}
        </Furniture>
      </FormProvider>
    </HexPlaceProvider>
  );
}

/** The same for the same thing in hand, wherever else it is tried. */
const inHand = (selection: Selection): string =>
  JSON.stringify(selection?.kind === 'site' ? selection.site : selection);

function withForm(module: FormModule, seat: FormSeat) {
  const form = module.formOf(seat);
  return form && { module, seat, form };
}
