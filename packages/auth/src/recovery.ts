import type { Db } from '@sealed-orders/db';
import { z } from 'zod';
import { DEMO_USERNAMES } from './demo.ts';
import { mailTokenSchema } from './mail-address.ts';
import { mailTokenHash } from './mail-tokens.ts';
import { hashPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { PASSWORD_PROBLEMS, passwordProblem, passwordSchema } from './sign-up.ts';

export const recoverySchema = z.object({ token: mailTokenSchema, next: passwordSchema });
export type Recovery = z.infer<typeof recoverySchema>;

export const RECOVERY_PROBLEMS = ['link-over', ...PASSWORD_PROBLEMS] as const;
export type Recovered =
  | { readonly ok: true; readonly value: { readonly username: string } }
  | { readonly ok: false; readonly problem: { readonly code: (typeof RECOVERY_PROBLEMS)[number] } };

const refused = (code: (typeof RECOVERY_PROBLEMS)[number]): Recovered => ({ ok: false, problem: { code } });

/** A letter to the user with this confirmed address, unless one is on its way already. */
const REQUEST = `INSERT INTO news (user_id, channel, key, kind, created_at, send_at)
  SELECT id, 'mail', 'recover-password:' || gen_random_uuid(), 'recover-password', now(), now() FROM "user" u
  WHERE email = $1 AND username <> ALL ($2) AND NOT EXISTS (
    SELECT FROM news n WHERE n.user_id = u.id AND n.kind = 'recover-password' AND n.done_at IS NULL)`;

/** Has a link for a new password sent to whoever has the address. The answer never tells whether somebody has. */
export async function requestRecovery({ pool }: Db, address: string): Promise<void> {
  await pool.query({ name: 'request-recovery', text: REQUEST, values: [address, DEMO_USERNAMES] });
}

const OF_TOKEN = `SELECT u.id, u.username FROM mail_token t JOIN "user" u ON u.id = t.user_id AND u.email = t.address
  WHERE t.hash = $1 AND t.purpose = 'recover-password' AND t.expires_at > now()`;
const ownerSchema = z.object({ id: z.uuid(), username: z.string() });

/** Sets a new password with the token of a link, which works once. All sessions of the user end. */
export async function recover(
  { db, sessions }: { readonly db: Db; readonly sessions: Sessions },
  { token, next }: Recovery,
): Promise<Recovered> {
  const tokenHash = mailTokenHash(token);
  const { rows } = await db.pool.query({ name: 'owner-of-token', text: OF_TOKEN, values: [tokenHash] });
  const owner = ownerSchema.optional().parse(rows[0]);
  if (owner === undefined) return refused('link-over');
  const problem = passwordProblem(next, owner.username);
  if (problem !== null) return refused(problem);
  const isDone = await sessions.endAllRecovered(owner.id, { tokenHash, newHash: await hashPassword(next) });
  return isDone ? { ok: true, value: { username: owner.username } } : refused('link-over');
}
