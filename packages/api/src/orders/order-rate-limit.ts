import type { RateLimit, RateLimits } from '@sealed-orders/auth';

/**
 * Limits the orders on arrival of each player in each campaign to twenty a minute: each of them makes a step, and
 * everybody who seals has to wait while a step is made.
 */
export const createOrderRateLimit = (limits: RateLimits): RateLimit =>
  limits('orders on arrival', { limit: 20, windowMs: 60_000 });
