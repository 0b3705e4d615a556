/** Reads shared by everyone who asks for the same thing at the same time, such as a crowd after a step. */
export interface SharedReads<Found> {
  /**
   * What `ask` finds. Callers that want a key while it is being read share the next read; nobody gets what was read
   * before they asked.
   */
  read(key: string, ask: () => Promise<Found>): Promise<Found>;
}

interface Turn<Found> {
  readonly current: Promise<Found>;
  /** Begins when the current one is over; null: nobody is waiting for it. */
  next: Promise<Found> | null;
}

export function createSharedReads<Found>(): SharedReads<Found> {
  const turns = new Map<string, Turn<Found>>();

  const begin = (key: string, ask: () => Promise<Found>): Promise<Found> => {
    const turn: Turn<Found> = { current: ask(), next: null };
    turns.set(key, turn);
    const end = (): void => {
      if (turn.next === null) turns.delete(key);
    };
    turn.current.then(end, end);
    return turn.current;
  };

  return {
    read(key, ask) {
      const turn = turns.get(key);
      if (turn === undefined) return begin(key, ask);
      const after = (): Promise<Found> => begin(key, ask);
      turn.next ??= turn.current.then(after, after);
      return turn.next;
    },
  };
}
