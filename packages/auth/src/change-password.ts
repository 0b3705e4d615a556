import type { Db } from '@sealed-orders/db';
import { z } from 'zod';
import { DEMO_USERNAMES } from './demo.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { PASSWORD_PROBLEMS, passwordProblem, passwordSchema } from './sign-up.ts';

/** The old password may not meet today's limits. */
export const passwordChangeSchema = z.object({ old: z.string().max(200), next: passwordSchema });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const PASSWORD_CHANGE_PROBLEMS = [
  'wrong-password',
  'no-password',
  'demo-account',
  ...PASSWORD_PROBLEMS,
] as const;
export type PasswordChangeProblem = { readonly code: (typeof PASSWORD_CHANGE_PROBLEMS)[number] };

export type PasswordChanged =
  | { readonly ok: true; readonly value: { readonly done: true } }
  | { readonly ok: false; readonly problem: PasswordChangeProblem };

const refused = (code: PasswordChangeProblem['code']): PasswordChanged => ({ ok: false, problem: { code } });

/** Changes a user's password, given the old one. All their sessions on all devices end. */
export async function changePassword(
  { db, sessions }: { readonly db: Db; readonly sessions: Sessions },
  userId: string,
  { old, next }: PasswordChange,
): Promise<PasswordChanged> {
  const user = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { username: true, passwordHash: true },
  });
  if (user === null || user.passwordHash === null) return refused('no-password');
  // Everybody knows the password of the demo accounts, and nobody may lock the others out.
  if (DEMO_USERNAMES.includes(user.username)) return refused('demo-account');
  if (!(await verifyPassword(user.passwordHash, old))) return refused('wrong-password');
  const problem = passwordProblem(next, user.username);
  if (problem !== null) return refused(problem);
  const hashes = { oldHash: user.passwordHash, newHash: await hashPassword(next) };
  return (await sessions.endAllWith(userId, hashes)) ? { ok: true, value: { done: true } } : refused('wrong-password');
}
