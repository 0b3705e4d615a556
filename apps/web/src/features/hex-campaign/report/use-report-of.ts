import { useEffect, useState } from 'react';
import type { reportOf } from './report.tsx';

type ReportOf = typeof reportOf;

/** How long a page that does not show the report waits before it loads it nevertheless, in milliseconds. */
const LATER_MS = 3000;

/** What tells of a step, with the sentences of all that can happen: loaded after what orders are given with. */
export function useReportOf(isWanted: boolean): ReportOf | null {
  const [loaded, setLoaded] = useState<{ readonly reportOf: ReportOf } | null>(null);
  useEffect(() => {
    let isAwaited = true;
    const load = async (): Promise<void> => {
      const { reportOf } = await import('./report.tsx');
      if (isAwaited) setLoaded({ reportOf });
    };
    const timer = setTimeout(() => void load(), isWanted ? 0 : LATER_MS);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [isWanted]);
  return loaded?.reportOf ?? null;
}
