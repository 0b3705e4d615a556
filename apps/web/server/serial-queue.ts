/** Runs tasks with the same key one after the other, in order of arrival. Keys do not wait for each other. */
export interface SerialQueue {
  /** Runs the task once all earlier ones with the key have ended, successfully or not. */
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
