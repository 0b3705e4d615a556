import type { ProviderKeys } from '@sealed-orders/auth';
import type { Env } from './env.ts';

/** The variables that enable further ways to sign in. */
export type ProviderEnv = Partial<Pick<Env, Extract<keyof Env, `AUTH_${string}`>>>;

/** The ways to sign in for which both variables are set. */
export function providerKeys(env: ProviderEnv): ProviderKeys {
  const email = pair(env.AUTH_EMAIL_SERVER, env.AUTH_EMAIL_FROM);
  const discord = pair(env.AUTH_DISCORD_ID, env.AUTH_DISCORD_SECRET);
  const github = pair(env.AUTH_GITHUB_ID, env.AUTH_GITHUB_SECRET);
  const google = pair(env.AUTH_GOOGLE_ID, env.AUTH_GOOGLE_SECRET);
  return {
    ...(email && { email: { server: email[0], from: email[1] } }),
    ...(discord && { discord: keys(discord) }),
    ...(github && { github: keys(github) }),
    ...(google && { google: keys(google) }),
  };
}

type Pair = readonly [string, string];

const pair = (first: string | undefined, second: string | undefined): Pair | null =>
  first === undefined || second === undefined ? null : [first, second];

const keys = ([clientId, clientSecret]: Pair) => ({ clientId, clientSecret });
