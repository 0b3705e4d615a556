import type {
  AddressChanged,
  MailAddress,
  PasswordChange,
  PasswordChanged,
  Profile,
  RateLimit,
  Recovered,
  Recovery,
  RenameProblem,
  Session,
  SignedUp,
  SignUp,
} from '@sealed-orders/auth';
import type { Host } from '@sealed-orders/host';
import type { MapReader } from './maps/map-reader.ts';
import type { PictureReader } from './pictures/picture-reader.ts';
import type { RosterReader } from './rosters/roster-reader.ts';

/** Account functions for procedures. */
export interface Accounts {
  /** `address` is the client's key for rate limits: too many new accounts from one address are refused. */
  signUp(input: SignUp, address: string): Promise<SignedUp | Throttled>;
  profile(userId: string): Promise<Profile | null>;
  /** A user's time zone; null: not given. */
  timeZone(userId: string): Promise<string | null>;
  setTimeZone(userId: string, zone: string | null): Promise<void>;
  /** Refused after too many wrong passwords for one user. */
  changePassword(userId: string, input: PasswordChange): Promise<PasswordChanged | Throttled>;
  /** Why the site does not let a user have this display name, whoever else has it; null: it does. */
  renameProblem(userId: string, displayName: string): Promise<RenameProblem | 'throttled' | null>;
  signOutEverywhere(userId: string): Promise<void>;
  /** The address for a user's mail, and whether this site sends mail at all. */
  mail(userId: string): Promise<(MailAddress & { readonly mode: MailMode }) | null>;
  setMailAddress(userId: string, address: string): Promise<AddressChanged | Throttled | NoMail>;
  confirmMailAddress(token: string, client: string): Promise<AddressChanged | Throttled>;
  removeMailAddress(userId: string): Promise<AddressChanged>;
  /** The answer is the same whether or not a user has this address. */
  requestRecovery(
    address: string,
    client: string,
  ): Promise<{ readonly ok: true; readonly value: { readonly done: true } } | Throttled | NoMail>;
  recover(input: Recovery, client: string): Promise<Recovered | Throttled>;
}

/** How mails are handled: sent, kept on the site for their readers, or never written. */
export const MAIL_MODES = ['sent', 'kept', 'none'] as const;
export type MailMode = (typeof MAIL_MODES)[number];

export interface NoMail {
  readonly ok: false;
  readonly problem: { readonly code: 'no-mail' };
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
  /** Reads a map file without blocking other requests. */
  readonly readMapFile: MapReader;
  /** Re-encodes a picture without blocking other requests. */
  readonly readPicture: PictureReader;
  /** Limits what makes a step, such as orders on arrival and taking a seat, by kind, campaign and user. */
  readonly orderRateLimit: RateLimit;
}

/** The context of one request: the services, the caller's session and address. */
export interface Context extends Services {
  readonly session: Session | null;
  readonly address: string;
  /** The seat that the caller's page takes to be uncovered, after its campaign: `<campaign>:azure`. Empty: it doesn't say. */
  readonly uncoveredSeat?: string | undefined;
}
