import type { refusalTexts } from '@sealed-orders/text/pages/refusals';
import type { RefusalCode } from '../api/client.ts';

/** What a page says of some refusals in words of its own; of all others the site says what it says everywhere. */
export type OwnSentences = Readonly<Partial<Record<RefusalCode, string>>>;

/** Does not compile if a refusal has no sentence, or a sentence no refusal. */
type Sentences = typeof refusalTexts & Readonly<Record<Exclude<keyof typeof refusalTexts, RefusalCode>, never>>;

/** Rejects keys of a page’s own table that are not refusal codes: their sentences would never be shown. */
export type NoOthers<Own> = Readonly<Record<Exclude<keyof Own, RefusalCode>, never>>;

/** What a refusal is said with. The words of the site are loaded when they are needed: most people never read them. */
export async function refusalSentence<Own extends OwnSentences>(
  own: Own & NoOthers<Own>,
  code: RefusalCode,
): Promise<string> {
  const said: OwnSentences = own;
  const sentence = said[code];
  if (sentence !== undefined) return sentence;
  const { refusalTexts } = await import('@sealed-orders/text/pages/refusals');
  const all: Sentences & Readonly<Record<RefusalCode, string>> = refusalTexts;
  return all[code];
}
