import { useLoadedEarly } from '../../browser/use-loaded-early.ts';
import type { reportOf } from './report-of.ts';

const load = () => import('./report-of.ts');

/**
 * The code that describes a step, with the sentences of all events; null while it loads.
 * @param isWanted whether the page shows it
 */
export const useReportOf = (isWanted: boolean): typeof reportOf | null =>
  useLoadedEarly(load, isWanted)?.reportOf ?? null;
