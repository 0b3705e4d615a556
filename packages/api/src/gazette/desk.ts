import type { Communique, Complaint, GazetteDesk, Headline, ReadCommunique } from '@sealed-orders/host';
import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { viewing } from '../trpc.ts';

export const headlineSchema: z.ZodType<Headline, Headline> = z.strictObject({
  title: z.string(),
  lead: z.string(),
  by: z.string(),
  savedAt: z.iso.datetime(),
});

export const communiqueSchema: z.ZodType<Communique, Communique> = z.strictObject({
  seat: seatIdSchema,
  text: z.string().nullable(),
  savedAt: z.iso.datetime(),
});

const readSchema: z.ZodType<ReadCommunique, ReadCommunique> = z.strictObject({
  seat: seatIdSchema,
  text: z.string(),
  savedAt: z.iso.datetime(),
  withheld: z.string().nullable(),
});

const complaintSchema: z.ZodType<Complaint, Complaint> = z.strictObject({
  round: z.int(),
  seat: seatIdSchema,
  about: z.string(),
  text: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});

const deskSchema: z.ZodType<GazetteDesk, GazetteDesk> = z.strictObject({
  closed: z.int().nullable(),
  headline: headlineSchema.nullable(),
  communiques: z.array(readSchema).readonly(),
  complaints: z.array(complaintSchema).readonly(),
  open: z.int().nullable(),
  own: z.string().nullable(),
});

/** What the caller may write for the gazette now, and what is there. */
export const desk = viewing
  .output(deskSchema)
  .query(({ ctx, input }) => ctx.host.gazette.desk(input.campaign, ctx.viewer));
