import type { Profile, Session, SignedUp, SignUp, Throttle } from '@sealed-orders/auth';
import type { Host } from '@sealed-orders/host';
import type { RosterReader } from './rosters/read-apart.ts';

/** Accounts, as far as procedures need them. */
export interface Accounts {
  /** `address` is where the request came from: too many new accounts from one are put off. */
  signUp(input: SignUp, address: string): Promise<SignedUp | Throttled>;
  profile(userId: string): Promise<Profile | null>;
}

export interface Throttled {
  readonly ok: false;
  readonly problem: { readonly code: 'throttled' };
}

/** What procedures work with; the same for all requests. */
export interface Services {
  readonly host: Host;
  readonly accounts: Accounts;
  /** Reads an army list where it keeps nobody waiting. */
  readonly readRoster: RosterReader;
  /** Orders on arrival, by campaign and user. */
  readonly arrivals: Throttle;
}

/** One request: the services, and who asks from where. */
export interface Context extends Services {
  readonly session: Session | null;
  readonly address: string;
}
