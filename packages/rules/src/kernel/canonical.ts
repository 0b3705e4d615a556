import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { keyOrder, quoted } from './key-order.ts';

/** Any plain JSON value: what states, sheets and events are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The one text of a JSON value: keys sorted by code unit, no spaces, `undefined` members left out. Equal values give
 * equal text on every machine, so hashes of it can be compared.
 */
export function canonical(value: unknown): string {
  return textOf(value, null);
}

/** Texts of lists of records that never change, for as long as the lists live. */
export type ListTexts = WeakMap<readonly unknown[], string>;

/**
 * The same, with the lists of records in it kept, or taken from those that were kept: an army that marches is another
 * object, and its list of units is not.
 */
export function canonicalWith(lists: ListTexts, value: unknown): string {
  return textOf(value, lists);
}

function textOf(value: unknown, lists: ListTexts | null): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value !== 'object' || value === null) return 'null';
  if (!Array.isArray(value)) return ofMembers(value as Readonly<Record<string, unknown>>, lists);
  return lists !== null && typeof value[0] === 'object' ? ofRecords(value, lists) : ofItems(value, lists);
}

// Texts are added up: the tree that comes of it is made flat once, when the whole is read.

function ofItems(items: readonly unknown[], lists: ListTexts | null): string {
  if (items.length === 0) return '[]';
  let text = '[';
  for (let i = 0; i < items.length; i++) text += i === 0 ? textOf(items[i], lists) : `,${textOf(items[i], lists)}`;
  return `${text}]`;
}

function ofRecords(items: readonly unknown[], lists: ListTexts): string {
  const known = lists.get(items);
  if (known !== undefined) return known;
  // Joined, not added up: a text that is read again and again should be no tree.
  const text = ['[', items.map((item) => textOf(item, lists)).join(','), ']'].join('');
  lists.set(items, text);
  return text;
}

function ofMembers(record: Readonly<Record<string, unknown>>, lists: ListTexts | null): string {
  const { sorted, before } = keyOrder(Object.keys(record));
  let text = '';
  for (let i = 0; i < sorted.length; i++) {
    const member = record[sorted[i] ?? ''];
    if (member === undefined) continue;
    const start = before[i] ?? '';
    // The first that is written opens the record, also where one before it was left out.
    text += text === '' && i > 0 ? `{${start.slice(1)}` : start;
    text += textOf(member, lists);
  }
  return text === '' ? '{}' : `${text}}`;
}

/** SHA-256 of the UTF-8 text, as 64 lower-case hex digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of the canonical text of a value. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonical(value));
}
