import type { Db } from '@sealed-orders/db';

/** The accounts that the demo makes, with a password that everybody knows. Nobody else may take these names. */
export const DEMO_USERNAMES: readonly string[] = ['azure', 'madder', 'ochre', 'verdigris', 'referee'];

/** Whether the account is one of the demo's. */
export async function isDemoAccount({ prisma }: Db, userId: string): Promise<boolean> {
  const user = await prisma.user.findUnique({ where: { id: userId }, select: { username: true } });
  return user !== null && DEMO_USERNAMES.includes(user.username);
}
