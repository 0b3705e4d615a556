'use client';
import type { Sheet } from '@sealed-orders/rules/hex-campaign';
import { useEffect, useRef, useState } from 'react';
import type { Late } from '../../campaign/door.ts';
import type { Paper } from '../../campaign/seal/use-paper.ts';
import type { Campaign } from '../../campaign-data/campaign-data.ts';
import { type HexPlace, HexPlaceProvider } from '../hex-context.ts';
import { type FormModule, FormProvider } from './phase-form.ts';

/** An unsealed sheet in the form, with everything needed to read it. */
interface Written {
  readonly opening: number;
  readonly paper: Paper<Sheet>;
  readonly module: FormModule;
  readonly place: HexPlace;
}

const nothing = (): void => undefined;

/**
 * What the reader had written when a phase closed without their seal, if the page was open then; null: there is
 * nothing, or drafts count.
 */
export function useLate(
  { opening, head }: Campaign,
  paper: Paper<Sheet> | null,
  module: FormModule | null,
  place: HexPlace,
): Late | null {
  const [late, setLate] = useState<Written | null>(null);
  const last = useRef<Written | null>(null);
  useEffect(() => {
    const before = last.current;
    if (before !== null && before.opening < opening) {
      last.current = null;
      setLate(before);
    }
    // Unknown until the sheet of a new phase has loaded.
    if (paper === null || module === null) return;
    if (paper.sealed !== null) last.current = null;
    // The server deletes a draft with its phase, a moment before the page is notified of the next: that does not count.
    else if (paper.isOpen && paper.saving.state !== 'idle') last.current = { opening, paper, module, place };
  });
  if (late === null || head.draftsCount || late.opening !== opening - 1) return null;
  const { saving } = late.paper;
  return { at: saving.state === 'saved' ? saving.at : null, phase: late.place.view.phase, draft: <Read {...late} /> };
}

/** The read-only sheet. */
function Read({ paper, module, place }: Written) {
  const closed = { ...paper, isOpen: false, canUndo: false, write: nothing, undo: nothing, seal: nothing };
  const seat = { paper: closed, view: place.view, pen: null, hold: nothing, place, say: nothing };
  const form = module.formOf(seat);
  if (form === null) return null;
  return (
    <HexPlaceProvider value={{ ...place, selection: null, select: nothing }}>
      <FormProvider value={{ module, seat, form }}>
        <module.OrderSheet />
      </FormProvider>
    </HexPlaceProvider>
  );
}
