import type { refusalTexts } from '@sealed-orders/text/pages/refusals';
import type { RefusalCode } from '../api/client.ts';

/** A page's own words for some refusals; the site has words for all others. */
export type OwnSentences = Readonly<Partial<Record<RefusalCode, string>>>;

/** Does not compile if a refusal has no sentence, or a sentence no refusal. */
type Sentences = typeof refusalTexts & Readonly<Record<Exclude<keyof typeof refusalTexts, RefusalCode>, never>>;

/** Rejects keys of a page’s own table that are not refusal codes: their sentences would never be shown. */
export type NoOthers<Own> = Readonly<Record<Exclude<keyof Own, RefusalCode>, never>>;

/** The sentence for a refusal. The site's words are loaded on demand: most people never read them. */
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
