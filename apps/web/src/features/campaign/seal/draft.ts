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

/** The sheet in the form. */
export interface Laid<Sheet> {
  readonly laidFor: string;
  readonly draft: Draft<Sheet>;
  /**
   * When the server's draft was saved that it began with; null: there was none. Undefined: it began with orders that
   * were sealed and taken back.
   */
  readonly from?: string | null;
}

/**
 * Whether the server has another draft, and nothing was changed in the form: a rewound phase opens with a draft, which
 * arrives after the phase.
 */
export const isOutdated = ({ draft, from }: Laid<unknown>, savedAt: string | null): boolean =>
  draft.edits === 0 && from !== undefined && from !== savedAt;
