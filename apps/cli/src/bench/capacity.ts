/** A day's work of a club, and its processor time: measured, not assumed. */
export interface DayCost {
  /** How often a club does it in a day. */
  readonly times: number;
  /** Processor time of the web process and of the database each time, ms. */
  readonly server: number;
  readonly database: number;
}

/** The share of a day's work that falls into its busiest hour: clubs play in the evening. */
const BUSIEST_HOUR = 0.25;
/** How busy a processor may be on average before users wait. */
const BUSY = 0.5;
const HOUR_MS = 3_600_000;

/** How many clubs one process serves, and all processors of the machine together. */
export interface Capacity {
  /** By the web process, whose code runs on one thread. */
  readonly byProcess: number;
  /** By all processors, if there were as many web processes as they can take. */
  readonly byMachine: number;
}

/** hour × how busy it may be ÷ (a day's work × the share of it in the busiest hour). */
export function capacity(costs: readonly DayCost[], processors: number): Capacity {
  const day = (of: (cost: DayCost) => number): number => costs.reduce((sum, cost) => sum + cost.times * of(cost), 0);
  const clubs = (room: number, work: number): number => Math.floor((room * HOUR_MS * BUSY) / (work * BUSIEST_HOUR));
  return {
    byProcess: clubs(
      1,
      day(({ server }) => server),
    ),
    byMachine: clubs(
      processors,
      day(({ server, database }) => server + database),
    ),
  };
}
