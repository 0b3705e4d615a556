import { typedName } from '@sealed-orders/formats';
import { ABSENCE_POLICIES, choicesSchema } from '@sealed-orders/host';
import { PRESS_POLICIES, paceSchema, SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';

const input = z.object({
  name: typedName(80),
  system: z.enum(SYSTEMS),
  /**
   * The rest of the game's setup besides the seats. The host parses it with the game's schema, which has the defaults.
   */
  setup: z.record(z.string().max(40), z.unknown()),
  seats: z
    .array(
      z.object({
        id: z.string().max(32),
        name: typedName(40),
        choices: choicesSchema.optional(),
      }),
    )
    .min(1)
    .max(60),
  isPublic: z.boolean(),
  press: z.enum(PRESS_POLICIES).optional(),
  /** Whether a valid draft counts for a seat that has not sealed when a phase closes. Omitted: it does. */
  draftsCount: z.boolean().optional(),
  /** How strictly the clock is kept; as usual if omitted. */
  pace: paceSchema.optional(),
  /** What seals for a seat whose player is away. Omitted: its units guard. */
  absence: z.enum(ABSENCE_POLICIES).optional(),
  /** After how many missed phases in a row a seat is opened; 0 or omitted: never. */
  opensAfter: z.int().min(0).max(20).optional(),
  /** How many days of holiday each player may take; 14 if omitted. */
  holidayDays: z.int().min(0).max(365).optional(),
  /** After how many rounds everybody sees a round as the referee saw it; null or omitted: never while the war lasts. */
  openAfter: z.int().min(1).max(20).nullable().optional(),
  /** Whether referees may read what is sealed for the open phase. Omitted: they may not. */
  readsSealed: z.boolean().optional(),
});

/** Creates a campaign in its lobby, owned by the caller. */
export const create = signedIn
  .input(input)
  .output(refusable(z.strictObject({ id: z.uuid(), slug: z.string() })))
  .mutation(async ({ ctx, input: wanted }) => answered(await ctx.host.createCampaign(ctx.session.userId, wanted)));
