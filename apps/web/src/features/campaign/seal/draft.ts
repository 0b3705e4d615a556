/** A sheet as it is in this browser, with the sheets before it for undo. */
export interface Draft<Sheet> {
  readonly sheet: Sheet;
  /** Earlier sheets, newest last. */
  readonly past: readonly Sheet[];
  /** Counts the player's changes; 0 is the server's sheet. */
  readonly edits: number;
}

const UNDO_DEPTH = 50;

/** A sheet that has just been loaded. `isUnsaved`: the server does not have it yet. */
export function laidOut<Sheet>(sheet: Sheet, isUnsaved: boolean): Draft<Sheet> {
  return { sheet, past: [], edits: isUnsaved ? 1 : 0 };
}

/** The draft after a change. A change that gives the same sheet leaves the draft as it was. */
export function changed<Sheet>(draft: Draft<Sheet>, change: (sheet: Sheet) => Sheet): Draft<Sheet> {
  const sheet = change(draft.sheet);
  if (sheet === draft.sheet) return draft;
  return { sheet, past: [...draft.past.slice(1 - UNDO_DEPTH), draft.sheet], edits: draft.edits + 1 };
}

/** The draft before the last change; at the beginning the draft itself. */
export function undone<Sheet>(draft: Draft<Sheet>): Draft<Sheet> {
  const sheet = draft.past.at(-1);
  if (sheet === undefined) return draft;
  return { sheet, past: draft.past.slice(0, -1), edits: draft.edits + 1 };
}
