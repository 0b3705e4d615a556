/**
 * Throttles an action by key: runs it immediately (leading edge), and once more when the pause ends if there were
 * further calls in the meantime, with the argument of the last one (trailing edge).
 * @param pause least time between two runs for the same key, ms
 */
export function createThrottle<Given extends object>(
  pause: number,
  act: (given: Given) => void,
): (key: string, given: Given) => void {
  /** The paused keys, each with the last argument since. */
  const pausing = new Map<string, Given | null>();
  const run = (key: string, given: Given): void => {
    pausing.set(key, null);
    act(given);
    setTimeout(() => {
      const latest = pausing.get(key) ?? null;
      if (latest === null) pausing.delete(key);
      else run(key, latest);
    }, pause).unref();
  };
  return (key, given) => {
    if (pausing.has(key)) pausing.set(key, given);
    else run(key, given);
  };
}
