import { ownMailSchema } from '@sealed-orders/auth';
import { z } from 'zod';
import { MAIL_MODES } from '../context.ts';
import { signedIn } from '../trpc.ts';

const mailSchema = ownMailSchema.extend({ mode: z.enum(MAIL_MODES) });

/** The caller's e-mail address, and whether this site sends mail at all. */
export const mail = signedIn.output(mailSchema.nullable()).query(({ ctx }) => ctx.accounts.mail(ctx.session.userId));
