/** Whom a process is sending to. Each receiver gets one item at a time; while it is slow, others get theirs. */
export interface Receivers {
  /**
   * Begins an item for a receiver that is not busy, and keeps the receiver busy until the task on it is over.
   * @param find begins the next item; it gets the busy receivers, and is never called twice at the same time
   */
  sending<Item extends { readonly receiver: string | null }, Result>(
    find: (busy: readonly string[]) => Promise<Item | null>,
    task: (item: Item | null) => Promise<Result>,
  ): Promise<Result>;
}

export function createReceivers(): Receivers {
  const busy = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  /** Two that looked at the same moment could begin two items of one receiver. */
  function begun<Item extends { readonly receiver: string | null }>(
    find: (busy: readonly string[]) => Promise<Item | null>,
  ): Promise<Item | null> {
    const mine = turn.then(async () => {
      const item = await find([...busy]);
      if (item !== null && item.receiver !== null) busy.add(item.receiver);
      return item;
    });
    turn = mine.catch(() => undefined);
    return mine;
  }

  return {
    sending: async (find, task) => {
      const item = await begun(find);
      try {
        return await task(item);
      } finally {
        if (item !== null && item.receiver !== null) busy.delete(item.receiver);
      }
    },
  };
}
