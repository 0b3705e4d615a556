/** Batches items that arrive while a write is under way. */
export interface Batcher<Item, Answer> {
  add(item: Item): Promise<Answer>;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly answer: (answer: Answer | Promise<Answer>) => void;
  readonly fail: (error: unknown) => void;
}

export interface BatcherOptions<Item, Answer> {
  /** Items with equal keys are never written together: the later one waits for the next batch. */
  readonly key: (item: Item) => string;
  readonly limit: number;
  /**
   * Writes all items or none, and answers in the same order. An answer that takes longer than the write is a promise,
   * and the next write does not wait for it.
   */
  readonly write: (items: readonly Item[]) => Promise<readonly (Answer | Promise<Answer>)[]>;
}

/**
 * Batches the items that arrive during the last write, or in one turn of the event loop, into one write: a crowd shares
 * one statement and one commit, and a single item does not wait. Each item gets its own answer. When a write fails, its
 * items are retried one by one, so that one item that cannot be written does not affect the others.
 */
export function createBatcher<Item, Answer>(options: BatcherOptions<Item, Answer>): Batcher<Item, Answer> {
  const { key, limit, write } = options;
  let queue: Waiting<Item, Answer>[] = [];
  let writing = false;

  const take = (): Waiting<Item, Answer>[] => {
    const batch = new Map<string, Waiting<Item, Answer>>();
    const rest: Waiting<Item, Answer>[] = [];
    for (const waiting of queue) {
      if (batch.size < limit && !batch.has(key(waiting.item))) batch.set(key(waiting.item), waiting);
      else rest.push(waiting);
    }
    queue = rest;
    return [...batch.values()];
  };

  const writeAll = async (batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await write(batch.map(({ item }) => item));
      batch.forEach(({ answer, fail }, i) => {
        const given = answers[i];
        if (given === undefined) fail(new Error('a write answered fewer items than it was given'));
        else answer(given);
      });
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1) only?.fail(error);
      else for (const waiting of batch) await writeAll([waiting]);
    }
  };

  const drain = async (): Promise<void> => {
    while (queue.length > 0) await writeAll(take());
    writing = false;
  };

  return {
    add: (item) =>
      new Promise((answer, fail) => {
        queue.push({ item, answer, fail });
        if (writing) return;
        writing = true;
        setImmediate(drain);
      }),
  };
}
