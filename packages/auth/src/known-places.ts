import type { RateLimits } from './rate-limit.ts';

/**
 * Places from which the owner of an account has shown that it is theirs. Wrong passwords from all other places never
 * keep the owner out there.
 */
export interface KnownPlaces {
  /** The owner has signed in from there, or set a new password with a link sent by mail. */
  remember(username: string, address: string): Promise<void>;
  knows(username: string, address: string): Promise<boolean>;
}

/** How long a place is remembered. */
const MONTH_MS = 30 * 86_400_000;

/** Kept with the rate limits, where neither places nor names can be read. */
export function knownPlaces(limits: RateLimits): KnownPlaces {
  const visits = limits('known place of an account', { limit: 1, windowMs: MONTH_MS });
  const keyOf = (username: string, address: string): string => `${username} ${address}`;
  return {
    remember: async (username, address) => {
      const key = keyOf(username, address);
      await visits.forgive(key);
      await visits.take(key);
    },
    knows: (username, address) => visits.hasTries(keyOf(username, address)),
  };
}
