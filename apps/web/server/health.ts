import type { OpenHost } from '@sealed-orders/host';

/** Whether the site is healthy. */
export const HEALTH_PATH = '/api/health';

/** How long the database may take, ms: load balancers and containers wait some 5 s for our answer. */
const LIMIT = 3000;

/** Whether the database answers in time. */
export async function isAnswering({ pool }: OpenHost['db'], limit = LIMIT): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, limit, false);
  });
  const answer = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
