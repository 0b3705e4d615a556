/** A part of a text: plain, or an abbreviation with its meaning. */
export interface TextPart {
  readonly text: string;
  readonly says: string | null;
}

/** A text in parts, so that each abbreviation in it can be explained. */
export function withShortWords(text: string, meanings: Readonly<Record<string, string>>): readonly TextPart[] {
  const words = Object.keys(meanings);
  if (words.length === 0) return [{ text, says: null }];
  const parts = text.split(new RegExp(`\\b(${words.join('|')})\\b`));
  return parts.flatMap((part) => (part === '' ? [] : [{ text: part, says: meanings[part] ?? null }]));
}
