'use client';
import type { MovementSheet } from '@sealed-orders/rules/hex-campaign';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { forget, keep } from './kept-draft.ts';

export type Saving =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'lost'; readonly since: number };

const PAUSE_MS = 500;
const AGAIN_MS = 4_000;

interface SavingOf {
  readonly campaign: string;
  readonly step: number;
  readonly sheet: MovementSheet;
  /** Names what was laid on the desk; its changes are counted from there. */
  readonly desk: string;
  /** Counts the player's changes; 0 is what came from the server. */
  readonly edits: number;
  /** Sealed orders are no draft. */
  readonly isOpen: boolean;
  readonly savedAt: string | null;
  /** The server no longer takes drafts for this step. */
  readonly onClosed: () => void;
}

/**
 * Saves the draft a moment after each change. Without a connection it is kept in this browser and sent when the
 * connection is back; changing again also tries again.
 */
export function useSaving({ campaign, step, sheet, desk, edits, isOpen, savedAt, onClosed }: SavingOf): Saving {
  const trpc = useTRPC();
  const save = useMutation(trpc.orders.save.mutationOptions());
  const [saved, setSaved] = useState<{ readonly desk: string; readonly edits: number; readonly at: number } | null>(
    null,
  );
  const [lostSince, setLostSince] = useState<number | null>(null);

  const send = useEffectEvent(async () => {
    keep({ campaign, step, sheet });
    try {
      const answer = await save.mutateAsync({ campaign, step, sheet });
      setLostSince(null);
      if (!answer.ok) return onClosed();
      setSaved({ desk, edits, at: Date.parse(answer.value.savedAt) });
      forget(campaign);
    } catch {
      setLostSince((since) => since ?? Date.now());
    }
  });

  const here = saved?.desk === desk ? saved : null;
  const isDirty = isOpen && edits > (here?.edits ?? 0);
  const unsaved = isDirty ? edits : null;
  useEffect(() => {
    if (unsaved === null) return;
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unsaved]);

  useEffect(() => {
    if (lostSince === null) return;
    const again = () => void send();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [lostSince]);

  if (lostSince !== null) return { state: 'lost', since: lostSince };
  if (isDirty) return { state: 'saving' };
  const at = here?.at ?? (savedAt === null ? null : Date.parse(savedAt));
  return at === null ? { state: 'idle' } : { state: 'saved', at };
}
