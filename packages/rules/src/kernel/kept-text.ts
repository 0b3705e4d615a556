import { type ListTexts, writeValue } from './canonical.ts';
import { type Listing, listingOf } from './listing.ts';
import { BRACE, BRACE_END, COLON, COMMA } from './marks.ts';
import { blankWriting, putByte, putBytes, putQuoted, type Writing, writtenBytes } from './writing.ts';

/**
 * The canonical text of a value, beside what it is the text of. The next state of a campaign shares most of its parts
 * with the last one, and their text is copied. What a text was made of may never change.
 */
export interface KeptText {
  /** In UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Null: the value is no record. */
  readonly record: TextRecord | null;
}

/** Where in the text of a record its members end, wherever that text stands. */
export interface TextRecord extends Listing {
  readonly of: object;
  /** For each member the place behind `"key":value`, counted from the brace that opens the record. */
  readonly ends: Uint32Array;
  /** By their places in the listing: members that are long records themselves. */
  readonly long: ReadonlyMap<number, TextRecord>;
}

/** A record in the text that is at hand. */
interface Old {
  readonly record: TextRecord;
  readonly bytes: Uint8Array;
  /** Where in the text it begins. */
  readonly at: number;
}

/** From this length on, bytes, it is worth knowing where in the text of a record its members end. */
const LONG = 4096;
/** Bytes by which the next text may be longer before more room is needed. */
const GROWTH = 65_536;

/** Of the states of all campaigns: whatever is the same list has the same text. */
const lists: ListTexts = new WeakMap();

/** The canonical text of a value, with what can be taken from the text of another, whatever that one was. */
export function keptText(value: unknown, before: KeptText | null): KeptText {
  const old = before?.record ?? null;
  if (before !== null && old?.of === value) return before;
  const text = blankWriting((before?.bytes.length ?? 0) + GROWTH);
  let record: TextRecord | null = null;
  if (!isRecord(value)) writeValue(text, value, lists);
  else if (before === null || old === null) record = writeNew(text, value);
  else record = writeAfter(text, value, { record: old, bytes: before.bytes, at: 0 });
  return { bytes: writtenBytes(text), record };
}

const lengthOf = ({ ends }: TextRecord): number => (ends.at(-1) ?? 1) + 1;

/** A record of which no text is at hand. */
function writeNew(text: Writing, of: object): TextRecord {
  const { keys, values } = listingOf(of);
  const start = text.end;
  const ends = new Uint32Array(keys.length);
  const long = new Map<number, TextRecord>();
  for (const [i, key] of keys.entries()) {
    putKey(text, key);
    const value = values[i];
    if (!isRecord(value)) writeValue(text, value, lists);
    else {
      const part = writeNew(text, value);
      if (lengthOf(part) >= LONG) long.set(i, part);
    }
    ends[i] = text.end - start;
  }
  close(text, start);
  return { of, keys, values, ends, long };
}

/** A record that is mostly what it was before: what lies between two changes is copied in one piece. */
function writeAfter(text: Writing, of: object, old: Old): TextRecord {
  const { keys, values } = listingOf(of);
  const { keys: oldKeys, values: oldValues, ends: oldEnds, long: oldLong } = old.record;
  const start = text.end;
  const ends = new Uint32Array(keys.length);
  const long = new Map<number, TextRecord>();
  const copy = (from: number, to: number): void => {
    if (to === 0) return;
    const comma = text.end;
    putBytes(text, old.bytes, old.at + startOf(oldEnds, from) - 1, old.at + (oldEnds[to - 1] ?? 0));
    // It may have been the brace.
    text.bytes[comma] = COMMA;
  };
  // The next member of the old text: both are in order, so that most are found where the one before was left behind.
  let at = 0;
  // The stretch of old members, first and behind the last, that is to be copied, and how far they move.
  let [from, to, shift] = [0, 0, 0];
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    // Keys are one object wherever they occur: most are the same without being compared letter by letter.
    while (at < oldKeys.length && oldKeys[at] !== key && (oldKeys[at] ?? '') < key) at++;
    const isKnown = at < oldKeys.length && oldKeys[at] === key;
    const part = isKnown && oldLong.size > 0 ? oldLong.get(at) : undefined;
    if (isKnown && oldValues[at] === values[i]) {
      if (to === 0 || to !== at) {
        copy(from, to);
        from = at;
        shift = text.end - start - startOf(oldEnds, at) + 1;
      }
      to = at + 1;
      if (part !== undefined) long.set(i, part);
      ends[i] = (oldEnds[at] ?? 0) + shift;
    } else {
      copy(from, to);
      to = 0;
      putKey(text, key);
      const value = values[i];
      const place = part === undefined ? 0 : old.at + (oldEnds[at] ?? 0) - lengthOf(part);
      const before = part === undefined ? null : { record: part, bytes: old.bytes, at: place };
      const made = writePart(text, value, before);
      if (made !== null) long.set(i, made);
      ends[i] = text.end - start;
    }
    if (isKnown) at++;
  }
  copy(from, to);
  close(text, start);
  return { of, keys, values, ends, long };
}

/** A member that changed. Null where it is short: it is written anew each time. */
function writePart(text: Writing, value: unknown, old: Old | null): TextRecord | null {
  const start = text.end;
  if (old === null || !isRecord(value)) {
    writeValue(text, value, lists);
    if (!isRecord(value) || text.end - start < LONG) return null;
    text.end = start;
  }
  const part = old === null ? writeNew(text, value) : writeAfter(text, value, old);
  return lengthOf(part) >= LONG ? part : null;
}

/** Where the text of a member begins, behind the comma. */
const startOf = (ends: Uint32Array, at: number): number => (at === 0 ? 0 : (ends[at - 1] ?? 0)) + 1;

function putKey(text: Writing, key: string): void {
  putByte(text, COMMA);
  putQuoted(text, key);
  putByte(text, COLON);
}

/** The first member opens the record, whatever stood before it. */
function close(text: Writing, start: number): void {
  if (text.end === start) putByte(text, BRACE);
  else text.bytes[start] = BRACE;
  putByte(text, BRACE_END);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
