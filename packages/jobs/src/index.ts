export { type JobsOptions, startJobs } from './jobs.ts';
export type { MailSettings } from './mailer.ts';
export { type Scheduler, type SchedulerOptions, startScheduler } from './scheduler.ts';
