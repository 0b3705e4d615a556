/** Runs the tasks of one key one after the other, in the order in which they came. Keys do not wait for each other. */
export interface SerialQueue {
  /** Runs the task when all earlier ones of the key are over, however they ended. */
  run<Answer>(key: string, task: () => Promise<Answer>): Promise<Answer>;
}

export function createSerialQueue(): SerialQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    async run(key, task) {
      const before = last.get(key);
      const own = before === undefined ? task() : before.then(task, task);
      last.set(key, own);
      try {
        return await own;
      } finally {
        if (last.get(key) === own) last.delete(key);
      }
    },
  };
}
