import { type Instant, type Parsed, seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

export const INVITED_ROLES = ['seat', 'referee', 'spectator', 'deputy'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

export interface NewInvitation {
  /** Players invite their deputies themselves. */
  readonly role: Exclude<InvitedRole, 'deputy'>;
  /** For the role `seat`: a certain seat; if omitted, any free one. */
  readonly seat?: string | null | undefined;
  readonly expiresAt: Instant;
  readonly uses: number;
}

export const invitationCodeSchema = z.string().regex(/^[\w-]{8,64}$/);

/** The roles of users who joined by a link. */
export const joinedSchema = z.strictObject({
  campaign: z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string() }),
  role: z.enum(INVITED_ROLES),
  seat: seatIdSchema.nullable(),
});
export type Joined = Parsed<typeof joinedSchema>;

export const invitationSchema = joinedSchema.extend({
  expiresAt: z.iso.datetime(),
  isOpen: z.boolean(),
  /** Whether it still waits for the consent of players. */
  waitsForConsent: z.boolean(),
});
export type Invitation = Parsed<typeof invitationSchema>;

export const INVITATION_STATES = ['open', 'used-up', 'expired', 'revoked'] as const;

/** A user who joined by a link. */
const invitationUseSchema = z.strictObject({
  name: z.string(),
  at: z.iso.datetime(),
  /** Whether they are still in the campaign. */
  isIn: z.boolean(),
});

/** A link as seen by users who may create links. */
export const madeInvitationSchema = z.strictObject({
  id: z.uuid(),
  code: invitationCodeSchema,
  role: z.enum(INVITED_ROLES),
  seat: seatIdSchema.nullable(),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usesLeft: z.int().nonnegative(),
  state: z.enum(INVITATION_STATES),
  /** The seats whose consent it still needs. */
  waitsFor: z.array(seatIdSchema).readonly(),
  usedBy: z.array(invitationUseSchema).readonly(),
});
export type MadeInvitation = Parsed<typeof madeInvitationSchema>;
