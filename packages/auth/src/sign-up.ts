import { type Db, isTaken } from '@sealed-orders/db';
import { z } from 'zod';
import { DEMO_USERNAMES } from './demo.ts';
import { hashPassword } from './passwords.ts';

/** 3 to 32 of a-z, 0-9, hyphen and underscore. Capitals are taken as small letters. */
export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_-]{3,32}$/);

/** At least 10 characters; at most 200, since hashing a book would be work for nothing. */
export const passwordSchema = z.string().min(10).max(200);

/** How others see the name: one line of 1 to 40 characters. */
export const displayNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{Cc}\p{Cf}]*$/u);

export const signUpSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  displayName: displayNameSchema,
});
export type SignUp = z.infer<typeof signUpSchema>;

export const SIGN_UP_PROBLEMS = ['username-taken', 'username-reserved', 'password-like-username'] as const;
export type SignUpProblem = { readonly code: (typeof SIGN_UP_PROBLEMS)[number] };

export type SignedUp =
  | { readonly ok: true; readonly value: { readonly userId: string } }
  | { readonly ok: false; readonly problem: SignUpProblem };

const refused = (code: SignUpProblem['code']): SignedUp => ({ ok: false, problem: { code } });

/** A new account with a password. */
export async function createUser(db: Db, { username, password, displayName }: SignUp): Promise<SignedUp> {
  if (DEMO_USERNAMES.includes(username)) return refused('username-reserved');
  if (password.toLowerCase() === username) return refused('password-like-username');
  const passwordHash = await hashPassword(password);
  try {
    const user = await db.prisma.user.create({
      data: { username, displayName, passwordHash },
      select: { id: true },
    });
    return { ok: true, value: { userId: user.id } };
  } catch (error) {
    if (isTaken(error)) return refused('username-taken');
    throw error;
  }
}

export interface Profile {
  readonly userId: string;
  readonly username: string;
  readonly displayName: string;
}

/** Who the user is; null when the account is gone. */
export async function profile(db: Db, userId: string): Promise<Profile | null> {
  const user = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { username: true, displayName: true },
  });
  return user === null ? null : { userId, ...user };
}
