import { ABSENCE_POLICIES, type BoardCampaign, OWED, PAUSE_CODES, STATUSES, seatIdSchema } from '@sealed-orders/host';
import { paceSchema, SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { awayShape } from '../play/head-schema.ts';
import { summarySchema } from '../play/summary-schema.ts';
import { signedIn } from '../trpc.ts';

const instant = z.iso.datetime().nullable();

const seatSchema = z.strictObject({
  seat: seatIdSchema,
  name: z.string(),
  userName: z.string().nullable(),
  playsItself: z.boolean(),
  ...awayShape,
  awaited: z.boolean(),
  sealed: z.boolean(),
  hasDraft: z.boolean(),
  isComplete: z.boolean(),
  owes: z.enum(OWED).nullable(),
  isLate: z.boolean(),
  seenAt: instant,
  zone: z.string().nullable(),
  pingedAt: instant,
});

const campaignSchema: z.ZodType<BoardCampaign, BoardCampaign> = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  system: z.enum(SYSTEMS),
  status: z.enum(STATUSES),
  summary: summarySchema.nullable(),
  opening: z.int(),
  openedAt: instant,
  nextDue: instant,
  pausedBecause: z.enum(PAUSE_CODES).nullable(),
  isReferee: z.boolean(),
  seats: z.array(seatSchema),
  pace: paceSchema,
  draftsCount: z.boolean(),
  absence: z.enum(ABSENCE_POLICIES),
  opensAfter: z.int(),
  requests: z.int(),
  letters: z.int(),
  topics: z.int().nullable(),
  disputes: z.int(),
});

/** The campaigns that the caller owns or is a referee of: who is missing in each, as far as the caller may know. */
export const board = signedIn
  .output(z.array(campaignSchema).readonly())
  .query(({ ctx }) => ctx.host.deskBoard(ctx.session.userId));
