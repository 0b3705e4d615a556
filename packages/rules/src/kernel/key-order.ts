import { blankWriting, putLabel, writtenBytes } from './writing.ts';

/** The order in which a record's members are written, and the text before each value. */
export interface KeyOrder {
  /** As the record lists them. */
  readonly listed: readonly string[];
  /** The positions of the members in writing order. */
  readonly order: readonly number[];
  /** For each of these `,"key":` in UTF-8. */
  readonly labels: readonly Uint8Array[];
}

/** Records of a kind have the same keys: sorting and quoting them is half the work of writing a short record. */
const known: KeyOrder[][] = [];
/** Longer records are tables, each with keys of its own. */
const MOST_KEYS = 32;
/** The most orders cached per number of keys; then the oldest is dropped. */
const MOST_KINDS = 48;

/** The order for a record that lists these keys. */
export function keyOrder(listed: readonly string[]): KeyOrder {
  if (listed.length > MOST_KEYS) return ordered(listed);
  known[listed.length] ??= [];
  const kinds = known[listed.length] ?? [];
  for (const kind of kinds) if (isSame(kind.listed, listed)) return kind;
  const made = ordered(listed);
  if (kinds.length === MOST_KINDS) kinds.shift();
  kinds.push(made);
  return made;
}

/** Keys are interned, so this mostly compares addresses. */
function isSame(some: readonly string[], others: readonly string[]): boolean {
  for (let i = 0; i < others.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

function ordered(listed: readonly string[]): KeyOrder {
  const places = new Map(listed.map((key, at) => [key, at]));
  const sorted = [...listed].sort();
  return { listed, order: sorted.map((key) => places.get(key) ?? 0), labels: sorted.map(label) };
}

const ROOM = 32;

function label(key: string): Uint8Array {
  const text = blankWriting(ROOM);
  putLabel(text, key);
  return writtenBytes(text).slice();
}
