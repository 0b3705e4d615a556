import { lookup } from '@sealed-orders/rules/kernel';
import type { Counter, Territory } from '@sealed-orders/rules/sector-campaign';
import { useSectorPlace } from '../sector-context.ts';

type Selected =
  | { readonly kind: 'territory'; readonly territory: Territory }
  | { readonly kind: 'counter'; readonly counter: Counter };

/** The selection at the step that is shown; null: nothing is selected, or it was not there then. */
export function useSelected(): Selected | null {
  const { view, selection } = useSectorPlace();
  if (selection === null) return null;
  if (selection.kind === 'counter') {
    const counter = lookup(view.board.counters, selection.counter);
    return counter === undefined ? null : { kind: 'counter', counter };
  }
  const territory = lookup(view.board.territories, selection.territory);
  return territory === undefined ? null : { kind: 'territory', territory };
}
