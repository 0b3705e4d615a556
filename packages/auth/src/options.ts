import type { Db } from '@sealed-orders/db';
import type { AuthOptions } from 'next-auth';
import { decode, type JWTOptions } from 'next-auth/jwt';
import discord from 'next-auth/providers/discord';
import email from 'next-auth/providers/email';
import github from 'next-auth/providers/github';
import google from 'next-auth/providers/google';
import { adapter } from './adapter.ts';
import { knownPlaces } from './known-places.ts';
import { createRateLimits, type RateLimits, takeAll } from './rate-limit.ts';
import { newSessionToken, SESSION_SECONDS, sessionTokenSchema } from './session-token.ts';
import type { Sessions } from './sessions.ts';
import { type SignInServices, signIn } from './sign-in.ts';

interface OAuthKeys {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Further ways to sign in besides username and password; each is offered when it is configured. */
export interface ProviderKeys {
  /** `server` is an SMTP address: `smtp://user:password@host:587`. */
  readonly email?: { readonly server: string; readonly from: string };
  readonly discord?: OAuthKeys;
  readonly github?: OAuthKeys;
  readonly google?: OAuthKeys;
}

export interface AuthSettings {
  readonly db: Db;
  readonly secret: string;
  /** Whether the site is served over https: cookies are then sent only over https. */
  readonly secure: boolean;
  readonly demo: boolean;
  readonly providers: ProviderKeys;
  /** The address of the current request: NextAuth does not pass it on when a sign-in e-mail is requested. */
  readonly clientAddress?: () => string;
  /** The sessions that are still valid: signing out ends a session for good, wherever its cookie is. */
  readonly sessions: Sessions;
}

type Provider = AuthOptions['providers'][number];

const MINUTE = 60_000;

/** NextAuth's options: sessions are signed and encrypted tokens in a cookie that scripts cannot read. */
export function authOptions(settings: AuthSettings): AuthOptions {
  const { db, secret, secure, demo, providers, clientAddress = () => '', sessions } = settings;
  const windowMs = 10 * MINUTE;
  const limits = createRateLimits({ db, secret });
  const tries = limits('sign-in', { limit: 10, windowMs });
  // A whole club may share one address.
  const crowds = limits('sign-in from an address', { limit: 300, windowMs });
  // An attacker may have many addresses.
  const accounts = limits('sign-in to an account', { limit: 100, windowMs: 60 * MINUTE });
  const places = knownPlaces(limits);
  const mayWrite = createLetters(limits, windowMs);
  return {
    secret,
    useSecureCookies: secure,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    jwt: { decode: decodedBy(sessions) },
    adapter: adapter(db),
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [credentials({ db, demo, tries, crowds, accounts, places }), ...others(providers)],
    events: {
      signOut: async ({ token }) => {
        // No token: the session had already ended.
        const read = sessionTokenSchema.safeParse(token);
        if (read.success) await sessions.end(read.data);
      },
    },
    callbacks: {
      redirect,
      signIn: async ({ user, email }) =>
        email?.verificationRequest !== true || mayWrite(user.email ?? '', clientAddress()),
      jwt: ({ token, user }) => (user === undefined ? token : { ...newSessionToken(user) }),
      session: ({ session, token }) => ({ expires: session.expires, user: { id: token.sub, name: token.name ?? '' } }),
    },
  };
}

/**
 * Where to go after signing in or out: the requested address if it is a page of this site, otherwise its home page.
 * The address is parsed as a browser does it: without tabs and line breaks, and with backslashes as slashes.
 */
function redirect({ url, baseUrl }: { readonly url: string; readonly baseUrl: string }): string {
  if (!URL.canParse(url, baseUrl)) return baseUrl;
  const { origin, href } = new URL(url, baseUrl);
  return origin === new URL(baseUrl).origin ? href : baseUrl;
}

/** Decodes tokens for NextAuth's own routes, which renew them, unless their session has ended. */
function decodedBy(sessions: Sessions): JWTOptions['decode'] {
  return async (given) => {
    const token = await decode(given);
    const read = sessionTokenSchema.safeParse(token);
    return read.success && !(await sessions.isOver(read.data)) ? token : null;
  };
}

/**
 * Limits sign-in e-mails: per recipient, who may not have asked for any, and per sender, who must not send our e-mails
 * to ever more addresses.
 */
function createLetters(limits: RateLimits, windowMs: number): (to: string, from: string) => Promise<boolean> {
  const taken = limits('sign-in letters to', { limit: 5, windowMs });
  const sent = limits('sign-in letters from', { limit: 30, windowMs });
  return (to, from) =>
    takeAll([
      [sent, from],
      [taken, to],
    ]);
}

function credentials(services: SignInServices): Provider {
  return {
    id: 'credentials',
    name: 'Credentials',
    type: 'credentials',
    credentials: { username: {}, password: {} },
    authorize: async (typed, request) => {
      const forwarded = request.headers?.['x-forwarded-for'];
      const address = typeof forwarded === 'string' ? forwarded : '';
      const signedIn = await signIn(services, typed, address);
      if (signedIn.ok) return signedIn.user;
      // NextAuth passes the message of an exception to the page as its error code.
      if (signedIn.code !== 'wrong') throw new Error(signedIn.code);
      return null;
    },
  };
}

function others(keys: ProviderKeys): readonly Provider[] {
  return [
    ...(keys.email === undefined ? [] : [factory(email)(keys.email)]),
    ...(keys.discord === undefined ? [] : [factory(discord)(keys.discord)]),
    ...(keys.github === undefined ? [] : [factory(github)(keys.github)]),
    ...(keys.google === undefined ? [] : [factory(google)(keys.google)]),
  ];
}

/** NextAuth's providers are CommonJS: Node imports the module where a bundler imports its default. */
function factory<Keys, Made>(module: Factory<Keys, Made> | { readonly default: Factory<Keys, Made> }) {
  return typeof module === 'function' ? module : module.default;
}

type Factory<Keys, Made> = (keys: Keys) => Made;
