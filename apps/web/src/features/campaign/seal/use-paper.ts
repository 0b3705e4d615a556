'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Outputs, useTRPC } from '../../api/client.ts';
import type { Campaign } from '../campaign-data.ts';
import { changed, type Draft, laidOut, undone } from './draft.ts';
import { type DeskOwner, kept } from './kept-draft.ts';
import { type Saving, useSaving } from './use-saving.ts';
import { type SealingProblem, useSealing } from './use-sealing.ts';

/** The reader's sheet for the open phase: it is written, saved, sealed and taken back here. */
export interface Paper<Sheet> {
  readonly sheet: Sheet;
  /** Whether it can be written now: nothing is sealed, and the reader looks at the present. */
  readonly isOpen: boolean;
  readonly sealed: { readonly at: string; readonly commitment: string } | null;
  readonly write: (change: (sheet: Sheet) => Sheet) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly saving: Saving;
  readonly seal: () => void;
  readonly takeBack: () => void;
  readonly isBusy: boolean;
  /** Why the last attempt to seal came to nothing. */
  readonly problem: SealingProblem | null;
  /** What was done last on this page for the open phase: it is seen happening. */
  readonly lately: 'sealed' | 'taken-back' | null;
}

/** How a game writes the sheet of the open phase. */
export interface Form<Sheet> {
  /** Before anything is written. */
  readonly blank: Sheet;
  /** A sheet that was stored; null: it is not a sheet of this phase. */
  readonly read: (stored: unknown) => Sheet | null;
  /** What is saved and sealed: the sheet without what is still being written. */
  readonly finished: (sheet: Sheet) => Sheet;
}

type Stored = Outputs['orders']['draft'];

/**
 * The sheet of the reader's seat for the open phase; null for readers who are not asked, and while it is fetched.
 * `open` is the campaign as it stands now, whatever step the reader looks at; `form` is null in phases without a sheet.
 */
export function usePaper<Sheet extends object>(
  open: Campaign,
  form: Form<Sheet> | null,
  isLookingBack: boolean,
): Paper<Sheet> | null {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { head, opening } = open;
  const campaign = head.id;
  const seat = head.you ?? '';
  const isAsked = form !== null && head.seats.some((one) => one.seat === head.you && (one.awaited || one.sealed));
  const { data: stored } = useQuery({ ...trpc.orders.draft.queryOptions({ campaign }), enabled: isAsked });
  const [laid, setLaid] = useState<{ readonly desk: string; readonly draft: Draft<Sheet> } | null>(null);
  const sealed = stored?.sealed?.opening === opening ? stored.sealed : null;
  const desk = `${campaign} ${seat} ${opening} `;
  const key = `${desk}${sealed?.commitment ?? 'open'}`;
  if (isAsked && stored && laid?.desk !== key) {
    // Orders that were sealed and taken back stay on the desk as they were.
    const takenBack = sealed === null && laid?.desk.startsWith(desk) ? laid.draft : null;
    const draft = takenBack ?? starting(form, { campaign, seat }, opening, stored);
    setLaid({ desk: key, draft });
  }
  const draft = laid?.draft ?? null;
  const isOpen = isAsked && sealed === null && !isLookingBack;
  const sheet = form !== null && draft !== null ? form.finished(draft.sheet) : {};
  const savedAt = stored?.draft?.opening === opening ? stored.draft.savedAt : null;
  const onClosed = () => void queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign }) });
  const edits = draft?.edits ?? 0;
  const saving = useSaving({ campaign, seat, opening, sheet, desk: key, edits, isOpen, savedAt, onClosed });
  const sealing = useSealing({ campaign, seat }, opening, sheet);
  if (!isAsked || draft === null || laid?.desk !== key) return null;
  const change = (to: (draft: Draft<Sheet>) => Draft<Sheet>) =>
    setLaid((now) => (now?.desk === key ? { desk: key, draft: to(now.draft) } : now));
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

/** What lies on the desk at first: what is sealed, else what never reached the server, else the draft it holds. */
function starting<Sheet>(
  { read, blank }: Form<Sheet>,
  desk: DeskOwner,
  opening: number,
  { draft, sealed }: Stored,
): Draft<Sheet> {
  const stored = sealed?.opening === opening ? read(sealed.sheet) : null;
  if (stored !== null) return laidOut(stored, false);
  const unsaved = read(kept(desk, opening));
  if (unsaved !== null) return laidOut(unsaved, true);
  return laidOut((draft?.opening === opening ? read(draft.sheet) : null) ?? blank, false);
}
