'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Saving } from '../door.ts';
import { keep, settle } from './kept-draft.ts';

const PAUSE_MS = 500;
const AGAIN_MS = 4_000;

interface SavingOf {
  readonly campaign: string;
  readonly seat: string;
  readonly opening: number;
  readonly sheet: object;
  /** Identifies the loaded sheet; its changes are counted from there. */
  readonly laidFor: string;
  /** Counts the player's changes; 0 is the server's sheet. */
  readonly edits: number;
  /** Sealed orders are not a draft; those of a paused campaign are sent when it resumes. */
  readonly isOpen: boolean;
  readonly savedAt: string | null;
  /** The server no longer takes drafts for this phase. */
  readonly onClosed: () => void;
}

/**
 * Stores the draft in this browser at each change and saves it a moment later. What the server does not accept is sent
 * again when the connection is back, or when the session is restored; another change also retries.
 */
export function useSaving(of: SavingOf): Saving {
  const { campaign, seat, opening, sheet, laidFor, edits, isOpen, savedAt, onClosed } = of;
  const trpc = useTRPC();
  // A draft is sent until the server has it: a lost answer does not matter.
  const save = useAction(trpc.orders.save, { inPlace: true, mayOverlap: true });
  const [saved, setSaved] = useState<{ readonly laidFor: string; readonly edits: number; readonly at: number } | null>(
    null,
  );
  const [lost, setLost] = useState<Extract<Saving, { readonly state: 'lost' | 'signed-out' }> | null>(null);

  const send = useEffectEvent(async () => {
    const came = await save.run({ campaign, opening, sheet });
    if (came?.state === 'signed-out') return setLost({ state: 'signed-out' });
    if (came?.state !== 'done' && came?.state !== 'refused')
      return setLost((before) => (before?.state === 'lost' ? before : { state: 'lost', since: Date.now() }));
    setLost(null);
    if (came.value === null) return onClosed();
    setSaved({ laidFor, edits, at: Date.parse(came.value.value.savedAt) });
    settle({ campaign, seat }, opening, sheet);
  });

  const here = saved?.laidFor === laidFor ? saved : null;
  const isDirty = isOpen && edits > (here?.edits ?? 0);
  const unsaved = isDirty ? edits : null;
  const why = lost?.state ?? null;
  const keepHere = useEffectEvent(() => keep({ campaign, seat }, opening, sheet));
  useEffect(() => {
    if (unsaved === null) return;
    keepHere();
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unsaved]);

  useEffect(() => {
    if (why === null) return;
    const again = () => void send();
    const timer = why === 'lost' ? setInterval(again, AGAIN_MS) : undefined;
    window.addEventListener('online', again);
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('focus', again);
    };
  }, [why]);

  if (lost !== null) return lost;
  if (isDirty) return { state: 'saving' };
  const at = here?.at ?? (savedAt === null ? null : Date.parse(savedAt));
  return at === null ? { state: 'idle' } : { state: 'saved', at };
}
