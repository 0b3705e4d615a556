import { createThrottle, type Throttle } from '@sealed-orders/auth';

/**
 * Counts the orders on arrival of each player in each campaign, twenty a minute: each makes a step, and while steps are
 * made one after the other nobody else can seal for the one that they see.
 */
export const createArrivals = (): Throttle => createThrottle({ limit: 20, windowMs: 60_000 });
