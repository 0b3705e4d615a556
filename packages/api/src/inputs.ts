import { typedName } from '@sealed-orders/formats';
import { HOOK_FORMS, HOOK_URL_LENGTH, typedText } from '@sealed-orders/host';
import { NONCE_PATTERN, SEAT_PATTERN, seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** Inputs that several routers share. */

export const campaignNameSchema = typedName(80);

/** A text that others read, of any number of lines: nothing in it turns what stands beside it. */
export const textSchema = (longest: number, least = 0) =>
  z.string().transform(typedText).pipe(z.string().min(least).max(longest));

/** A seat of a campaign that is created or has not begun. */
export const namedSeatSchema = z.object({ id: z.string().max(32), name: typedName(40) });

/**
 * A sheet, an order on arrival or a ruling. Only its outer shape is checked here: the host knows the campaign's game
 * and parses it once, with that game's schema.
 */
export const gamePartSchema = z.custom<object>((value) => typeof value === 'object' && value !== null);

/** The caller's part of the dice of a step. */
export const nonceSchema = z.string().regex(NONCE_PATTERN);

/** Number of the phase that a sheet is for. */
export const openingSchema = z.int32().nonnegative();

/** The number by which a viewer knows a step. */
export const stepNumberSchema = z.int32().nonnegative();

/** The id of a topic of a game, such as a battle. */
export const topicSchema = z.string().min(1).max(80);

/** The address of a hook. */
export const hookAddressSchema = z.object({
  form: z.enum(HOOK_FORMS),
  url: z.string().trim().max(HOOK_URL_LENGTH),
});

/** Which hook of a campaign, or of the caller's own. */
export const whichHookSchema = z.object({ hook: z.uuid() });

const SEAT = 'seat:';

/** The viewer to see as, by its key: `referee` sees everything, `spectator` what everybody saw. */
export const viewerSchema = z
  .union([z.enum(['referee', 'spectator']), z.templateLiteral([SEAT, z.string().regex(SEAT_PATTERN)])])
  .transform((key): Viewer => {
    if (key === 'referee' || key === 'spectator') return { kind: key };
    return { kind: 'seat', seat: seatId(key.slice(SEAT.length)) };
  });
