import { allLoaded } from '../../browser/all-loaded.ts';
import { useLoaded } from '../../browser/use-loaded.ts';
import type { reportOf } from './report-of.ts';

const load = () => import('./report-of.ts');

async function loadLast() {
  await allLoaded();
  return load();
}

/**
 * The code that describes a step, with the sentences of all events; null while it loads. A page that does not show the
 * report loads it after everything that orders need.
 */
export function useReportOf(isWanted: boolean): typeof reportOf | null {
  return useLoaded(isWanted ? load : loadLast, true)?.reportOf ?? null;
}
