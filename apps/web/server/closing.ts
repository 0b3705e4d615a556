type Close = () => unknown;

/** What was opened, and in which order it closes. */
export interface Closing {
  /** A way in: ways in close before all else, so that what came in ends while all that it needs is still there. */
  wayIn(close: Close): void;
  /** What stands behind them. */
  behind(close: Close): void;
  /** Closes everything, the last opened of each kind first. Nothing is closed twice. */
  close(): Promise<void>;
}

/** Nothing is open yet. */
export function createClosing(): Closing {
  const waysIn: Close[] = [];
  const behind: Close[] = [];
  return {
    wayIn: (close) => void waysIn.push(close),
    behind: (close) => void behind.push(close),
    async close() {
      for (const close of [...waysIn.splice(0).reverse(), ...behind.splice(0).reverse()]) await close();
    },
  };
}
