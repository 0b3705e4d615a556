import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Any plain JSON value: what states, sheets and events are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The one text of a JSON value: keys sorted by code unit, no spaces, `undefined` members left out. Equal values give
 * equal text on every machine, so hashes of it can be compared.
 */
export function canonical(value: unknown): string {
  const sorted = inOrder(value);
  return sorted === UNSORTABLE ? written(value) : (JSON.stringify(sorted) ?? 'null');
}

/** Objects list keys such as `7` first, whatever the order in which they came: these values are written by hand. */
const UNSORTABLE = Symbol('a key that looks like an index');
const INDEX = /^(0|[1-9]\d{0,9})$/;

/** The value with its keys in order; parts that are in order stay the same objects. */
function inOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  return Array.isArray(value) ? itemsInOrder(value) : membersInOrder(value as Readonly<Record<string, unknown>>);
}

function itemsInOrder(items: readonly unknown[]): unknown {
  let copy: unknown[] | null = null;
  for (let i = 0; i < items.length; i++) {
    const sorted = inOrder(items[i]);
    if (sorted === UNSORTABLE) return UNSORTABLE;
    if (sorted === items[i]) continue;
    copy ??= items.slice();
    copy[i] = sorted;
  }
  return copy ?? items;
}

function membersInOrder(record: Readonly<Record<string, unknown>>): unknown {
  const keys = Object.keys(record);
  let isSame = true;
  for (let i = 1; i < keys.length && isSame; i++) isSame = (keys[i - 1] ?? '') < (keys[i] ?? '');
  if (!isSame) keys.sort();
  const values: unknown[] = [];
  for (const key of keys) {
    if (INDEX.test(key)) return UNSORTABLE;
    const member = record[key];
    const sorted = inOrder(member);
    if (sorted === UNSORTABLE) return UNSORTABLE;
    if (sorted !== member) isSame = false;
    values.push(sorted);
  }
  if (isSame) return record;
  const copy: Record<string, unknown> = Object.create(null);
  for (const [i, key] of keys.entries()) copy[key] = values[i];
  return copy;
}

/** The same text, put together piece by piece. */
function written(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  let text = '';
  const record = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(record).sort()) {
    const member = record[key];
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${written(member)}`;
  }
  return `{${text}}`;
}

/** SHA-256 of the UTF-8 text, as 64 lower-case hex digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of the canonical text of a value. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonical(value));
}
