import type { AnyRejection } from '@sealed-orders/rules/systems';
import { refereeText } from '@sealed-orders/text/pages/referee';
import type { Corrections } from '../door.ts';

const text = refereeText.correct;

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

/** Why a ruling was refused, and if it has several corrections, for which of them. */
export function whyNot(
  list: readonly Listed[],
  [first]: readonly Pick<AnyRejection, 'code' | 'facts' | 'path'>[],
  { refused }: Pick<Corrections, 'refused'>,
): string {
  const why = (first && refused(first)) ?? text.failed;
  const [, , place] = first?.path ?? [];
  const one = list.length > 1 && typeof place === 'number' ? list[place] : undefined;
  return one === undefined ? why : text.refusedOne(one.says, why);
}
