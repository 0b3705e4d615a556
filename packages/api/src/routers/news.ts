import { typedName } from '@sealed-orders/formats';
import { bellItemSchema, deviceSchema, listedLetterSchema, newsChoiceSchema, ownHookSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable, secretSchema } from '../answers.ts';
import { hookAddressSchema, whichHookSchema } from '../inputs.ts';
import { open, router, signedIn } from '../trpc.ts';

/** The address of a browser at the push service of its maker. */
const endpointSchema = z.url({ protocol: /^https$/ }).max(1000);

/** A point of the curve P-256 and 16 bytes, base64url. */
const deviceKeys = { p256dh: z.string().regex(/^[\w-]{87}$/), auth: z.string().regex(/^[\w-]{22}$/) };

const calendarSchema = z.strictObject({ key: z.string().nullable() });

export const news = router({
  /** How many items of the caller's bell are new; none without a signed-in user. */
  unread: open
    .output(z.int32())
    .query(({ ctx }) => (ctx.session === null ? 0 : ctx.host.news.bellCount(ctx.session.userId))),

  /** The caller's latest news, latest first. */
  bell: signedIn.output(z.array(bellItemSchema).readonly()).query(({ ctx }) => ctx.host.news.bell(ctx.session.userId)),

  /** Marks the caller's news up to this moment as read. */
  read: signedIn
    .input(z.object({ upTo: z.iso.datetime() }))
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.host.news.readBell(ctx.session.userId, input.upTo);
      return { done: true };
    }),

  /** The news that the caller wants outside the site, by every channel. */
  choices: signedIn
    .output(z.array(newsChoiceSchema).readonly())
    .query(({ ctx }) => ctx.host.news.choices(ctx.session.userId)),

  /** Turns one kind of news on or off for one channel. */
  choose: signedIn
    .input(newsChoiceSchema)
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.host.news.choose(ctx.session.userId, input);
      return { done: true };
    }),

  /** Stops all news by mail for the user who got a mail with this key. */
  stopMail: open
    .input(z.object({ key: z.uuid() }))
    .output(z.strictObject({ isKnown: z.boolean() }))
    .mutation(async ({ ctx, input }) => ({ isKnown: await ctx.host.news.stopMail(input.key) })),

  /** The mails that the site kept for the caller because it sends none. */
  letters: signedIn
    .output(z.array(listedLetterSchema).readonly())
    .query(({ ctx }) => ctx.host.news.letters(ctx.session.userId)),

  /** The caller's devices that show notifications, and the key by which their browsers know this site. */
  devices: signedIn
    .input(z.object({ endpoint: endpointSchema.nullable() }))
    .output(z.strictObject({ key: z.string(), devices: z.array(deviceSchema).readonly() }))
    .query(async ({ ctx, input }) => ({
      key: (await ctx.host.news.pushKeys()).publicKey,
      devices: await ctx.host.news.devices(ctx.session.userId, input.endpoint),
    })),

  /** Shows notifications for the caller in this browser, and no longer for other users. */
  addDevice: signedIn
    .input(z.object({ endpoint: endpointSchema, ...deviceKeys, name: typedName(60) }))
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.host.news.addDevice(ctx.session.userId, input);
      return { done: true };
    }),

  /** Stops notifications on one of the caller's devices. */
  removeDevice: signedIn
    .input(z.object({ device: z.uuid() }))
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.host.news.removeDevice(ctx.session.userId, input.device);
      return { done: true };
    }),

  /** The secret part of the address of the caller's calendar. */
  calendar: signedIn
    .output(calendarSchema)
    .query(async ({ ctx }) => ({ key: await ctx.host.news.calendarKey(ctx.session.userId) })),

  /** Gives the caller's calendar a new address, or none; the old one stops working. */
  setCalendar: signedIn
    .input(z.object({ isThere: z.boolean() }))
    .output(calendarSchema)
    .mutation(async ({ ctx, input }) => ({ key: await ctx.host.news.setCalendar(ctx.session.userId, input.isThere) })),

  /** The caller's own hooks, without their secrets. */
  ownHooks: signedIn
    .output(z.array(ownHookSchema).readonly())
    .query(({ ctx }) => ctx.host.news.ownHooks(ctx.session.userId)),

  /** Adds a hook to the caller's account. The answer is the only one that holds its secret. */
  addOwnHook: signedIn
    .input(hookAddressSchema)
    .output(refusable(secretSchema))
    .mutation(async ({ ctx, input }) => answered(await ctx.host.news.addOwnHook(ctx.session.userId, input))),

  /** Switches one of the caller's own hooks on again that was switched off automatically. */
  turnOwnHookOn: signedIn
    .input(whichHookSchema)
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input }) => answered(await ctx.host.news.turnOwnHookOn(ctx.session.userId, input.hook))),

  /** Sends a test to one of the caller's own hooks; the list shows the outcome. */
  testOwnHook: signedIn
    .input(whichHookSchema)
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input }) => answered(await ctx.host.news.testOwnHook(ctx.session.userId, input.hook))),

  /** Removes one of the caller's own hooks with its pending deliveries. */
  removeOwnHook: signedIn
    .input(whichHookSchema)
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input }) => answered(await ctx.host.news.removeOwnHook(ctx.session.userId, input.hook))),
});
