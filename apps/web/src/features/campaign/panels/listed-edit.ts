/** A correction that waits in the list of a ruling. */
export interface Listed {
  readonly ruling: Readonly<Record<string, unknown>>;
  readonly isAlone: boolean;
  /** What it corrects, for the list. */
  readonly says: string;
}

/** The ruling that a list makes: the one that goes alone, or all of them together. */
export function rulingOf(list: readonly Listed[]): Readonly<Record<string, unknown>> {
  const alone = list.find(({ isAlone }) => isAlone);
  return alone?.ruling ?? { type: 'corrections', edits: list.map(({ ruling }) => ruling) };
}
