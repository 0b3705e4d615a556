import { canonical, canonicalWith, type ListTexts } from './canonical.ts';
import { quoted } from './key-order.ts';
import type { Listing } from './listing.ts';

/** The canonical text of a value in one piece, and of a record where in it each of its members ends. */
export interface LeafText extends Listing {
  readonly kind: 'leaf';
  readonly of: unknown;
  readonly text: string;
  /** Of the members in their order: the place after `"key":value`. The next one begins behind the comma. */
  readonly ends: Uint32Array;
}

/** The text of anything but a record, or of a record without members. */
export function plainLeaf(of: unknown): LeafText {
  return { kind: 'leaf', of, keys: [], values: [], text: canonical(of), ends: new Uint32Array(0) };
}

/** Of the states of all campaigns: whatever is the same list has the same text. */
const lists: ListTexts = new WeakMap();

/** `"key":value` */
export const memberText = (key: string, value: unknown): string => [quoted(key), canonicalWith(lists, value)].join(':');

/** The text of a record from those of its members. */
export function leafOf(of: unknown, { keys, values }: Listing, members: readonly string[]): LeafText {
  const ends = new Uint32Array(members.length);
  let end = 0;
  for (const [i, { length }] of members.entries()) {
    end += 1 + length;
    ends[i] = end;
  }
  return { kind: 'leaf', of, keys, values, text: inBraces([...members]), ends };
}

/**
 * The text of a record that is mostly what it was before: what lies between two changes is taken over in one piece.
 * Null when a member has changed whose text had this length, in characters, or more: it is better kept apart.
 */
export function leafAfter(of: unknown, { keys, values }: Listing, before: LeafText, long: number): LeafText | null {
  const { keys: oldKeys, values: oldValues, ends: oldEnds, text: oldText } = before;
  const pieces: string[] = [];
  const ends = new Uint32Array(keys.length);
  let end = 0;
  // The next member of the old text: both are in order, so that most are found where the one before was left behind.
  let at = 0;
  let start = 1;
  // The stretch of the old text that is being taken over.
  let from = 0;
  let to = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    // Keys are one object wherever they occur: most are the same without being compared letter by letter.
    while (at < oldKeys.length && oldKeys[at] !== key && (oldKeys[at] ?? '') < key) start = (oldEnds[at++] ?? 0) + 1;
    const isKnown = at < oldKeys.length && oldKeys[at] === key;
    const stop = isKnown ? (oldEnds[at] ?? 0) : start;
    if (isKnown && oldValues[at] === values[i]) {
      if (to === 0 || start !== to + 1) {
        if (to > 0) pieces.push(oldText.slice(from, to));
        from = start;
      }
      to = stop;
      end += 1 + stop - start;
    } else {
      if (stop - start >= long) return null;
      if (to > 0) pieces.push(oldText.slice(from, to));
      to = 0;
      const text = memberText(key, values[i]);
      pieces.push(text);
      end += 1 + text.length;
    }
    ends[i] = end;
    if (isKnown) {
      at++;
      start = stop + 1;
    }
  }
  if (to > 0) pieces.push(oldText.slice(from, to));
  return { kind: 'leaf', of, keys, values, text: inBraces(pieces), ends };
}

/** Joined, not added up: a string that was added up is a tree, and this one is read again and again. */
function inBraces(pieces: string[]): string {
  if (pieces.length === 0) return '{}';
  pieces[0] = `{${pieces[0]}`;
  pieces[pieces.length - 1] += '}';
  return pieces.join(',');
}
