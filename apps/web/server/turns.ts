/** Lets tasks of one key run one after the other, in the order in which they came; those of other keys beside them. */
export interface Turns {
  /** Runs the task when all earlier ones of the key are over, however they ended. */
  take<Answer>(key: string, task: () => Promise<Answer>): Promise<Answer>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(key, task) {
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
