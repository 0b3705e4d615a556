import {
  ADDRESS_PROBLEMS,
  displayNameSchema,
  mailAddressSchema,
  mailTokenSchema,
  ownMailSchema,
  PASSWORD_CHANGE_PROBLEMS,
  passwordChangeSchema,
  profileSchema,
  RECOVERY_PROBLEMS,
  RENAME_PROBLEMS,
  recoverySchema,
  SIGN_UP_PROBLEMS,
  signUpSchema,
  timeZoneSchema,
} from '@sealed-orders/auth';
import { z } from 'zod';
import { doneSchema, resultSchema } from '../answers.ts';
import { MAIL_MODES } from '../context.ts';
import { open, router, signedIn } from '../trpc.ts';

/** Why something was not done: one of these codes. */
const problemSchema = <Code extends string>(codes: readonly Code[]) => z.strictObject({ code: z.enum(codes) });

const ownZoneSchema = z.strictObject({ zone: timeZoneSchema.nullable() });

const mailSchema = ownMailSchema.extend({ mode: z.enum(MAIL_MODES) });

const addressChangedSchema = resultSchema(doneSchema, problemSchema([...ADDRESS_PROBLEMS, 'throttled', 'no-mail']));

const addressSchema = z.object({ address: mailAddressSchema });

export const account = router({
  /** The signed-in user; null when there is none, or the account is gone. */
  me: open
    .output(profileSchema.nullable())
    .query(({ ctx }) => (ctx.session === null ? null : ctx.accounts.profile(ctx.session.userId))),

  /** Creates an account with a password; the page then signs in with it. */
  signUp: open
    .input(signUpSchema)
    .output(resultSchema(z.strictObject({ userId: z.uuid() }), problemSchema([...SIGN_UP_PROBLEMS, 'throttled'])))
    .mutation(({ ctx, input }) => ctx.accounts.signUp(input, ctx.address)),

  /** The caller's time zone; null: not given. */
  timeZone: signedIn
    .output(z.strictObject({ zone: z.string().nullable() }))
    .query(async ({ ctx }) => ({ zone: await ctx.accounts.timeZone(ctx.session.userId) })),

  /** Notes the caller's time zone, for referees of their campaigns; null: keep it private. */
  setTimeZone: signedIn
    .input(ownZoneSchema)
    .output(ownZoneSchema)
    .mutation(async ({ ctx, input: { zone } }) => {
      await ctx.accounts.setTimeZone(ctx.session.userId, zone);
      return { zone };
    }),

  /** Changes the name by which others know the caller; nobody else in their campaigns may have one like it. */
  rename: signedIn
    .input(z.object({ displayName: displayNameSchema }))
    .output(resultSchema(doneSchema, problemSchema([...RENAME_PROBLEMS, 'name-taken', 'throttled'])))
    .mutation(async ({ ctx, input: { displayName } }) => {
      const { userId } = ctx.session;
      const code = await ctx.accounts.renameProblem(userId, displayName);
      if (code !== null) return { ok: false, problem: { code } };
      const done = await ctx.host.rename(userId, displayName);
      return done.ok ? done : { ok: false, problem: { code: 'name-taken' } };
    }),

  /** Changes the caller's password, given the old one. All their sessions end; the page then signs in again. */
  changePassword: signedIn
    .input(passwordChangeSchema)
    .output(resultSchema(doneSchema, problemSchema([...PASSWORD_CHANGE_PROBLEMS, 'throttled'])))
    .mutation(({ ctx, input }) => ctx.accounts.changePassword(ctx.session.userId, input)),

  /** Ends all sessions of the caller on every device, including this one. */
  signOutEverywhere: signedIn.output(doneSchema).mutation(async ({ ctx }) => {
    await ctx.accounts.signOutEverywhere(ctx.session.userId);
    return { done: true };
  }),

  /** The caller's e-mail address, and whether this site sends mail at all. */
  mail: signedIn.output(mailSchema.nullable()).query(({ ctx }) => ctx.accounts.mail(ctx.session.userId)),

  /** Notes the caller's new address and writes to it; it counts once it is confirmed. */
  setMailAddress: signedIn
    .input(addressSchema)
    .output(addressChangedSchema)
    .mutation(({ ctx, input }) => ctx.accounts.setMailAddress(ctx.session.userId, input.address)),

  /** Confirms an address by the link that was sent to it, on whatever device the mail is read. */
  confirmMailAddress: open
    .input(z.object({ token: mailTokenSchema }))
    .output(addressChangedSchema)
    .mutation(({ ctx, input }) => ctx.accounts.confirmMailAddress(input.token, ctx.address)),

  /** Removes the caller's address. */
  removeMailAddress: signedIn
    .output(addressChangedSchema)
    .mutation(({ ctx }) => ctx.accounts.removeMailAddress(ctx.session.userId)),

  /** Has a link for a new password sent if a user has this address; the answer does not reveal it. */
  requestRecovery: open
    .input(addressSchema)
    .output(resultSchema(doneSchema, problemSchema(['throttled', 'no-mail'])))
    .mutation(({ ctx, input }) => ctx.accounts.requestRecovery(input.address, ctx.address)),

  /** Sets a new password by the link in a mail; all sessions of the user end. The page then signs in. */
  recover: open
    .input(recoverySchema)
    .output(resultSchema(z.strictObject({ username: z.string() }), problemSchema([...RECOVERY_PROBLEMS, 'throttled'])))
    .mutation(({ ctx, input }) => ctx.accounts.recover(input, ctx.address)),
});
