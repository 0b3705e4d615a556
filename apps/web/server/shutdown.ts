type Close = () => unknown;

/** Everything that was opened, and the order in which it is closed. */
export interface Shutdown {
  /** To close first: what accepts requests, so that open ones finish while everything they need is still there. */
  first(close: Close): void;
  /** To close last: what requests need. */
  last(close: Close): void;
  /**
   * Closes everything, in each group the last opened first. Nothing is closed twice. What cannot be closed does not keep
   * the rest open; its error is thrown at the end.
   */
  close(): Promise<void>;
}

/** Starts with nothing open. */
export function createShutdown(): Shutdown {
  const first: Close[] = [];
  const last: Close[] = [];
  return {
    first: (close) => void first.push(close),
    last: (close) => void last.push(close),
    async close() {
      const errors: unknown[] = [];
      for (const close of [...first.splice(0).reverse(), ...last.splice(0).reverse()])
        try {
          await close();
        } catch (error) {
          errors.push(error);
        }
      if (errors.length > 0) throw errors[0];
    },
  };
}
