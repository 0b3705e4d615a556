export type FairQueue = <Answer>(by: string, task: () => Promise<Answer>) => Promise<Answer>;

/**
 * Runs up to `atOnce` tasks at the same time, and up to `each` of one user. Each user has one place in the queue,
 * however many tasks they bring: when one of their tasks is over, their next one goes to the end.
 */
export function createFairQueue(atOnce: number, each = 1): FairQueue {
  /** The waiting users, in the order of the queue, each with their tasks in order of arrival. */
  const waiting = new Map<string, (() => void)[]>();
  /** How many tasks of each user run now. */
  const served = new Map<string, number>();
  let running = 0;

  const serveNext = (): void => {
    if (running >= atOnce) return;
    for (const [by, tasks] of waiting) {
      const own = served.get(by) ?? 0;
      if (own >= each) continue;
      const first = tasks.shift();
      if (tasks.length === 0) waiting.delete(by);
      served.set(by, own + 1);
      running += 1;
      first?.();
      return;
    }
  };
  const leave = (by: string): void => {
    const own = (served.get(by) ?? 0) - 1;
    if (own > 0) served.set(by, own);
    else served.delete(by);
    running -= 1;
    const rest = waiting.get(by);
    if (rest === undefined) return;
    // A Map keeps the order of insertion.
    waiting.delete(by);
    waiting.set(by, rest);
  };

  return async (by, task) => {
    await new Promise<void>((start) => {
      const tasks = waiting.get(by);
      if (tasks === undefined) waiting.set(by, [start]);
      else tasks.push(start);
      serveNext();
    });
    try {
      return await task();
    } finally {
      leave(by);
      serveNext();
    }
  };
}
