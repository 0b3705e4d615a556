/**
 * A name as stored: one line, trimmed. Characters that break databases, logs or readers are removed: control
 * characters, halves of surrogate pairs, marks that change the direction of writing.
 */
export function cleaned(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', apos: "'", quot: '"' };
const REFERENCE = /&([^;&\s]{0,32};?)/g;

export type Decoded = { readonly text: string } | { readonly unknown: string };

/**
 * Resolves the five entities that XML itself defines and references to characters, once and in one pass. The parser
 * resolves none, so nothing that a document declares can ever expand.
 */
export function decoded(text: string): Decoded {
  let unknown: string | null = null;
  const plain = text.replace(REFERENCE, (whole, reference: string) => {
    const character = characterOf(reference);
    if (character === null) unknown ??= whole;
    return character ?? whole;
  });
  return unknown === null ? { text: plain } : { unknown };
}

function characterOf(reference: string): string | null {
  if (!reference.endsWith(';')) return null;
  const name = reference.slice(0, -1);
  if (Object.hasOwn(PREDEFINED, name)) return PREDEFINED[name] ?? null;
  const digits = /^#(?:(\d{1,7})|x([0-9a-fA-F]{1,6}))$/.exec(name);
  if (digits === null) return null;
  const code = digits[1] === undefined ? Number.parseInt(digits[2] ?? '', 16) : Number(digits[1]);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
