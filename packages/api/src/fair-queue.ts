export type FairQueue = <Answer>(by: string, task: () => Promise<Answer>) => Promise<Answer>;

/**
 * Runs up to `atOnce` tasks at the same time. Each user has one place in the queue, however many tasks they bring: when
 * one of their tasks is over, their next one goes to the end.
 */
export function createFairQueue(atOnce: number): FairQueue {
  /** The waiting users, in the order of the queue, each with their tasks in order of arrival. */
  const waiting = new Map<string, readonly (() => void)[]>();
  const served = new Set<string>();

  const serveNext = (): void => {
    if (served.size >= atOnce) return;
    for (const [by, [first, ...rest]] of waiting) {
      if (served.has(by)) continue;
      if (rest.length === 0) waiting.delete(by);
      else waiting.set(by, rest);
      served.add(by);
      first?.();
      return;
    }
  };
  const leave = (by: string): void => {
    served.delete(by);
    const rest = waiting.get(by);
    if (rest === undefined) return;
    // A Map keeps the order of insertion.
    waiting.delete(by);
    waiting.set(by, rest);
  };

  return async (by, task) => {
    await new Promise<void>((start) => {
      waiting.set(by, [...(waiting.get(by) ?? []), start]);
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
