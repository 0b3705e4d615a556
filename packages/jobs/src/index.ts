export { startHeartbeat } from './heartbeat.ts';
export { type JobsOptions, startJobs } from './jobs.ts';
export { localHooksSchema, saysOpen } from './local-hooks.ts';
export { type Scheduler, type SchedulerOptions, startScheduler } from './scheduler.ts';
export type { TellingSettings } from './telling.ts';
