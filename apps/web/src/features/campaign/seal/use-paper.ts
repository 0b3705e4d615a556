'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askAgain } from '../../api/ask-again.ts';
import { type Outputs, useTRPC } from '../../api/client.ts';
import type { Campaign } from '../../campaign-data/campaign-data.ts';
import type { Reason } from '../../deeds/deed-dialog.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Saving, SealingProblem } from '../door.ts';
import { changed, type Draft, isOutdated, type Laid, laidOut, undone } from './draft.ts';
import { type DraftOwner, kept } from './kept-draft.ts';
import { useSaving } from './use-saving.ts';
import { useSealing } from './use-sealing.ts';

/** The reader's sheet for the open phase: it is written, saved, sealed and taken back here. */
export interface Paper<Sheet> {
  readonly sheet: Sheet;
  /** Whether it can be written now: nothing is sealed, the campaign is not paused, and the reader views the present. */
  readonly isOpen: boolean;
  readonly sealed: { readonly at: string; readonly commitment: string } | null;
  readonly write: (change: (sheet: Sheet) => Sheet) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly saving: Saving;
  /** For a referee who writes for a seat: with the reason. */
  readonly seal: (reason?: Reason) => void;
  readonly takeBack: () => void;
  readonly isBusy: boolean;
  /** Why the last attempt to seal failed. */
  readonly problem: SealingProblem | null;
  /** The last action on this page for the open phase: it is animated. */
  readonly lately: 'sealed' | 'taken-back' | null;
}

/** A stored sheet; null: it is not a sheet of this phase. */
type Reader<Sheet> = (stored: unknown) => Sheet | null;

/** How a game writes the sheet of the open phase. */
export interface SheetKind<Sheet> {
  /** The blank sheet. */
  readonly blank: Sheet;
  /** Loads the parser of stored sheets. */
  readonly reader: () => Promise<Reader<Sheet>>;
  /** What is saved and sealed: the sheet without anything unfinished. */
  readonly finished: (sheet: Sheet) => Sheet;
}

type Stored = Outputs['orders']['draft'];

const savedAtIn = (stored: Stored | undefined, opening: number): string | null =>
  stored?.draft?.opening === opening ? stored.draft.savedAt : null;

const NOTHING: Stored = { draft: null, sealed: null };

/**
 * The server's copy of the reader's orders. A referee who writes for a seat does not read its player's draft, and one
 * who reads its sealed sheet reads nothing else.
 */
function useStored(campaign: string, isAsked: boolean) {
  const trpc = useTRPC();
  const { standIn, sealedReading } = useCampaignPlace();
  const { shown } = sealedReading;
  const isOwn = standIn === null && shown === null;
  const { data } = useQuery({ ...trpc.orders.draft.queryOptions({ campaign }), enabled: isAsked && isOwn });
  const read = shown === null ? NOTHING : { ...NOTHING, sealed: shown.sealed };
  return { stored: isOwn ? data : read, standIn };
}

/**
 * The sheet of the reader's seat for the open phase; null for readers who owe none, and while it loads. `open` is the
 * campaign's current state, whatever step the reader views; `kind` is null in phases without a sheet.
 */
export function usePaper<Sheet extends object>(
  open: Campaign,
  kind: SheetKind<Sheet> | null,
  isLookingBack: boolean,
): Paper<Sheet> | null {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { head, opening } = open;
  const campaign = head.id;
  const seat = head.you ?? '';
  const isAsked = kind !== null && head.seats.some((one) => one.seat === head.you && (one.awaited || one.sealed));
  const { stored, standIn } = useStored(campaign, isAsked);
  const [laid, setLaid] = useState<Laid<Sheet> | null>(null);
  const sealed = stored?.sealed?.opening === opening ? stored.sealed : null;
  const laidFor = `${campaign} ${seat} ${opening} `;
  const key = `${laidFor}${sealed?.commitment ?? 'open'}`;
  const savedAt = savedAtIn(stored, opening);
  const isOther = laid?.laidFor !== key;
  const isNew = isAsked && stored !== undefined && (isOther || (sealed === null && isOutdated(laid, savedAt)));
  // Orders that were sealed and taken back stay as they were.
  const takenBack = isNew && isOther && sealed === null && laid?.laidFor.startsWith(laidFor) ? laid.draft : null;
  const sheets = isNew && takenBack === null ? sheetsIn({ campaign, seat }, opening, stored) : NO_SHEETS;
  const read = useReader(kind, sheets.length > 0);
  if (takenBack !== null) setLaid({ laidFor: key, draft: takenBack });
  else if (isNew && (sheets.length === 0 || read !== null)) {
    setLaid({ laidFor: key, draft: starting(kind.blank, sheets, read), from: savedAt });
  }
  const draft = laid?.draft ?? null;
  const isOpen = isAsked && sealed === null && !isLookingBack && head.status !== 'paused';
  const sheet = kind !== null && draft !== null ? kind.finished(draft.sheet) : {};
  const onClosed = () => void askAgain(queries, trpc.play.head.queryKey({ campaign }));
  const written = { campaign, seat, opening, sheet, laidFor: key, savedAt };
  const isKept = isOpen && standIn === null;
  const saving = useSaving({ ...written, edits: draft?.edits ?? 0, isOpen: isKept, onClosed });
  const sealing = useSealing({ campaign, seat }, opening, sheet, standIn);
  if (!isAsked || draft === null || laid?.laidFor !== key) return null;
  const change = (to: (draft: Draft<Sheet>) => Draft<Sheet>) =>
    setLaid((now) => (now?.laidFor === key ? { ...now, draft: to(now.draft) } : now));
  return {
    sheet: draft.sheet,
    isOpen,
    sealed: sealed === null ? null : { at: sealed.sealedAt, commitment: sealed.commitment },
    write: (to) => change((now) => changed(now, to)),
    canUndo: draft.past.length > 0,
    undo: () => change(undone),
    saving,
    ...sealing,
  };
}

/** A stored sheet, and whether the server has it. */
interface StoredSheet {
  readonly sheet: unknown;
  readonly isUnsaved: boolean;
}

const NO_SHEETS: readonly StoredSheet[] = [];

/**
 * The form's initial sheet: the sealed one, otherwise the draft that never reached the server, otherwise the server's
 * draft.
 */
function sheetsIn(owner: DraftOwner, opening: number, { draft, sealed }: Stored): readonly StoredSheet[] {
  const unsaved = kept(owner, opening);
  return [
    ...(sealed?.opening === opening ? [{ sheet: sealed.sheet, isUnsaved: false }] : []),
    ...(unsaved === null ? [] : [{ sheet: unsaved, isUnsaved: true }]),
    ...(draft?.opening === opening ? [{ sheet: draft.sheet, isUnsaved: false }] : []),
  ];
}

/** The first of the stored sheets that belongs to this phase; otherwise a blank one. */
function starting<Sheet>(blank: Sheet, sheets: readonly StoredSheet[], read: Reader<Sheet> | null): Draft<Sheet> {
  for (const { sheet, isUnsaved } of sheets) {
    const found = read?.(sheet) ?? null;
    if (found !== null) return laidOut(found, isUnsaved);
  }
  return laidOut(blank, false);
}

/** The parser for sheets of the kind, once it is wanted and loaded; null until then. */
function useReader<Sheet>(kind: SheetKind<Sheet> | null, isWanted: boolean): Reader<Sheet> | null {
  const [loaded, setLoaded] = useState<{ readonly kind: SheetKind<Sheet>; readonly read: Reader<Sheet> } | null>(null);
  useEffect(() => {
    if (!isWanted || kind === null) return;
    let isAwaited = true;
    void kind.reader().then((read) => {
      if (isAwaited) setLoaded({ kind, read });
    });
    return () => {
      isAwaited = false;
    };
  }, [kind, isWanted]);
  return loaded !== null && loaded.kind === kind ? loaded.read : null;
}
