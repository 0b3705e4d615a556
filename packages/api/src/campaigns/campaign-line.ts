import { type CampaignLine, OWED, PAUSE_CODES, ROLES, STATUSES, seatIdSchema } from '@sealed-orders/host';
import { SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { summarySchema } from '../play/summary-schema.ts';

export const campaignLineSchema: z.ZodType<CampaignLine, CampaignLine> = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  system: z.enum(SYSTEMS),
  status: z.enum(STATUSES),
  summary: summarySchema.nullable(),
  pausedBecause: z.enum(PAUSE_CODES).nullable(),
  isArchived: z.boolean(),
  openedAt: z.iso.datetime().nullable(),
  nextDue: z.iso.datetime().nullable(),
  roles: z.array(z.enum(ROLES)),
  seat: seatIdSchema.nullable(),
  seats: z.int(),
  seated: z.int(),
  sealed: z.int(),
  asked: z.int(),
  owes: z.enum(OWED).nullable(),
  isPinged: z.boolean(),
  orders: z.enum(['none', 'draft', 'complete', 'sealed']).nullable(),
});
