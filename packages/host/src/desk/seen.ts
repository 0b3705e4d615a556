import { z } from 'zod';
import { createBatcher } from '../caches/batcher.ts';
import { type Cache, createCache } from '../caches/cache.ts';
import { ask, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import type { UserId } from '../vocabulary/types.ts';

/** How old the time may be at which a user was last seen, ms. */
const PAUSE = 5 * 60_000;
const LIMIT = 50_000;
/** The most users in one statement. */
const BATCH = 256;

/**
 * The rows are locked in the order of their ids, so that two processes never wait for each other. The commit is
 * asynchronous: when a crash loses it, the next call of the user makes up for it.
 */
const SEEN: Statement<{ id: string }> = {
  name: 'note-seen',
  text: `WITH hasty AS MATERIALIZED (
      SELECT set_config('synchronous_commit', 'off', true)
    ), here AS MATERIALIZED (
      SELECT id FROM "user"
      WHERE id = ANY ($1::uuid[]) AND (seen_at IS NULL OR seen_at <= $2::timestamptz - interval '5 minutes')
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE "user" u SET seen_at = date_trunc('minute', $2::timestamptz) FROM hasty, here WHERE u.id = here.id
    RETURNING u.id`,
  row: z.object({ id: z.string() }),
};

/**
 * Notes that a user was here: to the minute, and at most once in five minutes. A crowd shares one statement. It
 * resolves when that is done, even if it failed: a call must not fail because its user could not be noted.
 */
export function createSeen(shell: Shell, onError: (error: unknown) => void): (user: UserId) => Promise<void> {
  const noted: Cache<number> = createCache(LIMIT);
  const writer = createBatcher<UserId, null>({
    key: (user) => user,
    limit: BATCH,
    write: async (users) => {
      await ask(shell.db.pool, SEEN, [users, shell.now()]);
      return users.map(() => null);
    },
  });
  return async (user) => {
    const now = shell.now().getTime();
    const last = noted.get(user);
    if (last !== undefined && now - last < PAUSE) return;
    noted.put(user, now, 1);
    await writer.add(user).catch(onError);
  };
}
