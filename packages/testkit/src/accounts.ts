import { hashPassword } from '@sealed-orders/auth';
import type { OpenHost, UserId } from '@sealed-orders/host';

export interface Account {
  readonly username: string;
  readonly displayName: string;
  /** Their time zone, an IANA name; if omitted, not given. */
  readonly timeZone?: string;
}

/**
 * The ids of these accounts; missing ones are created, all with the same password. Existing accounts keep their
 * passwords.
 */
export async function accounts(
  { db }: Pick<OpenHost, 'db'>,
  wanted: readonly Account[],
  password: string,
): Promise<ReadonlyMap<string, UserId>> {
  // One hash for all: each takes a twentieth of a second, and the password is no secret.
  const passwordHash = await hashPassword(password);
  const ids = new Map<string, UserId>();
  for (const { username, displayName, timeZone = null } of wanted) {
    const { id } = await db.prisma.user.upsert({
      where: { username },
      create: { username, displayName, passwordHash, timeZone },
      update: {},
      select: { id: true },
    });
    ids.set(username, id);
  }
  return ids;
}
