import { useEffect, useState } from 'react';

/** The result of `load`, once it is wanted and loaded; null until then. `load` must be the same in all renders. */
export function useLoaded<Loaded extends object>(load: () => Promise<Loaded>, isWanted: boolean): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isAwaited = true;
    void load().then((found) => {
      if (isAwaited) setLoaded(found);
    });
    return () => {
      isAwaited = false;
    };
  }, [load, isWanted]);
  return loaded;
}
