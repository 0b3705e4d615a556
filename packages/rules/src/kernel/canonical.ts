import { BRACES, BRACKETS, COMMA, DIGIT_0 } from './json-bytes.ts';
import { keyOrder } from './key-order.ts';
import {
  blankWriting,
  enclose,
  putAscii,
  putByte,
  putBytes,
  putQuoted,
  type Writing,
  writtenBytes,
} from './writing.ts';

/** Any plain JSON value: what states, sheets and events are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The one text of a JSON value: keys sorted by code unit, no spaces, `undefined` members left out. Equal values give
 * equal text on every machine, so hashes of it can be compared.
 */
export const canonical = (value: unknown): string => decoder.decode(canonicalBytes(value));

/** The same in UTF-8. */
export function canonicalBytes(value: unknown): Uint8Array<ArrayBuffer> {
  if (sheet.bytes.length > LARGEST_SHEET) sheet = blankWriting(ROOM);
  sheet.end = 0;
  writeValue(sheet, value, null);
  return writtenBytes(sheet).slice();
}

const decoder = new TextDecoder();

const ROOM = 4096;
/** Bytes. A larger buffer is not kept for the next text. */
const LARGEST_SHEET = 4_194_304;
/** A reused buffer, because fresh memory is slow. Its contents are copied before the next use. */
let sheet = blankWriting(ROOM);

/** Texts of immutable lists of records, for as long as the lists live. */
export type ListTexts = WeakMap<readonly unknown[], Uint8Array>;

/**
 * Writes the canonical text of a value. With `lists`, the texts of lists of records are kept, or taken from those
 * kept before: an army that marches is a new object, but its list of units is not.
 */
export function writeValue(text: Writing, value: unknown, lists: ListTexts | null): void {
  if (typeof value === 'string') putQuoted(text, value);
  else if (typeof value === 'number') writeNumber(text, value);
  else if (typeof value === 'boolean') putAscii(text, value ? 'true' : 'false');
  else if (typeof value !== 'object' || value === null) putAscii(text, 'null');
  else if (!Array.isArray(value)) writeMembers(text, value, lists);
  else if (lists !== null && typeof value[0] === 'object') writeRecords(text, value, lists);
  else writeItems(text, value, lists);
}

function writeNumber(text: Writing, value: number): void {
  if (value >= 0 && value <= 9 && Number.isInteger(value)) putByte(text, DIGIT_0 + value);
  else putAscii(text, Number.isFinite(value) ? `${value}` : 'null');
}

function writeItems(text: Writing, items: readonly unknown[], lists: ListTexts | null): void {
  const start = text.end;
  for (let i = 0; i < items.length; i++) {
    putByte(text, COMMA);
    writeValue(text, items[i], lists);
  }
  enclose(text, start, BRACKETS);
}

function writeRecords(text: Writing, items: readonly unknown[], lists: ListTexts): void {
  const known = lists.get(items);
  if (known !== undefined) {
    putBytes(text, known, 0, known.length);
    return;
  }
  const start = text.end;
  writeItems(text, items, lists);
  lists.set(items, text.bytes.slice(start, text.end));
}

function writeMembers(text: Writing, record: object, lists: ListTexts | null): void {
  const { order, labels } = keyOrder(Object.keys(record));
  // All together, in key order: looking them up one by one by name takes twice as long.
  const values: readonly unknown[] = Object.values(record);
  const start = text.end;
  for (let i = 0; i < order.length; i++) {
    const member = values[order[i] ?? 0];
    const label = labels[i];
    if (member === undefined || label === undefined) continue;
    putBytes(text, label, 0, label.length);
    writeValue(text, member, lists);
  }
  enclose(text, start, BRACES);
}
