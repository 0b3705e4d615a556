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
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value !== 'object' || value === null) return 'null';
  return Array.isArray(value) ? ofItems(value) : ofMembers(value as Readonly<Record<string, unknown>>);
}

// Texts are added up: the tree that comes of it is made flat once, when the whole is read.

function ofItems(items: readonly unknown[]): string {
  if (items.length === 0) return '[]';
  let text = '[';
  for (let i = 0; i < items.length; i++) text += i === 0 ? canonical(items[i]) : `,${canonical(items[i])}`;
  return `${text}]`;
}

function ofMembers(record: Readonly<Record<string, unknown>>): string {
  const { sorted, before } = keyOrder(Object.keys(record));
  let text = '';
  for (let i = 0; i < sorted.length; i++) {
    const member = record[sorted[i] ?? ''];
    if (member === undefined) continue;
    const start = before[i] ?? '';
    // The first that is written opens the record, also where one before it was left out.
    text += text === '' && i > 0 ? `{${start.slice(1)}` : start;
    text += canonical(member);
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
