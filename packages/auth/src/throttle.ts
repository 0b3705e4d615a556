export interface ThrottleOptions {
  /** How many failures are forgiven within the window. */
  readonly limit: number;
  readonly windowMs: number;
  readonly now?: () => number;
}

/** Counts failures by key in a sliding window, in the memory of this process. */
export interface Throttle {
  /** Whether the key has used up its tries. */
  isShut(key: string): boolean;
  /** One more failure. */
  count(key: string): void;
  /** The key has shown that it may: its failures are forgotten. */
  forgive(key: string): void;
}

/** So many keys at most: who tries from ever new places does not fill the memory. The oldest go first. */
const MOST_KEYS = 10_000;

/** A throttle that has counted nothing yet. */
export function createThrottle({ limit, windowMs, now = Date.now }: ThrottleOptions): Throttle {
  const failures = new Map<string, readonly number[]>();
  const recent = (key: string): readonly number[] =>
    (failures.get(key) ?? []).filter((instant) => instant > now() - windowMs);
  return {
    isShut: (key) => recent(key).length >= limit,
    count: (key) => {
      const counted = [...recent(key), now()].slice(-limit);
      failures.delete(key);
      failures.set(key, counted);
      const oldest = failures.keys().next();
      if (failures.size > MOST_KEYS && oldest.done !== true) failures.delete(oldest.value);
    },
    forgive: (key) => failures.delete(key),
  };
}
