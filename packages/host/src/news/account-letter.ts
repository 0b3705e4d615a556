import type { Db } from '@sealed-orders/db';
import type { AccountLetter } from '../telling/news-types.ts';

/** Where the letter is written: alone, or in the transaction that causes it. */
type Writer = Pick<Db['prisma'], '$executeRaw'>;

/**
 * Has a letter with a link sent. One that asks for the confirmation of an address replaces a waiting one; a second one
 * for a new password is not written while the first waits.
 * @param user may be the id of no user: then there is no letter
 */
export async function writeAccountLetter(on: Writer, user: string, kind: AccountLetter): Promise<void> {
  if (kind === 'confirm-address')
    await on.$executeRaw`UPDATE news SET done_at = now(), outcome = 'dropped'
      WHERE user_id = ${user}::uuid AND kind = ${kind} AND done_at IS NULL`;
  await on.$executeRaw`INSERT INTO news (user_id, channel, key, kind, created_at, send_at)
    SELECT u.id, 'mail', ${kind} || ':' || gen_random_uuid(), ${kind}, now(), now() FROM "user" u
    WHERE u.id = ${user}::uuid AND NOT EXISTS (
      SELECT FROM news n WHERE n.user_id = u.id AND n.kind = ${kind} AND n.done_at IS NULL)`;
}
