import type { Db } from '@sealed-orders/db';
import { z } from 'zod';
import { DEMO_USERNAMES } from './demo.ts';
import type { KnownPlaces } from './known-places.ts';
import { verifyPassword } from './passwords.ts';
import { type RateLimit, takeAll } from './rate-limit.ts';
import { passwordSchema, usernameSchema } from './sign-up.ts';

const signInSchema = z.object({ username: usernameSchema, password: passwordSchema });

export interface SignInServices {
  readonly db: Db;
  /** Whether users may sign in to the demo accounts, whose password everybody knows. */
  readonly demo: boolean;
  /** Failed tries by username and address. */
  readonly tries: RateLimit;
  /** Failed tries by address alone, for any username: each try takes a twentieth of a second of processor time. */
  readonly crowds: RateLimit;
  /** Failed tries by username alone, from all places that are not known. */
  readonly accounts: RateLimit;
  /** Where the owner of the account can still sign in if that limit is used up. */
  readonly places: KnownPlaces;
}

export type SignedIn =
  | {
      readonly ok: true;
      readonly user: { readonly id: string; readonly name: string; readonly generation: number };
    }
  | { readonly ok: false; readonly code: 'wrong' | 'throttled' | 'account-throttled' };

const WRONG: SignedIn = { ok: false, code: 'wrong' };

/**
 * Checks a username and password. Whichever of them is wrong, the answer and its timing are the same, except after too
 * many tries for one username from one address, from one address in total, or for one username from all addresses that
 * its owner has not used lately. They all count whether or not there is such a user.
 */
export async function signIn(services: SignInServices, credentials: unknown, address: string): Promise<SignedIn> {
  const typed = signInSchema.safeParse(credentials);
  if (!typed.success) return WRONG;
  const { username, password } = typed.data;
  const key = `${username} ${address}`;
  // Counted first, so that concurrent tries all count; by address first, so that nobody fills the table with names.
  const isAllowed = await takeAll([
    [services.crowds, address],
    [services.tries, key],
  ]);
  if (!isAllowed) return { ok: false, code: 'throttled' };
  const isKnown = await services.places.knows(username, address);
  if (!isKnown && !(await services.accounts.take(username))) {
    await services.tries.takeBack(key);
    await services.crowds.takeBack(address);
    return { ok: false, code: 'account-throttled' };
  }
  const user = await services.db.prisma.user.findUnique({
    where: { username },
    select: { id: true, displayName: true, passwordHash: true, sessionGeneration: true },
  });
  const isShut = DEMO_USERNAMES.includes(username) && !services.demo;
  const matches = await verifyPassword(isShut ? null : (user?.passwordHash ?? null), password);
  if (user === null || !matches) return WRONG;
  await services.tries.forgive(key);
  await services.crowds.takeBack(address);
  if (!isKnown) await services.accounts.takeBack(username);
  await services.places.remember(username, address);
  return { ok: true, user: { id: user.id, name: user.displayName, generation: user.sessionGeneration } };
}
