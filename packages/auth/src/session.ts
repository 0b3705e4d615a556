import type { IncomingHttpHeaders } from 'node:http';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';

/** Who asks. */
export interface Session {
  readonly userId: string;
  readonly name: string;
}

export interface SessionSettings {
  readonly secret: string;
  /** As in the options: a secure cookie has another name. */
  readonly secure: boolean;
  readonly now?: () => number;
  /** Whether this account may not come in any more, though its cookie is good. Asked once a minute for each cookie. */
  readonly isShut?: (userId: string) => Promise<boolean>;
}

/** Reads the session of a request from its cookie; null when nobody is signed in. */
export type SessionReader = (headers: IncomingHttpHeaders) => Promise<Session | null>;

const claimsSchema = z.object({ sub: z.uuid(), name: z.string().catch(''), exp: z.number() });

interface Kept {
  readonly session: Session;
  readonly until: number;
}

const KEPT_MS = 60_000;
const MOST_KEPT = 5_000;

/**
 * Opening a token takes longer than all else that a small request asks for, so what was found is kept by the cookie's
 * value for a minute, and never beyond the token's own end.
 */
export function createSessionReader(settings: SessionSettings): SessionReader {
  const { secret, secure, now = Date.now, isShut = async () => false } = settings;
  const kept = new Map<string, Kept>();
  const cookieName = secure ? '__Secure-next-auth.session-token' : 'next-auth.session-token';
  return async (headers) => {
    const cookie = cookieValue(headers.cookie, cookieName);
    if (cookie === null) return null;
    const found = kept.get(cookie);
    if (found !== undefined && found.until > now()) return found.session;
    kept.delete(cookie);
    const claims = await opened(cookie, secret);
    if (claims === null || (await isShut(claims.sub))) return null;
    const session = { userId: claims.sub, name: claims.name };
    kept.set(cookie, { session, until: Math.min(now() + KEPT_MS, claims.exp * 1000) });
    const oldest = kept.keys().next();
    if (kept.size > MOST_KEPT && oldest.done !== true) kept.delete(oldest.value);
    return session;
  };
}

async function opened(token: string, secret: string): Promise<z.infer<typeof claimsSchema> | null> {
  try {
    return claimsSchema.parse(await decode({ token, secret }));
  } catch {
    // Forged, cut, too old or of another secret: nobody is signed in.
    return null;
  }
}

/** Our token is short and so never spread over several cookies. */
function cookieValue(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const cookie = pair.trim();
    if (cookie.startsWith(`${name}=`)) return cookie.slice(name.length + 1) || null;
  }
  return null;
}

/** The value of a session cookie, as signing in would set it: for seeding and load tests. */
export function sessionCookie(session: Session, { secret, secure }: SessionSettings): Promise<string> {
  const name = secure ? '__Secure-next-auth.session-token' : 'next-auth.session-token';
  return encode({ token: { sub: session.userId, name: session.name }, secret }).then((token) => `${name}=${token}`);
}
