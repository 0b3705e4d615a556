import { hash, verify } from '@node-rs/argon2';

/** What `verifyPassword` measures an unknown user against: the hash of nothing that anybody can type. */
const NOBODY = hash(crypto.randomUUID());

/** Argon2id with a fresh salt, in the library's defaults (19 MiB, two passes), as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Whether the password is the one that was hashed. Takes as long for nobody (`null`) as for somebody, so that the time
 * of an answer does not tell which usernames exist.
 */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const matches = await verify(hashed ?? (await NOBODY), password);
  return matches && hashed !== null;
}
