import type {
  PasswordChange,
  PasswordChanged,
  Profile,
  RateLimit,
  Session,
  SignedUp,
  SignUp,
} from '@sealed-orders/auth';
import type { Host } from '@sealed-orders/host';
import type { PictureReader } from './pictures/picture-reader.ts';
import type { RosterReader } from './rosters/roster-reader.ts';

/** Account functions for procedures. */
export interface Accounts {
  /** `address` is the client's key for rate limits: too many new accounts from one address are refused. */
  signUp(input: SignUp, address: string): Promise<SignedUp | Throttled>;
  profile(userId: string): Promise<Profile | null>;
  /** Refused after too many wrong passwords for one user. */
  changePassword(userId: string, input: PasswordChange): Promise<PasswordChanged | Throttled>;
  signOutEverywhere(userId: string): Promise<void>;
}

export interface Throttled {
  readonly ok: false;
  readonly problem: { readonly code: 'throttled' };
}

/** The services that procedures use; the same for all requests. */
export interface Services {
  readonly host: Host;
  readonly accounts: Accounts;
  /** Reads an army list without blocking other requests. */
  readonly readRoster: RosterReader;
  /** Encodes a picture anew without blocking other requests. */
  readonly readPicture: PictureReader;
  /** Limits orders on arrival, by campaign and user. */
  readonly orderRateLimit: RateLimit;
}

/** The context of one request: the services, the caller's session and address. */
export interface Context extends Services {
  readonly session: Session | null;
  readonly address: string;
}
