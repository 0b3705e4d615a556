import type { Battle, BattleOption, BattleResult, ReportForm, UnitUse } from '@sealed-orders/rules/node-campaign';
import { useState } from 'react';
import { kept } from '../../browser/kept.ts';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { type Draft, NO_DRAFT, readDraft, unitsFor, usesOf } from './report-draft.ts';

type FormOption = Extract<BattleOption, { readonly type: 'report' | 'confirm' | 'amend' | 'field' }>;

/** The form of a report, or of an answer to one; null: there is nothing to say. */
export const formOf = (options: readonly BattleOption[], type: FormOption['type'], { id }: Battle): ReportForm | null =>
  optionsOf(options, type).find(({ battle }) => battle === id) ?? null;

export interface ReportDraft {
  readonly result: BattleResult;
  readonly units: readonly UnitUse[];
  readonly told: Draft['told'];
  /** Whether this browser keeps a result, not only picked units. */
  readonly hasResult: boolean;
  readonly isKept: boolean;
  readonly write: (change: Partial<Draft>) => void;
  readonly clear: () => void;
}

/**
 * A report that has been started: its player's browser stores it until it is sent or discarded, even if the page is
 * closed. A referee who stands in neither reads nor stores one.
 */
export function useReportDraft({ id }: Battle, form: ReportForm, what: 'report' | 'answer'): ReportDraft {
  const { head, standIn } = useNodePlace();
  const own = kept<Draft>(`node ${what} ${head.id} ${head.you} ${id}`, (found) => readDraft(found, id));
  const store = standIn === null ? own : null;
  const [draft, setDraft] = useState<Draft>(() => store?.read() ?? NO_DRAFT);
  const { date, isPivotal } = form.result;
  const begun = draft.result ?? form.result;
  // A draft of another day keeps its date only if its player has chosen it.
  const result = { ...begun, isPivotal, ...(what === 'report' && !draft.told.includes('date') ? { date } : {}) };
  const units = unitsFor(form, result.mission);
  return {
    result,
    units: usesOf(draft.units ?? form.fielded, units),
    told: draft.told,
    hasResult: draft.result !== null,
    isKept: store !== null && (draft.result !== null || draft.units !== null),
    write: (change) => {
      const next = { ...draft, ...change };
      setDraft(next);
      store?.write(next);
    },
    clear: () => {
      setDraft(NO_DRAFT);
      store?.forget();
    },
  };
}
