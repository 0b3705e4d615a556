'use client';
import { type Sheet, tally } from '@sealed-orders/rules/tally';
import { tallyPageText, tallyRefusal } from '@sealed-orders/text/tally';
import type { OrderForm } from '../campaign/door.ts';
import { type SheetKind, usePaper } from '../campaign/seal/use-paper.ts';
import type { Campaign } from '../campaign-data/campaign-data.ts';
import { type NumberForm, tallySeen } from './tally-context.ts';

const KIND: SheetKind<Sheet> = {
  blank: { add: 0 },
  reader: async () => (stored) => {
    const read = tally.sheets.schema.safeParse(stored);
    return read.success ? read.data : null;
  },
  finished: (sheet) => sheet,
};

/** The reader's number for the open turn; null: the reader does not owe one. */
export function useNumber(open: Campaign, isLookingBack: boolean): { form: OrderForm; paper: NumberForm } | null {
  const paper = usePaper(open, KIND, isLookingBack);
  if (paper === null) return null;
  const { sheet, isOpen, sealed, saving, seal, takeBack, isBusy, problem, lately } = paper;
  const [refusal] = tally.sheets.check(tallySeen(open.seen).view, sheet);
  const words = {
    seal: tallyPageText.seal(sheet.add),
    note: tallyPageText.sealNote,
    refused: refusal === undefined ? null : tallyRefusal(refusal),
    isDraft: refusal !== undefined,
    confirm: null,
    committed: tallyPageText.committed(sheet.add),
  };
  const isComplete = refusal === undefined;
  return {
    form: { isOpen, sealed, isComplete, gaps: 0, words, saving, seal, takeBack, isBusy, problem, lately },
    paper: { isOpen, sheet, write: (add) => paper.write(() => ({ add })) },
  };
}
