import { canonical } from './canonical.ts';
import { quoted } from './key-order.ts';
import { type Listing, listingOf } from './listing.ts';

/**
 * The canonical text of a record in parts, each beside what it is the text of. The next state of a campaign shares most
 * of its parts with the last one, and those keep their text. What a text was made of may never change.
 */
export interface KeptText {
  readonly of: unknown;
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
  /** For each key the text of the member with its key, or, where that is long, the kept text of the member. */
  readonly members: readonly (string | KeptText)[];
  /** Put together where no member is long. */
  readonly text: string | null;
  /** Length of the whole text. */
  readonly characters: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** From this length on, characters, the text of a member is worth keeping apart. */
const LONG = 4096;

/** The canonical text of a value, with what can be kept of the text of another, whatever that one was. */
export function keptText(value: unknown, before: KeptText | null): KeptText {
  if (before !== null && before.of === value) return before;
  if (!isRecord(value)) return whole(value, NOTHING, [], canonical(value));
  const listing = listingOf(value);
  const { keys, values } = listing;
  const old = before ?? NONE;
  const members: (string | KeptText)[] = [];
  let at = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    // Both are in order. Keys are one object wherever they occur, so that most are found without being compared.
    while (old.keys[at] !== key && (old.keys[at] ?? key) < key) at++;
    const was = old.keys[at] === key ? old.members[at] : undefined;
    if (was !== undefined && old.values[at] === values[i]) members.push(was);
    else members.push(memberText(key, values[i], was ?? (before === null ? null : '')));
  }
  return putTogether(value, listing, members);
}

/** `old` is what there was under this key: null asks to look for long members, as where nothing is known yet. */
function memberText(key: string, value: unknown, old: string | KeptText | null): string | KeptText {
  const mayBeLong = old === null || typeof old !== 'string' || old.length >= LONG;
  if (mayBeLong && isRecord(value)) {
    const text = keptText(value, typeof old === 'string' ? null : old);
    if (text.text === null || text.characters >= LONG) return text;
    return [quoted(key), text.text].join(':');
  }
  return [quoted(key), canonical(value)].join(':');
}

const NOTHING: Listing = { keys: [], values: [] };
const NONE: KeptText = { of: undefined, ...NOTHING, members: [], text: '', characters: 0 };

function whole(of: unknown, listing: Listing, members: KeptText['members'], text: string): KeptText {
  return { of, keys: listing.keys, values: listing.values, members, text, characters: text.length };
}

function putTogether(of: Fields, listing: Listing, members: KeptText['members']): KeptText {
  const short = members.filter((member) => typeof member === 'string');
  if (short.length === members.length) return whole(of, listing, members, inBraces(short));
  const { keys, values } = listing;
  let characters = 1 + members.length;
  for (const [i, member] of members.entries())
    characters += typeof member === 'string' ? member.length : quoted(keys[i] ?? '').length + 1 + member.characters;
  return { of, keys, values, members, text: null, characters };
}

/** The pieces of the text, to be written one after the other. */
export function textPieces(kept: KeptText): string[] {
  const pieces: string[] = [];
  addPieces(kept, pieces);
  return pieces;
}

function addPieces({ text, keys, members }: KeptText, pieces: string[]): void {
  if (text !== null) {
    pieces.push(text);
    return;
  }
  for (const [i, member] of members.entries()) {
    const comma = i === 0 ? '{' : ',';
    if (typeof member === 'string') pieces.push(comma + member);
    else {
      pieces.push(`${comma}${quoted(keys[i] ?? '')}:`);
      addPieces(member, pieces);
    }
  }
  pieces.push('}');
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts of members as that of their record. */
function inBraces(texts: string[]): string {
  if (texts.length === 0) return '{}';
  texts[0] = `{${texts[0]}`;
  texts[texts.length - 1] += '}';
  return texts.join(',');
}
