import type { Db } from '@sealed-orders/db';
import type { AuthOptions } from 'next-auth';
import discord from 'next-auth/providers/discord';
import email from 'next-auth/providers/email';
import github from 'next-auth/providers/github';
import google from 'next-auth/providers/google';
import { adapter } from './adapter.ts';
import { type SignInDesk, signIn } from './sign-in.ts';
import { createThrottle } from './throttle.ts';

interface OAuthKeys {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Ways to sign in besides username and password; each is offered when it is given. */
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
  /** Whether the site is served over https: the cookie then travels no other way. */
  readonly secure: boolean;
  readonly demo: boolean;
  readonly providers: ProviderKeys;
  /** Where the request that is being answered comes from: NextAuth does not say so when a letter is asked for. */
  readonly asker?: () => string;
  /** Told who has signed out, in some browser of theirs. */
  readonly onSignOut?: (userId: string) => void;
}

type Provider = AuthOptions['providers'][number];

const MINUTE = 60_000;

/** NextAuth's options: sessions are signed and encrypted tokens in a cookie that scripts cannot read. */
export function authOptions(settings: AuthSettings): AuthOptions {
  const { db, secret, secure, demo, providers, asker = () => '', onSignOut } = settings;
  const windowMs = 10 * MINUTE;
  const tries = createThrottle({ limit: 10, windowMs });
  // A whole club may sit behind one address.
  const crowds = createThrottle({ limit: 300, windowMs });
  const mayWrite = createLetters(windowMs);
  return {
    secret,
    useSecureCookies: secure,
    session: { strategy: 'jwt', maxAge: 30 * 24 * 60 * 60 },
    adapter: adapter(db),
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [credentials({ db, demo, tries, crowds }), ...others(providers)],
    events: {
      signOut: ({ token }) => {
        if (token.sub !== undefined) onSignOut?.(token.sub);
      },
    },
    callbacks: {
      signIn: ({ user, email }) => email?.verificationRequest !== true || mayWrite(user.email ?? '', asker()),
      jwt: ({ token, user }) => (user === undefined ? token : { sub: user.id, name: user.name ?? '' }),
      session: ({ session, token }) => ({ expires: session.expires, user: { id: token.sub, name: token.name ?? '' } }),
    },
  };
}

/**
 * Whether a link may be sent to somebody, asked for from somewhere. Not to one without end, who may have asked for none;
 * nor from one place to ever others, in our name.
 */
function createLetters(windowMs: number): (to: string, from: string) => boolean {
  const taken = createThrottle({ limit: 5, windowMs });
  const sent = createThrottle({ limit: 30, windowMs });
  return (to, from) => {
    if (taken.isShut(to) || sent.isShut(from)) return false;
    taken.count(to);
    sent.count(from);
    return true;
  };
}

function credentials(desk: SignInDesk): Provider {
  return {
    id: 'credentials',
    name: 'Credentials',
    type: 'credentials',
    credentials: { username: {}, password: {} },
    authorize: async (typed, request) => {
      const forwarded = request.headers?.['x-forwarded-for'];
      const address = typeof forwarded === 'string' ? forwarded : '';
      const signedIn = await signIn(desk, typed, address);
      if (signedIn.ok) return signedIn.user;
      // NextAuth hands the message of what is thrown to the page as its error code.
      if (signedIn.code === 'throttled') throw new Error('throttled');
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

/** NextAuth's providers are CommonJS: Node hands over the module where a bundler hands over its default. */
function factory<Keys, Made>(module: Factory<Keys, Made> | { readonly default: Factory<Keys, Made> }) {
  return typeof module === 'function' ? module : module.default;
}

type Factory<Keys, Made> = (keys: Keys) => Made;
