import { blankWriting, putLabel, writtenBytes } from './writing.ts';

/** In which order the members of a record are written, and what stands before the value of each. */
export interface KeyOrder {
  /** As the record lists them. */
  readonly listed: readonly string[];
  /** Where the members that are written one after the other are listed. */
  readonly order: readonly number[];
  /** For each of these `,"key":` in UTF-8. */
  readonly labels: readonly Uint8Array[];
}

/** Records of a kind list the same keys over and over: sorting and quoting them is half of writing a short record. */
const known: KeyOrder[][] = [];
/** Longer records are tables, each with keys of its own. */
const MOST_KEYS = 32;
/** Remembered for each number of keys; then the oldest goes. */
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

/** Keys are one object wherever they occur, so that this is mostly a comparison of addresses. */
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
