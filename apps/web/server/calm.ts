/**
 * Does something for a key at once, and what is asked for within the pause after it, once and at its end, with what was
 * given last: so often at most, however often it is asked for.
 */
export function createCalm<Given extends object>(
  pause: number,
  act: (given: Given) => void,
): (key: string, given: Given) => void {
  const resting = new Map<string, Given | null>();
  const begin = (key: string, given: Given): void => {
    resting.set(key, null);
    act(given);
    setTimeout(() => {
      const missed = resting.get(key) ?? null;
      if (missed === null) resting.delete(key);
      else begin(key, missed);
    }, pause).unref();
  };
  return (key, given) => {
    if (resting.has(key)) resting.set(key, given);
    else begin(key, given);
  };
}
