/** In which order the keys of a record are written, and what stands before the value of each. */
export interface KeyOrder {
  /** As the record lists them. */
  readonly listed: readonly string[];
  readonly sorted: readonly string[];
  /** `{"first":`, then `,"second":` and so on. */
  readonly before: readonly string[];
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
  const sorted = [...listed].sort();
  return { listed, sorted, before: sorted.map((key, i) => `${i === 0 ? '{' : ','}${quoted(key)}:`) };
}

/** Without quotation marks, backslashes, control characters and halves of surrogate pairs. */
const PLAIN = /^[ !#-[\]-~\u00a0-\u024f]*$/;

/** A string as JSON has it. */
export const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
