import { hash, verify } from '@node-rs/argon2';

/** The hash that `verifyPassword` checks for an unknown user: that of something that cannot be typed. */
const NOBODY = hash(crypto.randomUUID());

/** Argon2id with a fresh salt and the library's defaults (19 MiB, two passes), as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Whether the password matches the hash. It takes as long for an unknown user (`null`), so that the response time does
 * not reveal which usernames exist.
 */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const matches = await verify(hashed ?? (await NOBODY), password);
  return matches && hashed !== null;
}
