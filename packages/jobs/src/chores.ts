import { clearRateLimits } from '@sealed-orders/auth/rate-limit';
import type { OpenHost } from '@sealed-orders/host';
import { startWokenLoop, type WokenLoop } from './woken-loop.ts';

/** How often expired rows are cleared, ms. */
const CLEAR = 60 * 60_000;

/** Regular clean-up that a database needs, whatever happens in it. */
export function startChores(
  { pool, now }: Pick<OpenHost['db'], 'pool' | 'now'>,
  onError: (error: unknown) => void,
): WokenLoop {
  return startWokenLoop(CLEAR, () => clearRateLimits(pool, now()), onError);
}
