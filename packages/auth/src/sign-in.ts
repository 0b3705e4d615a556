import type { Db } from '@sealed-orders/db';
import { z } from 'zod';
import { DEMO_USERNAMES } from './demo.ts';
import { verifyPassword } from './passwords.ts';
import { passwordSchema, usernameSchema } from './sign-up.ts';
import type { Throttle } from './throttle.ts';

const signInSchema = z.object({ username: usernameSchema, password: passwordSchema });

export interface SignInDesk {
  readonly db: Db;
  /** Whether the demo's accounts, whose password everybody knows, may sign in. */
  readonly demo: boolean;
  /** By username and address. */
  readonly tries: Throttle;
  /** By address alone, whoever it says to be: each try takes a twentieth of a second of a processor. */
  readonly crowds: Throttle;
}

export type SignedIn =
  | { readonly ok: true; readonly user: { readonly id: string; readonly name: string } }
  | { readonly ok: false; readonly code: 'wrong' | 'throttled' };

const WRONG: SignedIn = { ok: false, code: 'wrong' };

/**
 * Judges a username and password. Whatever is wrong, the answer is the same and takes the same time; only too many
 * tries for one username from one address, or from one address at all, are told apart.
 */
export async function signIn(desk: SignInDesk, credentials: unknown, address: string): Promise<SignedIn> {
  const typed = signInSchema.safeParse(credentials);
  if (!typed.success) return WRONG;
  const { username, password } = typed.data;
  const key = `${username} ${address}`;
  if (desk.tries.isShut(key) || desk.crowds.isShut(address)) return { ok: false, code: 'throttled' };
  // Counted before it is judged: tries made at the same time all count.
  desk.tries.count(key);
  desk.crowds.count(address);
  const user = await desk.db.prisma.user.findUnique({
    where: { username },
    select: { id: true, displayName: true, passwordHash: true },
  });
  const isShut = DEMO_USERNAMES.includes(username) && !desk.demo;
  const matches = await verifyPassword(isShut ? null : (user?.passwordHash ?? null), password);
  if (user === null || !matches) return WRONG;
  desk.tries.forgive(key);
  return { ok: true, user: { id: user.id, name: user.displayName } };
}
