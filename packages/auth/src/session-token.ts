import { z } from 'zod';

/** How long a session lasts unless it is ended, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The content of a session's token: the user, the sign-in, and the generation of sessions that it belongs to. */
export const sessionTokenSchema = z.object({
  sub: z.uuid(),
  name: z.string().catch(''),
  sid: z.uuid(),
  gen: z.int(),
});
export type SessionToken = z.infer<typeof sessionTokenSchema>;

/** The user that NextAuth hands over after a successful sign-in. */
const signedInSchema = z.object({ id: z.uuid(), name: z.string().nullish(), generation: z.int() });

/**
 * The token of a new session. The generation was read together with the proof of identity; a later generation ends it.
 */
export function newSessionToken(user: unknown): SessionToken {
  const { id, name, generation } = signedInSchema.parse(user);
  return { sub: id, name: name ?? '', sid: crypto.randomUUID(), gen: generation };
}
