import { type ListTexts, writeValue } from './canonical.ts';
import { BRACES, BRACKETS, COMMA } from './json-bytes.ts';
import { listingOf } from './listing.ts';
import { blankWriting, enclose, putByte, putBytes, putLabel, type Writing, writtenBytes } from './writing.ts';

/**
 * The canonical text of a value, with the value itself. The next state of a campaign shares most of its parts
 * with the last one, and their text is copied. The value may never change.
 */
export interface KeptText {
  /** In UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Null: the value is neither a record nor a list of records. */
  readonly part: TextPart | null;
}

/** Where in the text of a record, or of a list of records, its members end, relative to its start. */
export interface TextPart {
  readonly of: object;
  /** Of a record, in their order; none of a list. */
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
  /** For each member the place behind it, counted from the bracket that opens the part. */
  readonly ends: Uint32Array;
  /** Long parts among the members, by position. */
  readonly long: ReadonlyMap<number, TextPart>;
}

/** A part in an existing text. */
interface Old {
  readonly part: TextPart;
  readonly bytes: Uint8Array;
  /** Where in the text it begins. */
  readonly at: number;
}

/** Parts of at least this many bytes record where their members end. */
const LONG = 4096;
/** Initial buffer for a new text, bytes. Thousands of texts of small campaigns are kept. */
const ROOM = 4096;
/** The share of its length by which the next text may grow without a larger buffer. */
const GROWTH = 1 / 16;
const NO_KEYS: readonly string[] = [];

/** For the states of all campaigns: the same list object has the same text. */
const lists: ListTexts = new WeakMap();

/** The canonical text of a value, reusing the text of any earlier value. */
export function keptText(value: unknown, before: KeptText | null): KeptText {
  const old = before?.part ?? null;
  if (before !== null && old?.of === value) return before;
  const text = blankWriting(before === null ? ROOM : Math.ceil((1 + GROWTH) * before.bytes.length));
  if (!isPart(value)) writeValue(text, value, lists);
  const part = isPart(value) ? written(text, value, old && before && { part: old, bytes: before.bytes, at: 0 }) : null;
  return { bytes: writtenBytes(text), part };
}

function written(text: Writing, of: Part, old: Old | null): TextPart {
  if (old === null) return writeNew(text, of);
  if (isList(of) !== isList(old.part.of)) return writeNew(text, of);
  return isList(of) ? writeList(text, of, old) : writeRecord(text, of, old);
}

/** A part without an existing text. */
function writeNew(text: Writing, of: Part): TextPart {
  const { keys, values } = isList(of) ? { keys: NO_KEYS, values: of } : listingOf(of);
  const part = begun(text, of, keys, values);
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (keys === NO_KEYS) putByte(text, COMMA);
    else putLabel(text, keys[i] ?? '');
    if (!isPart(value)) writeValue(text, value, lists);
    else {
      const inner = writeNew(text, value);
      if (lengthOf(inner) >= LONG) part.long.set(i, inner);
    }
    part.ends[i] = text.end - part.start;
  }
  return ended(text, part);
}

/** A record that is mostly unchanged. */
function writeRecord(text: Writing, of: Readonly<Record<string, unknown>>, old: Old): TextPart {
  const { keys: oldKeys, values: oldValues, long: oldLong } = old.part;
  const { keys, values } = listingOf(of);
  const part = begun(text, of, keys, values);
  const copies = copying(text, part.start, old);
  // The next member of the old text: both are sorted, so that most follow directly after the previous one.
  let at = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    // Keys are interned: most compare by reference.
    while (at < oldKeys.length && oldKeys[at] !== key && (oldKeys[at] ?? '') < key) at++;
    const isKnown = at < oldKeys.length && oldKeys[at] === key;
    const inner = isKnown && oldLong.size > 0 ? oldLong.get(at) : undefined;
    if (isKnown && oldValues[at] === values[i]) {
      part.ends[i] = copies.take(at);
      if (inner !== undefined) part.long.set(i, inner);
    } else {
      copies.write();
      putLabel(text, key);
      const made = writeMember(text, values[i], inner === undefined ? null : partAt(old, at, inner));
      if (made !== null) part.long.set(i, made);
      part.ends[i] = text.end - part.start;
    }
    if (isKnown) at++;
  }
  copies.write();
  return ended(text, part);
}

/** A list with some members removed, some added, and the others in the same order. */
function writeList(text: Writing, of: readonly unknown[], old: Old): TextPart {
  const oldValues = old.part.values;
  const part = begun(text, of, NO_KEYS, of);
  const copies = copying(text, part.start, old);
  let at = 0;
  for (let i = 0; i < of.length; i++) {
    while (at < oldValues.length && oldValues[at] !== of[i] && !isAhead(of, i, oldValues[at])) at++;
    if (at < oldValues.length && oldValues[at] === of[i]) part.ends[i] = copies.take(at++);
    else {
      copies.write();
      putByte(text, COMMA);
      writeValue(text, of[i], lists);
      part.ends[i] = text.end - part.start;
    }
  }
  copies.write();
  return ended(text, part);
}

/** The most new members before a known one; with more, the list is rewritten. */
const AHEAD = 64;

function isAhead(list: readonly unknown[], from: number, member: unknown): boolean {
  for (let i = from + 1; i < list.length && i <= from + AHEAD; i++) if (list[i] === member) return true;
  return false;
}

/** A member that changed. Null if it is short: it is rewritten each time. */
function writeMember(text: Writing, value: unknown, old: Old | null): TextPart | null {
  const start = text.end;
  if (old === null || !isPart(value)) {
    writeValue(text, value, lists);
    if (!isPart(value) || text.end - start < LONG) return null;
    text.end = start;
  }
  const part = written(text, value, old);
  return lengthOf(part) >= LONG ? part : null;
}

/** Members of an old part on their way into a new one: those between two changes are copied in one piece. */
interface Copying {
  /** Takes the member at this place of the old part. Returns where it will end. */
  take(at: number): number;
  /** Writes the taken members. */
  write(): void;
}

function copying(text: Writing, start: number, { part: { ends }, bytes, at: place }: Old): Copying {
  /** Where the text of a member begins: the comma, or the bracket. */
  const commaOf = (at: number): number => (at === 0 ? 0 : (ends[at - 1] ?? 0));
  // The stretch of members that was taken, from the first to behind the last, and how far it moves.
  let [from, to, shift] = [0, 0, 0];
  const write = (): void => {
    if (to === 0) return;
    const comma = text.end;
    putBytes(text, bytes, place + commaOf(from), place + (ends[to - 1] ?? 0));
    // It may have been the bracket.
    text.bytes[comma] = COMMA;
    to = 0;
  };
  const take = (at: number): number => {
    if (to === 0 || to !== at) {
      write();
      from = at;
      shift = text.end - start - commaOf(at);
    }
    to = at + 1;
    return (ends[at] ?? 0) + shift;
  };
  return { take, write };
}

/** A part that is being written. */
interface Begun extends TextPart {
  readonly start: number;
  readonly long: Map<number, TextPart>;
}

const begun = (text: Writing, of: Part, keys: readonly string[], values: readonly unknown[]): Begun => ({
  of,
  keys,
  values,
  ends: new Uint32Array(values.length),
  long: new Map(),
  start: text.end,
});

function ended(text: Writing, { start, ...part }: Begun): TextPart {
  enclose(text, start, isList(part.of) ? BRACKETS : BRACES);
  return part;
}

const lengthOf = ({ ends }: TextPart): number => (ends.at(-1) ?? 1) + 1;

/** A long member of an old part. */
const partAt = (old: Old, at: number, part: TextPart): Old => ({
  part,
  bytes: old.bytes,
  at: old.at + (old.part.ends[at] ?? 0) - lengthOf(part),
});

/** Array.isArray that keeps the read-only type. */
const isList = (value: object): value is readonly unknown[] => Array.isArray(value);

type Part = Readonly<Record<string, unknown>> | readonly unknown[];

/** Lists of non-records are faster to write than to compare. */
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && (!Array.isArray(value) || typeof value[0] === 'object');
