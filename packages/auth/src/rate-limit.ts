export interface RateLimitOptions {
  /** How many failures are allowed within the window. */
  readonly limit: number;
  readonly windowMs: number;
  readonly now?: () => number;
}

/** Limits the rate of failures by key in a sliding window, in the memory of this process. */
export interface RateLimit {
  /** Whether the key has used up its tries. */
  isExceeded(key: string): boolean;
  /** Counts one failure. */
  count(key: string): void;
  /** The last try was not a failure after all: it is not counted. */
  takeBack(key: string): void;
  /** The key has succeeded: its failures are forgotten. */
  forgive(key: string): void;
}

/**
 * The most keys that are kept, so that tries from ever new addresses do not fill the memory. The oldest are dropped
 * first.
 */
const MOST_KEYS = 10_000;

/** A rate limit that has counted nothing yet. */
export function createRateLimit({ limit, windowMs, now = Date.now }: RateLimitOptions): RateLimit {
  const failures = new Map<string, readonly number[]>();
  const recent = (key: string): readonly number[] =>
    (failures.get(key) ?? []).filter((instant) => instant > now() - windowMs);
  return {
    isExceeded: (key) => recent(key).length >= limit,
    count: (key) => {
      const counted = [...recent(key), now()].slice(-limit);
      failures.delete(key);
      failures.set(key, counted);
      const oldest = failures.keys().next();
      if (failures.size > MOST_KEYS && oldest.done !== true) failures.delete(oldest.value);
    },
    takeBack: (key) => {
      if (failures.has(key)) failures.set(key, recent(key).slice(0, -1));
    },
    forgive: (key) => failures.delete(key),
  };
}
