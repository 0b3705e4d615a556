import { quoted } from './key-order.ts';
import { type LeafText, leafAfter, leafOf, memberText, plainLeaf } from './leaf-text.ts';
import { type Listing, listingOf } from './listing.ts';

/**
 * The canonical text of a value, beside what it is the text of. The next state of a campaign shares most of its parts
 * with the last one, and those keep their text. What a text was made of may never change.
 */
export type KeptText = LeafText | BranchText;

/** The canonical text of a record with long members, which keep texts of their own. */
export interface BranchText extends Listing {
  readonly kind: 'branch';
  readonly of: unknown;
  /** For each key the text of the member with its key, or, where that is long, the kept text of its value. */
  readonly members: readonly (string | KeptText)[];
}

/** From this length on, characters, the text of a member is worth keeping apart. */
const LONG = 4096;

/** The canonical text of a value, with what can be kept of the text of another, whatever that one was. */
export function keptText(value: unknown, before: KeptText | null): KeptText {
  if (before !== null && before.of === value) return before;
  if (!isRecord(value)) return plainLeaf(value);
  const listing = listingOf(value);
  const leaf = before?.kind === 'leaf' ? leafAfter(value, listing, before, LONG) : null;
  if (leaf !== null) return leaf;
  const members = membersOf(listing, before?.kind === 'branch' ? before : NONE);
  const short = members.filter((member) => typeof member === 'string');
  if (short.length === members.length) return leafOf(value, listing, short);
  return { kind: 'branch', of: value, ...listing, members };
}

const NONE: BranchText = { kind: 'branch', of: undefined, keys: [], values: [], members: [] };

function membersOf({ keys, values }: Listing, before: BranchText): (string | KeptText)[] {
  const members: (string | KeptText)[] = [];
  let at = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    while (before.keys[at] !== key && (before.keys[at] ?? key) < key) at++;
    const was = before.keys[at] === key ? before.members[at] : undefined;
    if (was !== undefined && before.values[at] === values[i]) members.push(was);
    else members.push(memberOf(key, values[i], was));
  }
  return members;
}

/** `was` is what there was under this key. */
function memberOf(key: string, value: unknown, was: string | KeptText | undefined): string | KeptText {
  if (!isRecord(value)) return memberText(key, value);
  const text = keptText(value, typeof was === 'string' ? null : (was ?? null));
  return charactersOf(text) >= LONG ? text : `${quoted(key)}:${textPieces(text).join('')}`;
}

/** The length of the whole text. */
export function charactersOf(kept: KeptText): number {
  if (kept.kind === 'leaf') return kept.text.length;
  let characters = 1 + kept.members.length;
  for (const [i, member] of kept.members.entries())
    characters +=
      typeof member === 'string' ? member.length : quoted(kept.keys[i] ?? '').length + 1 + charactersOf(member);
  return characters;
}

/** The pieces of the text, to be written one after the other. */
export function textPieces(kept: KeptText): string[] {
  const pieces: string[] = [];
  addPieces(kept, pieces);
  return pieces;
}

function addPieces(kept: KeptText, pieces: string[]): void {
  if (kept.kind === 'leaf') {
    pieces.push(kept.text);
    return;
  }
  for (const [i, member] of kept.members.entries()) {
    const comma = i === 0 ? '{' : ',';
    if (typeof member === 'string') pieces.push(comma + member);
    else {
      pieces.push(`${comma}${quoted(kept.keys[i] ?? '')}:`);
      addPieces(member, pieces);
    }
  }
  pieces.push('}');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
