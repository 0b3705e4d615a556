export type { Accounts, Context, MailMode, Services, Throttled } from './context.ts';
export { createOrderRateLimit } from './orders/order-rate-limit.ts';
export { createPictureReader, type PictureReader } from './pictures/picture-reader.ts';
export {
  createRosterReader,
  type RosterReader,
  type RosterReaderOptions,
  type TooMuchWork,
} from './rosters/roster-reader.ts';
export { type AppRouter, appRouter } from './router.ts';
export { caller } from './trpc.ts';
