import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { type SessionToken, sessionTokenSchema } from './session-token.ts';
import type { Sessions } from './sessions.ts';

/** The signed-in user of a request. */
export interface Session {
  readonly userId: string;
  readonly name: string;
}

export interface SessionSettings {
  readonly secret: string;
  /** As in the options: a secure cookie has a different name. */
  readonly secure: boolean;
}

export interface ReaderSettings extends SessionSettings {
  readonly now?: () => number;
  /**
   * The sessions that are still valid. Checked every ten seconds for each cookie, and again when one of the user's
   * sessions has ended.
   */
  readonly sessions: Pick<Sessions, 'isOver' | 'onEnd'>;
}

/** Reads the session of a request from its cookie; null when nobody is signed in. */
export type SessionReader = (headers: IncomingHttpHeaders) => Promise<Session | null>;

const claimsSchema = sessionTokenSchema.extend({ exp: z.number() });

interface Kept {
  readonly session: Session;
  readonly until: number;
}

/** The process that ends a session tells all others; this is for lost messages. */
const KEPT_MS = 10_000;
const MOST_KEPT = 5_000;

/**
 * Creates a reader with a cache. Decoding a token and checking its session takes longer than everything else in a small
 * request, so the result is cached by the cookie's value for ten seconds, but never beyond the token's expiry and never
 * after one of the user's sessions has ended.
 */
export function createSessionReader({ secret, secure, now = Date.now, sessions }: ReaderSettings): SessionReader {
  const kept = new Map<string, Kept>();
  const cookieName = nameOfCookie(secure);
  let ends = 0;
  sessions.onEnd((userId) => {
    ends += 1;
    for (const [cookie, { session }] of kept) if (userId === null || session.userId === userId) kept.delete(cookie);
  });
  return async (headers) => {
    const cookie = cookieValue(headers.cookie, cookieName);
    if (cookie === null) return null;
    const found = kept.get(cookie);
    if (found !== undefined && found.until > now()) return found.session;
    kept.delete(cookie);
    const endsBefore = ends;
    const claims = await opened(cookie, secret);
    if (claims === null || (await sessions.isOver(claims))) return null;
    const session = { userId: claims.sub, name: claims.name };
    // An answer from before a session ended may be out of date.
    if (ends === endsBefore) kept.set(cookie, { session, until: Math.min(now() + KEPT_MS, claims.exp * 1000) });
    const oldest = kept.keys().next();
    if (kept.size > MOST_KEPT && oldest.done !== true) kept.delete(oldest.value);
    return session;
  };
}

async function opened(token: string, secret: string): Promise<z.infer<typeof claimsSchema> | null> {
  try {
    return claimsSchema.parse(await decode({ token, secret }));
  } catch {
    // Forged, truncated, expired, or signed with another secret: nobody is signed in.
    return null;
  }
}

/** Our token is short, so it is never split over several cookies. */
function cookieValue(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const cookie = pair.trim();
    if (cookie.startsWith(`${name}=`)) return cookie.slice(name.length + 1) || null;
  }
  return null;
}

const nameOfCookie = (secure: boolean): string =>
  secure ? '__Secure-next-auth.session-token' : 'next-auth.session-token';

/** The value of a session cookie, as the account's first sign-in would set it: for seeding and load tests. */
export async function sessionCookie(session: Session, { secret, secure }: SessionSettings): Promise<string> {
  const token: SessionToken = { sub: session.userId, name: session.name, sid: randomUUID(), gen: 0 };
  return `${nameOfCookie(secure)}=${await encode({ token, secret })}`;
}
