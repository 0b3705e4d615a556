import { allLoaded } from '../../browser/all-loaded.ts';
import { useLoaded } from '../../browser/use-loaded.ts';
import type { reportOf } from './report.tsx';

const load = () => import('./report.tsx');

async function loadLast() {
  await allLoaded();
  return load();
}

/**
 * What tells of a step, with the sentences of all that can happen; null while it is loaded. A page that does not show
 * the report loads it after what orders are given with.
 */
export function useReportOf(isWanted: boolean): typeof reportOf | null {
  return useLoaded(isWanted ? load : loadLast, true)?.reportOf ?? null;
}
