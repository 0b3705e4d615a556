import { randomUUID } from 'node:crypto';
import type { Db } from '@sealed-orders/db';
import { z } from 'zod';
import { DEMO_USERNAMES } from './demo.ts';
import { type AccountPost, mailTokenSchema } from './mail-address.ts';
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

/**
 * Has a link for a new password sent to the user with the confirmed address. The answer never reveals whether there is
 * one, and both cases do the same work.
 */
export async function requestRecovery({ prisma }: Db, address: string, post: AccountPost): Promise<void> {
  const where = { email: address, username: { notIn: [...DEMO_USERNAMES] } };
  const user = await prisma.user.findFirst({ where, select: { id: true } });
  await post(prisma, user?.id ?? randomUUID(), 'recover-password');
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
