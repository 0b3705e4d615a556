import { clearRateLimits } from '@sealed-orders/auth/rate-limit';
import type { OpenHost } from '@sealed-orders/host';
import { startWokenLoop, type WokenLoop } from './woken-loop.ts';

/** How often rows are cleared whose time is over, ms. */
const CLEAR = 60 * 60_000;

/** What a database needs done now and then, whatever happens in it. */
export function startChores({ pool }: Pick<OpenHost['db'], 'pool'>, onError: (error: unknown) => void): WokenLoop {
  return startWokenLoop(CLEAR, () => clearRateLimits(pool), onError);
}
