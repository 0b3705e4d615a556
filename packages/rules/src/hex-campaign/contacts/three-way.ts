/** What to make of a value that was to become another one, and is neither any more. */
export interface Merged {
  readonly value: unknown;
  /** Whether it could be made; otherwise it stays as it is. */
  readonly fits: boolean;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** How many models of a unit are what. */
const BUCKETS = ['ready', 'wounded', 'damaged', 'dead', 'captured'] as const;
const isModels = (value: Members): boolean => BUCKETS.every((name) => typeof value[name] === 'number');

/**
 * A present value with the change from one value to another. Numbers change by the difference, not below 0; lists of
 * things with names thing by thing.
 */
export function changedBy(
  now: unknown,
  from: unknown,
  to: unknown,
  isSame: (a: unknown, b: unknown) => boolean,
): Merged {
  if (isSame(now, from)) return { value: to, fits: true };
  if (isSame(from, to) || isSame(now, to)) return { value: now, fits: true };
  if (typeof now === 'number' && typeof from === 'number' && typeof to === 'number')
    return { value: Math.max(0, now + to - from), fits: true };
  const again = (a: unknown, b: unknown, c: unknown) => changedBy(a, b, c, isSame);
  if (isMembers(now) && isMembers(from) && isMembers(to)) {
    if (isModels(now) && isModels(from) && isModels(to)) return { value: models(now, from, to), fits: true };
    return members(now, from, to, again);
  }
  const lists = [now, from, to].map((list) => (isList(list) ? named(list) : null));
  const [one, two, three] = lists;
  if (one == null || two == null || three == null) return { value: now, fits: false };
  const made = members(one, two, three, again);
  return { value: isMembers(made.value) ? Object.values(made.value) : now, fits: made.fits };
}

type Again = (now: unknown, from: unknown, to: unknown) => Merged;

function members(now: Members, from: Members, to: Members, again: Again): Merged {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(to)])];
  let fits = true;
  const made = keys.flatMap((key) => {
    const one = again(now[key], from[key], to[key]);
    fits &&= one.fits;
    return one.value === undefined ? [] : [[key, one.value] as const];
  });
  return { value: Object.fromEntries(made), fits };
}

/** A list of things by their ids or types; null: they have neither, or not one each. */
function named(list: readonly unknown[]): Members | null {
  const pairs = list.flatMap((one) => {
    const name = isMembers(one) ? (one.id ?? one.type) : undefined;
    return typeof name === 'string' ? [[name, one] as const] : [];
  });
  const table = Object.fromEntries(pairs);
  return Object.keys(table).length === list.length ? table : null;
}

/** No models come or go: where one bucket would fall below 0, others make up for it. */
function models(now: Members, from: Members, to: Members): Members {
  const count = (of: Members, name: string) => Number(of[name]);
  const wanted = BUCKETS.map((name) => count(now, name) + count(to, name) - count(from, name));
  let owed = wanted.reduce((sum, n) => sum + Math.max(0, -n), 0);
  const left = wanted.map((n) => {
    const paid = Math.min(Math.max(0, n), owed);
    owed -= paid;
    return Math.max(0, n) - paid;
  });
  return Object.fromEntries(BUCKETS.map((name, i) => [name, left[i] ?? 0]));
}
