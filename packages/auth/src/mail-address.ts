import type { Db } from '@sealed-orders/db';
import { z } from 'zod';
import { DEMO_USERNAMES } from './demo.ts';
import { mailTokenHash } from './mail-tokens.ts';

/** An address to which mail can be sent. */
export const mailAddressSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** The secret part of a link in a mail. */
export const mailTokenSchema = z.string().regex(/^[\w-]{43}$/);

export const ADDRESS_PROBLEMS = [
  /** Everybody can sign in to a demo account. */
  'demo-account',
  /** It is already the confirmed address. */
  'same-address',
  /** The link was used, is too old, or a newer one was sent. */
  'link-over',
  /** The address belongs to another account. */
  'address-taken',
  /** The user can sign in only by links to this address. */
  'only-way-in',
] as const;
export type AddressProblem = { readonly code: (typeof ADDRESS_PROBLEMS)[number] };
export type AddressChanged =
  | { readonly ok: true; readonly value: { readonly done: true } }
  | { readonly ok: false; readonly problem: AddressProblem };

const refused = (code: AddressProblem['code']): AddressChanged => ({ ok: false, problem: { code } });
const DONE: AddressChanged = { ok: true, value: { done: true } };

/** The address for a user's mail, and the unconfirmed one. */
export const ownMailSchema = z.strictObject({ address: z.string().nullable(), pending: z.string().nullable() });
export type MailAddress = Readonly<z.infer<typeof ownMailSchema>>;

/** Null: there is no such user. */
export async function mailAddress({ prisma }: Db, userId: string): Promise<MailAddress | null> {
  const user = await prisma.user.findUnique({ where: { id: userId }, select: { email: true, pendingEmail: true } });
  return user === null ? null : { address: user.email, pending: user.pendingEmail };
}

/** How an account has a letter written, which the host sends. */
export type AccountPost = (
  on: Pick<Db['prisma'], '$executeRaw'>,
  user: string,
  kind: 'confirm-address' | 'recover-password',
) => Promise<void>;

interface NewAddress {
  readonly address: string;
  /** Whether mail is really sent from this site. */
  readonly isSent: boolean;
  readonly post: AccountPost;
}

/**
 * Notes the address that a user gave, and has a letter sent to it: both or neither. Only readers of its mail learn
 * whether the address belongs to another account.
 */
export async function setMailAddress(
  db: Db,
  userId: string,
  { address, isSent, post }: NewAddress,
): Promise<AddressChanged> {
  const user = await db.prisma.user.findUnique({ where: { id: userId }, select: { username: true, email: true } });
  if (user === null || (isSent && DEMO_USERNAMES.includes(user.username))) return refused('demo-account');
  if (user.email === address) return refused('same-address');
  await db.prisma.$transaction(async (on) => {
    await on.user.update({ where: { id: userId }, data: { pendingEmail: address } });
    await post(on, userId, 'confirm-address');
  });
  return DONE;
}

/** The user is locked before their tokens: docs/adr/0013-one-order-of-locks.md. */
const CONFIRM = `WITH owner AS MATERIALIZED (
    SELECT u.id FROM "user" u JOIN mail_token t ON t.user_id = u.id WHERE t.hash = $1 FOR UPDATE OF u
  ), used AS (
    DELETE FROM mail_token t USING owner o
    WHERE t.user_id = o.id AND t.hash = $1 AND t.purpose = 'confirm-address' AND t.expires_at > now()
    RETURNING t.user_id, t.address
  )
  UPDATE "user" u SET email = t.address, pending_email = NULL FROM used t
  WHERE u.id = t.user_id AND u.pending_email = t.address`;

/** Confirms the address to which the link with this token was sent. */
export async function confirmMailAddress({ pool }: Db, token: string): Promise<AddressChanged> {
  try {
    const values = [mailTokenHash(token)];
    const { rowCount } = await pool.query({ name: 'confirm-mail-address', text: CONFIRM, values });
    return rowCount === 1 ? DONE : refused('link-over');
  } catch (error) {
    if (isUniqueViolation(error)) return refused('address-taken');
    throw error;
  }
}

const isUniqueViolation = (error: unknown): boolean => z.object({ code: z.literal('23505') }).safeParse(error).success;

/** The user is locked before their tokens. */
const REMOVE = `WITH owner AS MATERIALIZED (
    SELECT id FROM "user" WHERE id = $1 FOR UPDATE
  ), gone AS (
    DELETE FROM mail_token t USING owner o WHERE t.user_id = o.id
  )
  UPDATE "user" u SET email = NULL, pending_email = NULL FROM owner o WHERE u.id = o.id AND (u.email IS NULL
    OR u.password_hash IS NOT NULL OR EXISTS (SELECT FROM account a WHERE a.user_id = u.id))`;

/** Removes a user's address, unless they could no longer sign in without it. */
export async function removeMailAddress({ pool }: Db, userId: string): Promise<AddressChanged> {
  const { rowCount } = await pool.query({ name: 'remove-mail-address', text: REMOVE, values: [userId] });
  return rowCount === 1 ? DONE : refused('only-way-in');
}
