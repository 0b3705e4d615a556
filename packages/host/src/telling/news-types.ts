import type { Instant, Parsed, SystemId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { CampaignId, Status, UserId } from '../vocabulary/types.ts';
import type { HookForm } from './hook-forms.ts';

/** The channel by which a user gets news outside the site. */
export const NEWS_CHANNELS = ['mail', 'push', 'hook'] as const;
export type NewsChannel = (typeof NEWS_CHANNELS)[number];

/** News of a campaign. */
export const NEWS_KINDS = [
  /** A phase opened that asks the user's seat for orders. */
  'orders',
  /** The seat owes a decision that counts on arrival, such as a battle report. */
  'decision',
  /** Most of the time of the phase is gone, and the seat still owes something. */
  'reminder',
  /** A referee pinged the seat. */
  'ping',
  /** Another seat or a referee wrote to the user's; or a seat to its referees. */
  'message',
  /** The time of a phase is up, and it waits for missing orders. */
  'held',
  'paused',
  'resumed',
  'ended',
  /** A player has voted on something, and the user can still vote. */
  'vote',
  /** A user without a seat asks for one, and the reader may answer. */
  'seat-requested',
  /** A hook that the user set is switched off, because it could not be reached. */
  'hook-off',
  /** A reader reported a communiqué to the referees. */
  'reported',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/**
 * News that follows other news of a phase, by the channels by which that was sent: the deadline that it named has moved.
 * Nobody chooses it.
 */
export const FOLLOWING_NEWS = ['moved'] as const;
export type CampaignNews = NewsKind | (typeof FOLLOWING_NEWS)[number];

/**
 * What the bell lists: all news of campaigns, whatever the user has chosen to get outside the site. Not reminders, which
 * say nothing new.
 */
export const BELL_NEWS = z.enum([...NEWS_KINDS, ...FOLLOWING_NEWS]).exclude(['reminder']);

/** An item of the bell: what the channels outside the site say too. */
export const bellItemSchema = z.strictObject({
  kind: BELL_NEWS,
  /** The campaign's address and name. */
  slug: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
  /** How many items of this kind there were at this moment. */
  times: z.int().positive(),
  /** Whether the reader has neither read it nor dealt with it. */
  isNew: z.boolean(),
});
export type BellItem = Parsed<typeof bellItemSchema>;

/** Letters about an account, which are sent whatever the user has chosen. */
export const ACCOUNT_LETTERS = ['confirm-address', 'recover-password'] as const;
export type AccountLetter = (typeof ACCOUNT_LETTERS)[number];

/** News of a user's own hook: by mail that it is off, and to the hook itself a test. */
export const OWN_HOOK_NEWS = ['own-hook-off', 'own-hook-test'] as const;
type OwnHookNews = (typeof OWN_HOOK_NEWS)[number];

/** The default choices. */
export const USUAL_NEWS: Readonly<Record<NewsKind, Readonly<Record<NewsChannel, boolean>>>> = {
  orders: { mail: true, push: true, hook: true },
  decision: { mail: true, push: true, hook: true },
  reminder: { mail: true, push: true, hook: true },
  ping: { mail: true, push: true, hook: true },
  message: { mail: true, push: true, hook: true },
  held: { mail: true, push: true, hook: true },
  paused: { mail: true, push: true, hook: true },
  resumed: { mail: false, push: false, hook: false },
  ended: { mail: true, push: true, hook: true },
  vote: { mail: true, push: true, hook: true },
  'seat-requested': { mail: true, push: true, hook: true },
  'hook-off': { mail: true, push: false, hook: true },
  reported: { mail: true, push: true, hook: true },
};

/** What a letter may say of a campaign: nothing that only some viewers know. */
export interface NewsCampaign {
  readonly id: CampaignId;
  readonly slug: string;
  readonly name: string;
  readonly system: SystemId;
  readonly status: Status;
  readonly round: number | null;
  readonly phase: string | null;
  /** The deadline of the open phase, as far as the reader may know. */
  readonly nextDue: Instant | null;
}

export interface NewsReader {
  readonly id: UserId;
  readonly username: string;
  readonly unsubscribeKey: string;
}

interface Item {
  /** The same at every try. */
  readonly id: string;
  readonly channel: NewsChannel;
  readonly reader: NewsReader;
  /** Where it goes to: a mail address, or the endpoint of a device. */
  readonly address: string;
  /** Its encryption keys, if it is pushed; base64url. */
  readonly keys: DeviceKeys | null;
  /** Its format, if it goes to a user's own hook. */
  readonly hook: HookWay | null;
}

/** The format of a hook, and its signing secret, if it has one. */
export interface HookWay {
  readonly form: HookForm;
  readonly secret: string | null;
}

/** The keys by which push services know a site, base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of a device. */
export interface DeviceKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** An item for one user by one channel, up to date at this moment. */
export type NewsItem =
  | (Item & {
      readonly kind: CampaignNews;
      readonly campaign: NewsCampaign;
      /** The kind of decision that it is about, if that has a time of its own or the phase waits for it alone. */
      readonly decision: string | null;
    })
  | (Item & { readonly kind: AccountLetter | OwnHookNews; readonly campaign: null });

/** A letter that the site stores for its reader because it sends no mail. */
export const storedLetterSchema = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type StoredLetter = Parsed<typeof storedLetterSchema>;

/** The same in the list of its reader, with the time at which it was written. */
export const listedLetterSchema = storedLetterSchema.extend({ at: z.iso.datetime() });
export type ListedLetter = Parsed<typeof listedLetterSchema>;

/** The outcome of one try. */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'kept'; readonly letter: StoredLetter }
  /** The device or hook no longer exists. */
  | { readonly kind: 'gone' }
  /** `isFinal`: it would fail again. `pause`: how long the other side asks to be left alone, ms. */
  | { readonly kind: 'failed'; readonly isFinal: boolean; readonly pause?: number };

/** A choice of a user. */
export const newsChoiceSchema = z.strictObject({
  kind: z.enum(NEWS_KINDS),
  channel: z.enum(NEWS_CHANNELS),
  isWanted: z.boolean(),
});
export type NewsChoice = Parsed<typeof newsChoiceSchema>;
