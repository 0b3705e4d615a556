'use client';
import { type Sheet, tally } from '@sealed-orders/rules/tally';
import { tallyPageText, tallyRefusal } from '@sealed-orders/text/tally';
import type { Desk } from '../campaign/door.ts';
import { type Form, usePaper } from '../campaign/seal/use-paper.ts';
import type { Campaign } from '../campaign-data/campaign-data.ts';
import { type NumberDesk, tallySeen } from './tally-context.ts';

const FORM: Form<Sheet> = {
  blank: { add: 0 },
  reader: async () => (stored) => {
    const read = tally.schemas.sheet.safeParse(stored);
    return read.success ? read.data : null;
  },
  finished: (sheet) => sheet,
};

/** The reader's number for the open turn; null: the reader has none to give. */
export function useNumber(open: Campaign, isLookingBack: boolean): { desk: Desk; paper: NumberDesk } | null {
  const paper = usePaper(open, FORM, isLookingBack);
  if (paper === null) return null;
  const { sheet, isOpen, sealed, saving, seal, takeBack, isBusy, problem, lately } = paper;
  const [refusal] = tally.check(tallySeen(open.seen).view, sheet);
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
    desk: { isOpen, sealed, isComplete, gaps: 0, words, saving, seal, takeBack, isBusy, problem, lately },
    paper: { isOpen, sheet, write: (add) => paper.write(() => ({ add })) },
  };
}
