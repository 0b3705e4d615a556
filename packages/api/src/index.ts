export type { Accounts, Context, Services, Throttled } from './context.ts';
export { type AppRouter, appRouter } from './router.ts';
