import { z } from 'zod';
import { type Cache, createCache } from '../cache.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { UserId } from '../types.ts';

/** How old the time may be at which a user was last seen, ms. */
const PAUSE = 5 * 60_000;
const LIMIT = 50_000;

const SEEN: Statement<{ id: string }> = {
  name: 'note-seen',
  text: `UPDATE "user" SET seen_at = date_trunc('minute', $2::timestamptz)
    WHERE id = $1 AND (seen_at IS NULL OR seen_at <= $2::timestamptz - interval '5 minutes') RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Notes that a user was here: to the minute, and at most once in five minutes. */
export function createSeen(shell: Shell): (user: UserId) => Promise<void> {
  const noted: Cache<number> = createCache(LIMIT);
  return async (user) => {
    const now = shell.now();
    const last = noted.get(user);
    if (last !== undefined && now.getTime() - last < PAUSE) return;
    noted.put(user, now.getTime(), 1);
    await askOne(shell.db.pool, SEEN, [user, now]);
  };
}
