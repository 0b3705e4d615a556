export type { Accounts, Context, Services, Throttled } from './context.ts';
export { createArrivals } from './orders/arrivals.ts';
export { type ApartOptions, createRosterReader, type RosterReader, type TooMuchWork } from './rosters/read-apart.ts';
export { type AppRouter, appRouter } from './router.ts';
