import { z } from 'zod';
import { askOne, type Connection, type Statement } from '../database/statement.ts';
import { REFUSAL_CODES, type RefusalCode } from '../vocabulary/refusals.ts';
import { type CampaignId, STATUSES, type UserId } from '../vocabulary/types.ts';
import { othersPlay } from './others-play.ts';

const DAY = 24 * 3_600_000;

/** After how many days a paused war that nobody resumes is given up: its owner may end it alone, even one who plays. */
const GIVEN_UP_AFTER = 30;

/** For how many days after its end a war that its owner played against others cannot be deleted. */
const KEPT_FOR = 30;

/** After how many days without a visit to the site a referee is away: an owner who plays may remove them. */
const REFEREE_AWAY_AFTER = 14;

/** As SQL, for the user `u`: whether they have not visited the site for so long. */
export const isLongAway = (now: string): string =>
  `(coalesce(u.seen_at, u.created_at) <= ${now}::timestamptz - interval '${REFEREE_AWAY_AFTER} days')`;

/** As SQL, for the campaign `c`: whether the user plays in it or has played, as a player or as a deputy. */
const isParty = (user: string): string => `(EXISTS (
        SELECT FROM seat s WHERE s.campaign_id = c.id AND s.user_id = ${user}
      ) OR EXISTS (
        SELECT FROM deputy y WHERE y.campaign_id = c.id AND y.user_id = ${user}
      ) OR EXISTS (
        SELECT FROM seat_term t WHERE t.campaign_id = c.id AND t.user_id = ${user}
      ))`;

/** Where an owner stands to the others in their campaign. */
interface OwnerStanding {
  readonly status: (typeof STATUSES)[number];
  /** Whether the owner plays, or has played, against people who still play. */
  readonly isRival: boolean;
  /** The same against people who have left. */
  readonly wasRival: boolean;
  /** Since when it is paused, other than by a pause that ends automatically; null: it is not. */
  readonly pausedSince: Date | null;
  readonly endedAt: Date | null;
}

const STANDING: Statement<OwnerStanding> = {
  name: 'standing-of-owner',
  text: `SELECT c.status::text AS status, ${isParty('$2')} AND ${othersPlay('$2')} AS "isRival",
      ${isParty('$2')} AND EXISTS (
        SELECT FROM seat_term t WHERE t.campaign_id = c.id AND t.user_id IS DISTINCT FROM $2) AS "wasRival",
      CASE WHEN c.status = 'paused' AND c.pause_ends IS NULL THEN coalesce(c.paused_at, c.updated_at) END AS "pausedSince",
      CASE WHEN c.status = 'finished' THEN
        (SELECT p.at FROM step p WHERE p.campaign_id = c.id AND p.n = c.seq) END AS "endedAt"
    FROM campaign c JOIN member m ON m.campaign_id = c.id AND m.user_id = $2 AND m.role = 'owner' WHERE c.id = $1`,
  row: z.object({
    status: z.enum(STATUSES),
    isRival: z.boolean(),
    wasRival: z.boolean(),
    pausedSince: z.date().nullable(),
    endedAt: z.date().nullable(),
  }),
};

/**
 * Why a user may not do alone what only an owner may do; null: they may. An owner who plays against others is a party
 * to the war: once it has begun, its players decide.
 */
export const powersSchema = z.strictObject({
  /** End the war early. */
  end: z.enum(REFUSAL_CODES).nullable(),
  /** Delete the campaign. */
  delete: z.enum(REFUSAL_CODES).nullable(),
  /** Remove a player who is not absent. */
  removePlayer: z.enum(REFUSAL_CODES).nullable(),
  /** Remove a referee who has visited the site lately. */
  removeReferee: z.enum(REFUSAL_CODES).nullable(),
});
export type Powers = z.infer<typeof powersSchema>;

const every = (code: RefusalCode | null): Powers => ({
  end: code,
  delete: code,
  removePlayer: code,
  removeReferee: code,
});

/** The powers of this user, who may be the owner. Asked again under the campaign's lock before a deed. */
export async function powersOf(on: Connection, campaign: CampaignId, user: UserId, now: Date): Promise<Powers> {
  const owner = await askOne(on, STANDING, [campaign, user]);
  if (owner === null) return every('not-owner');
  const { status, isRival, wasRival, pausedSince, endedAt } = owner;
  if (status === 'lobby' || (!isRival && !wasRival)) return every(null);
  // Nobody removes the last opponent to delete what they played: they have time to download it.
  const kept = isPast(endedAt, KEPT_FOR, now) ? null : 'kept-for-players';
  if (!isRival) return { ...every(null), delete: kept };
  const others = { removePlayer: 'player-stays', removeReferee: 'referee-stays' } as const;
  if (status === 'finished') return { ...others, end: null, delete: kept };
  const isGivenUp = isPast(pausedSince, GIVEN_UP_AFTER, now);
  return { ...others, end: isGivenUp ? null : 'players-end-it', delete: isGivenUp ? null : 'players-keep-it' };
}

const isPast = (instant: Date | null, days: number, now: Date): boolean =>
  instant !== null && instant.getTime() + days * DAY <= now.getTime();
