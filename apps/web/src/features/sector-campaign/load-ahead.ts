import { allLoaded } from '../browser/all-loaded.ts';
import { loadPass } from './declarations/dialogs.ts';
import { loadRefusals } from './declarations/refused.tsx';
import { loadPanels } from './panels/on-demand.ts';

/** Preloads what a reader is likely to open next, once the page has everything that declarations need. */
export async function loadAhead(): Promise<void> {
  await allLoaded();
  await Promise.all([loadPanels(), loadPass(), loadRefusals()]);
}
