import {
  ABSENCE_POLICIES,
  type Ending,
  type Head,
  PAUSE_CODES,
  ROLES,
  type Role,
  STATUSES,
  seatIdSchema,
} from '@sealed-orders/host';
import { type Instant, paceSchema, type SeatId, SYSTEMS, type Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { choicesSchema } from '../campaigns/choices-schema.ts';
import { matterSchema } from '../votes/matter-schema.ts';
import { summarySchema } from './summary-schema.ts';

/** Who is away or gone; for everybody who may look at the campaign. */
export const awayShape = {
  isOpen: z.boolean(),
  misses: z.int(),
  holiday: z
    .strictObject({ firstDay: z.string(), lastDay: z.string(), zone: z.string(), isNow: z.boolean() })
    .nullable(),
  deputy: z.string().nullable(),
};

const headSeatShape = {
  ...awayShape,
  seat: seatIdSchema,
  name: z.string(),
  choices: choicesSchema,
  userName: z.string().nullable(),
  playsItself: z.boolean(),
  isAbsent: z.boolean(),
  heldSince: z.iso.datetime().nullable(),
  sealedBy: z.string().nullable(),
  awaited: z.boolean(),
  sealed: z.boolean(),
  sealedFor: z.string().nullable(),
  commitment: z.string().nullable(),
  hasDraft: z.boolean(),
  isComplete: z.boolean(),
};

const endSeats = z.array(seatIdSchema);
const endingSchema: z.ZodType<Ending, Ending> = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('rules'), rule: z.string(), winners: endSeats, at: z.iso.datetime() }),
  z.strictObject({ by: z.literal('owner'), name: z.string(), reason: z.string(), at: z.iso.datetime() }),
  z.strictObject({ by: z.literal('vote'), votes: endSeats, held: endSeats, at: z.iso.datetime() }),
]);

/** The head, and the caller's roles in the campaign. */
export interface OwnHead extends Head {
  readonly viewer: Viewer['kind'];
  readonly roles: readonly Role[];
  /** The caller's seat. */
  readonly you: SeatId | null;
  /** When the caller sealed for the open phase; null when not sealed. */
  readonly sealedAt: Instant | null;
}

export const headSchema: z.ZodType<OwnHead, OwnHead> = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  system: z.enum(SYSTEMS),
  edition: z.string(),
  status: z.enum(STATUSES),
  isPublic: z.boolean(),
  summary: summarySchema.nullable(),
  n: z.int(),
  opening: z.int(),
  openedAt: z.iso.datetime().nullable(),
  nextDue: z.iso.datetime().nullable(),
  pace: paceSchema,
  nextPace: paceSchema.nullable(),
  pausedBecause: z.enum(PAUSE_CODES).nullable(),
  draftsCount: z.boolean(),
  absence: z.enum(ABSENCE_POLICIES),
  opensAfter: z.int(),
  holidayDays: z.int(),
  polls: z.array(z.strictObject({ matter: matterSchema, votes: z.array(seatIdSchema) })),
  ending: endingSchema.nullable(),
  isArchived: z.boolean(),
  imported: z.strictObject({ by: z.string(), at: z.iso.datetime() }).nullable(),
  seats: z.array(z.strictObject(headSeatShape)),
  ping: z.strictObject({ by: z.string(), reason: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  rewound: z.strictObject({ by: z.string(), reason: z.string().nullable() }).nullable(),
  copyOf: z
    .strictObject({ name: z.string().nullable(), round: z.number().nullable(), phase: z.string().nullable() })
    .nullable(),
  referees: z.array(z.string()),
  seedHash: z.string(),
  seed: z.string().nullable(),
  viewer: z.enum(['seat', 'referee', 'spectator']),
  roles: z.array(z.enum(ROLES)),
  you: seatIdSchema.nullable(),
  sealedAt: z.iso.datetime().nullable(),
});
