import { type Db, isTaken } from '@sealed-orders/db';
import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import { DEMO_USERNAMES } from './demo.ts';
import { displayNameProblem, NAME_PROBLEMS } from './names.ts';
import { hashPassword } from './passwords.ts';
import { timeZoneSchema } from './time-zone.ts';

/** 3 to 32 of a-z, 0-9, hyphen and underscore. Capitals become lower case. */
export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_-]{3,32}$/);

/** At least 10 characters; at most 200, to limit the work of hashing. */
export const passwordSchema = z.string().min(10).max(200);

/** The name that others see: one line of 1 to 40 characters. */
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
  timeZone: timeZoneSchema.nullable().optional(),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const PASSWORD_PROBLEMS = ['password-like-username', 'password-common'] as const;
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

export const SIGN_UP_PROBLEMS = [
  'username-taken',
  'username-reserved',
  ...NAME_PROBLEMS,
  ...PASSWORD_PROBLEMS,
] as const;
export type SignUpProblem = { readonly code: (typeof SIGN_UP_PROBLEMS)[number] };

export type SignedUp =
  | { readonly ok: true; readonly value: { readonly userId: string } }
  | { readonly ok: false; readonly problem: SignUpProblem };

const refused = (code: SignUpProblem['code']): SignedUp => ({ ok: false, problem: { code } });

/** Why this password is not allowed for this username; null when it is allowed. */
export function passwordProblem(password: string, username: string): PasswordProblem | null {
  if (password.toLowerCase() === username) return 'password-like-username';
  return isCommonPassword(password) || isPattern(password.toLowerCase()) ? 'password-common' : null;
}

/** One to six signs over and over, hardly anything but one sign, or signs that follow each other. */
function isPattern(password: string): boolean {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => (codes[at] ?? 0) - code));
  const isRun = steps.size === 1;
  return isRun || new Set(codes).size <= 2 || /^(.{1,6})\1+$/su.test(password);
}

/** Creates an account with a password. */
export async function createUser(
  db: Db,
  { username, password, displayName, timeZone = null }: SignUp,
): Promise<SignedUp> {
  if (DEMO_USERNAMES.includes(username)) return refused('username-reserved');
  const problem = displayNameProblem(displayName) ?? passwordProblem(password, username);
  if (problem !== null) return refused(problem);
  // Hashing takes longer than everything else, so it is skipped for a name that is taken.
  const taken = await db.prisma.user.findUnique({ where: { username }, select: { id: true } });
  if (taken !== null) return refused('username-taken');
  const passwordHash = await hashPassword(password);
  try {
    const user = await db.prisma.user.create({
      data: { username, displayName, passwordHash, timeZone },
      select: { id: true },
    });
    return { ok: true, value: { userId: user.id } };
  } catch (error) {
    if (isTaken(error)) return refused('username-taken');
    throw error;
  }
}

export const profileSchema = z.strictObject({ userId: z.uuid(), username: z.string(), displayName: z.string() });
export type Profile = Readonly<z.infer<typeof profileSchema>>;

/** The user's profile; null when the account no longer exists. */
export async function profile(db: Db, userId: string): Promise<Profile | null> {
  const user = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { username: true, displayName: true },
  });
  return user === null ? null : { userId, ...user };
}
