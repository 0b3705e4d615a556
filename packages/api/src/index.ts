export type { Accounts, Context, MailMode, Services, Throttled } from './context.ts';
export { createFairQueue } from './fair-queue.ts';
export { createMapReader } from './maps/map-reader.ts';
export { createPictureReader, type PictureReader } from './pictures/picture-reader.ts';
export { createReaders } from './readers.ts';
export {
  createRosterReader,
  type RosterReader,
  type RosterReaderOptions,
  type TooMuchWork,
} from './rosters/roster-reader.ts';
export { type AppRouter, appRouter } from './router.ts';
export { createOrderRateLimit } from './routers/orders.ts';
export { caller } from './trpc.ts';
