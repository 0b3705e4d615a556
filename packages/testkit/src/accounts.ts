import { hashPassword } from '@sealed-orders/auth';
import type { CampaignId, OpenHost, UserId } from '@sealed-orders/host';

/** The password of all demo accounts, which everybody knows. */
export const DEMO_PASSWORD = 'sealed-orders';

/** A campaign of the demo, and who plays in it. */
export interface LoadedDemo {
  readonly campaign: CampaignId;
  readonly name: string;
  readonly slug: string;
  /** `plays`: the name of the seat; null: the referee. */
  readonly logins: readonly { readonly username: string; readonly plays: string | null }[];
}

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
