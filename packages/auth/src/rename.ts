import type { Db } from '@sealed-orders/db';
import { DEMO_USERNAMES } from './demo.ts';
import { displayNameProblem, NAME_PROBLEMS } from './names.ts';

export const RENAME_PROBLEMS = [...NAME_PROBLEMS, 'demo-account'] as const;
export type RenameProblem = (typeof RENAME_PROBLEMS)[number];

/** Why the site does not let a user have this display name, whoever else has it; null: it does. */
export async function renameProblem(db: Db, userId: string, displayName: string): Promise<RenameProblem | null> {
  const user = await db.prisma.user.findUnique({ where: { id: userId }, select: { username: true } });
  // Everybody shares the demo accounts.
  if (user === null || DEMO_USERNAMES.includes(user.username)) return 'demo-account';
  return displayNameProblem(displayName);
}
