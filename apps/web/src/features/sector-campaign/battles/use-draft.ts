import type { Battle, BattleResult, Fighter } from '@sealed-orders/rules/sector-campaign';
import { useState } from 'react';
import { kept } from '../../browser/kept.ts';
import { useSectorStep } from '../sector-context.ts';
import { type Draft, filledIn, readDraft } from './report-draft.ts';

export interface ReportDraft extends Draft {
  /** Whether this browser saves it. */
  readonly isKept: boolean;
  readonly write: (result: BattleResult, isTold: boolean) => void;
  readonly clear: () => void;
}

/**
 * A report or an amendment in the making. Its author's browser saves it until it is sent or discarded, even if
 * the page is closed. A referee who stands in for a side neither reads nor saves one.
 */
export function useReportDraft(
  { id }: Battle,
  fighters: readonly Fighter[],
  { what, start }: { readonly what: 'report' | 'answer'; readonly start: BattleResult },
): ReportDraft {
  const { head, standIn } = useSectorStep();
  const own = kept<Draft>(`sector ${what} ${head.id} ${head.you} ${id}`, (found) => readDraft(found, id));
  const store = standIn === null ? own : null;
  const [draft, setDraft] = useState<Draft | null>(() => store?.read() ?? null);
  return {
    result: filledIn(fighters, draft?.result ?? start),
    isTold: draft?.isTold ?? false,
    isKept: draft !== null,
    write: (result, isTold) => {
      const next = { result, isTold };
      setDraft(next);
      store?.write(next);
    },
    clear: () => {
      setDraft(null);
      store?.forget();
    },
  };
}
