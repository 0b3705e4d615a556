import { REFUSAL_CODES, WRITE_UP } from '@sealed-orders/host';
import { failed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { PICTURE_PROBLEMS } from '../pictures/read-picture.ts';
import { answered } from '../refusal.ts';
import { resultSchema } from '../result.ts';
import { seated } from '../trpc.ts';
import { topicSchema } from './topic-schema.ts';

const problemSchema = z.strictObject({ code: z.enum([...PICTURE_PROBLEMS, ...REFUSAL_CODES]) });

/** Adds a picture, given in base64, to what the caller's seat writes of a topic. If it cannot be read, nothing changes. */
export const addPicture = seated
  .input(z.object({ topic: topicSchema, caption: z.string().trim().max(WRITE_UP.caption), base64: z.base64() }))
  .output(resultSchema(z.strictObject({ id: z.uuid() }), problemSchema))
  .mutation(async ({ ctx, input: { campaign, topic, caption, base64 } }) => {
    const { host, seat } = ctx;
    const { userId } = ctx.session;
    // Checked before the work of reading; adding checks it again, since other pictures may be added meanwhile.
    const refusal = await host.pictureRefusal(campaign, seat, { topic, userId });
    if (refusal !== null) return failed({ code: refusal.code });
    const read = await ctx.readPicture(Buffer.from(base64, 'base64'), userId);
    if (!read.ok) return read;
    const added = answered(await host.addPicture(campaign, seat, { topic, caption, userId, ...read.value }));
    return added.ok ? added : failed({ code: added.problem.code });
  });
