import { type Db, isTaken } from '@sealed-orders/db';
import type { Adapter, AdapterUser } from 'next-auth/adapters';
import { DEMO_USERNAMES } from './demo.ts';
import { displayNameProblem } from './names.ts';

const SELECTED = { id: true, displayName: true, email: true, sessionGeneration: true } as const;

interface Row {
  readonly id: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly sessionGeneration: number;
}

/** A user with the session generation that a new sign-in gets. */
interface KnownUser extends AdapterUser {
  readonly generation: number;
}

/**
 * NextAuth's adapter: accounts of other sites and e-mail links on our tables. Sessions are tokens; sessions.ts ends
 * them.
 */
export function adapter(db: Db): Adapter {
  const { user, account, verificationToken } = db.prisma;
  return {
    createUser: (made: Omit<AdapterUser, 'id'>) => created(db, made),
    getUser: async (id) => asked(await user.findUnique({ where: { id }, select: SELECTED })),
    getUserByEmail: async (email) =>
      asked(await user.findUnique({ where: { email: email.toLowerCase() }, select: SELECTED })),
    getUserByAccount: async ({ provider, providerAccountId }) => {
      const found = await account.findUnique({
        where: { provider_providerAccountId: { provider, providerAccountId } },
        select: { user: { select: SELECTED } },
      });
      return asked(found?.user ?? null);
    },
    // Called to record that an address was confirmed; we only keep confirmed ones.
    updateUser: async ({ id }) => known(await user.findUniqueOrThrow({ where: { id }, select: SELECTED })),
    linkAccount: async ({ provider, providerAccountId, userId }: LinkedAccount) => {
      await account.create({ data: { provider, providerAccountId, userId }, select: { userId: true } });
    },
    createVerificationToken: ({ identifier, token, expires }) =>
      verificationToken.create({ data: { identifier, token, expires } }),
    useVerificationToken: async ({ identifier, token }) => {
      const where = { identifier_token: { identifier, token } };
      const found = await verificationToken.findUnique({ where });
      // The request that deletes the token has used it: of two concurrent requests, only one.
      const { count } = await verificationToken.deleteMany({ where: { identifier, token } });
      return count === 1 ? found : null;
    },
  };
}

interface LinkedAccount {
  readonly provider: string;
  readonly providerAccountId: string;
  readonly userId: string;
}

const known = ({ id, displayName, email, sessionGeneration }: Row): KnownUser => ({
  id,
  name: displayName,
  email: email ?? '',
  emailVerified: null,
  generation: sessionGeneration,
});

const asked = (row: Row | null): KnownUser | null => (row === null ? null : known(row));

/**
 * Creates a user who came by e-mail link or from another site. An address that the other site only claims is not kept:
 * otherwise an attacker could claim another user's address there and get into this account, or let them into the
 * attacker's.
 */
async function created(db: Db, made: Omit<AdapterUser, 'id'>): Promise<KnownUser> {
  const email = made.emailVerified === null ? null : made.email.toLowerCase();
  const shown = shownName(made);
  for (const username of usernamesLike(shown)) {
    try {
      const displayName = shown.slice(0, 40) || username;
      return known(await db.prisma.user.create({ data: { username, displayName, email }, select: SELECTED }));
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error('no free username was found');
}

/** The user's name on the other site, on one line; empty when it is not allowed here. */
function shownName({ name, email }: Omit<AdapterUser, 'id'>): string {
  const plain = (name ?? email.split('@')[0] ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return displayNameProblem(plain) === null ? plain : '';
}

/** The name in the letters that usernames may have, then with a random suffix, a few times. */
function usernamesLike(name: string): readonly string[] {
  const letters = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 20);
  const stem = letters.length < 3 ? 'player' : letters;
  const first = DEMO_USERNAMES.includes(stem) || stem === 'player' ? [] : [stem];
  return [...first, ...Array.from({ length: 4 }, () => `${stem}-${crypto.randomUUID().slice(0, 8)}`)];
}
