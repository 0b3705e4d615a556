/** Part of a sentence: plain words, or a name that a page can make bold or turn into a link. */
export interface Part {
  readonly kind: 'text' | 'name' | 'hex' | 'node' | 'seat';
  readonly text: string;
  /** The id of the thing: piece, hex key, node or seat. Absent for plain words. */
  readonly ref?: string;
}

export type Sentence = readonly Part[];

/** A number as written in a sentence: `12`, `1,200`. */
export const figure = (n: number): string => (Math.abs(n) < 1000 ? String(n) : n.toLocaleString('en-GB'));

/** A template tag for sentences: strings become plain words, and parts stay parts. */
export function say(words: TemplateStringsArray, ...values: readonly (string | number | Part | Sentence)[]): Sentence {
  const parts: Part[] = [];
  const push = (part: Part): void => {
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      parts[parts.length - 1] = { kind: 'text', text: last.text + part.text };
    else if (part.text !== '') parts.push(part);
  };
  words.forEach((text, i) => {
    push({ kind: 'text', text });
    const value = values[i];
    if (value === undefined) return;
    if (typeof value === 'string') push({ kind: 'text', text: value });
    else if (typeof value === 'number') push({ kind: 'text', text: figure(value) });
    else if ('kind' in value) push(value);
    else value.forEach(push);
  });
  return parts;
}

/** The sentence as plain text, for mail, hooks and screen readers. */
export function plain(sentence: Sentence): string {
  return sentence.map((part) => part.text).join('');
}

/** `one, two and three`. */
export function listed(items: readonly (Part | Sentence | string)[]): Sentence {
  const parts: Part[] = [];
  items.forEach((item, i) => {
    if (i > 0) parts.push({ kind: 'text', text: i === items.length - 1 ? ' and ' : ', ' });
    if (typeof item === 'string') parts.push({ kind: 'text', text: item });
    else if ('kind' in item) parts.push(item);
    else parts.push(...item);
  });
  return parts;
}

/** `1 hex`, `3 hexes`. */
export function counted(n: number, one: string, many: string): string {
  return `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`;
}

/** A die roll and its modifier: `4 + 2 = 6`, with a real minus sign. */
export function sum(die: number, modifier: number): string {
  if (modifier === 0) return String(die);
  return `${die} ${modifier > 0 ? '+' : '\u2212'} ${Math.abs(modifier)} = ${die + modifier}`;
}

/** An amount as in a ledger: with thousands separators and a real minus sign. */
export const signed = (n: number): string => `${n < 0 ? '\u2212' : ''}${Math.abs(n).toLocaleString('en-GB')}`;

/** Someone's own words in quotation marks, without their last full stop: the sentence around them has its own. */
export const quoted = (text: string): string => `“${text.trim().replace(/\.$/, '')}”`;

/** The possessive ending of a name: `Azure’s`, `Ash Pilgrims’`. */
export const apostrophe = (name: string): string => (name.endsWith('s') ? '’' : '’s');

/** A name with its article: `a turret tower`, `an anti-air tower`. */
export const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

/** The text with a capital first letter, as in a title or a name. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The sentence, with a capital letter if it begins with an article, *that* or *your*: `A unit claimed 0304.` */
export function begun(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence;
  if (first === undefined || !/^(an?|the|that|your) /.test(first.text)) return sentence;
  return [{ ...first, text: capital(first.text) }, ...rest];
}

/** A quotation with a full stop, unless its own words end with a mark: another sentence follows. */
export const closed = (quote: string): string => (quote === '' || /[.!?…]”?$/.test(quote) ? quote : `${quote}.`);
