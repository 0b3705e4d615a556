import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** What the link in a mail allows, and for how long. */
const LASTS = { 'confirm-address': '1 day', 'recover-password': '1 hour' } as const;
export type MailTokenPurpose = keyof typeof LASTS;

/**
 * One link of each kind at a time: a new one invalidates earlier ones. The user is locked before their tokens; other
 * users' expired tokens are deleted unless they are locked.
 */
const ISSUE = `WITH owner AS MATERIALIZED (
    SELECT id FROM "user" WHERE id = $2 FOR NO KEY UPDATE
  ), former AS (
    DELETE FROM mail_token t USING owner o WHERE t.user_id = o.id AND t.purpose = $3
  ), expired AS (
    DELETE FROM mail_token WHERE hash IN (
      SELECT hash FROM mail_token WHERE expires_at < now() AND (user_id <> $2 OR purpose <> $3) FOR UPDATE SKIP LOCKED)
  )
  INSERT INTO mail_token (hash, user_id, purpose, address, expires_at)
  SELECT $1, id, $3, $4, now() + $5::interval FROM owner`;

/** Makes the secret part of a link for a mail that is about to be sent. Only its hash is stored. */
export async function issueMailToken(
  on: pg.Pool | pg.PoolClient,
  { user, purpose, address }: { readonly user: string; readonly purpose: MailTokenPurpose; readonly address: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const values = [mailTokenHash(token), user, purpose, address, LASTS[purpose]];
  await on.query({ name: 'issue-mail-token', text: ISSUE, values });
  return token;
}

/** The stored form of a token. It is long and random, so a fast hash is enough. */
export const mailTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
