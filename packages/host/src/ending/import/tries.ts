import { z } from 'zod';
import { ask, askOne, type Statement } from '../../database/statement.ts';
import { withUserLock } from '../../locks/user-lock.ts';
import type { Shell } from '../../shell/shell.ts';
import type { UserId } from '../../vocabulary/types.ts';

/** How many refused archives one user may send in an hour. */
const MOST = 10;

const idSchema = z.object({ id: z.string() });

const FORGET: Statement<{ id: string }> = {
  name: 'forget-import-tries',
  text: "DELETE FROM import_try WHERE user_id = $1 AND at <= $2::timestamptz - interval '1 hour' RETURNING id",
  row: idSchema,
};

const NOTE: Statement<{ id: string }> = {
  name: 'note-import-try',
  text: `INSERT INTO import_try (user_id, at) SELECT $1, $2
    WHERE (SELECT count(*) FROM import_try WHERE user_id = $1) < ${MOST} RETURNING id`,
  row: idSchema,
};

const TAKE_BACK: Statement<{ id: string }> = {
  name: 'take-back-import-try',
  text: 'DELETE FROM import_try WHERE id = $1 RETURNING id',
  row: idSchema,
};

/**
 * Notes that a user has sent an archive, which costs a replay up to where it is wrong: before it is read, so that the
 * limit holds across concurrent processes. Null: the user's tries are used up.
 */
export const noteTry = (shell: Shell, by: UserId): Promise<string | null> =>
  withUserLock(shell.db.pool, by, async (client) => {
    const now = shell.now();
    await ask(client, FORGET, [by, now]);
    return (await askOne(client, NOTE, [by, now]))?.id ?? null;
  });

/** The archive was accepted: it does not count. */
export async function takeBackTry(shell: Shell, id: string): Promise<void> {
  await ask(shell.db.pool, TAKE_BACK, [id]);
}
