import { lookup } from '@sealed-orders/rules/kernel';
import type { SectorPlace } from '../sector-context.ts';

/** Touching a territory, on the board or in the list, makes it the plan's target or selects it. */
export function touchTerritory({ view, isNow, plan, setPlan, select }: SectorPlace, id: string): void {
  const territory = lookup(view.board.territories, id)?.id;
  if (territory === undefined) return;
  if (isNow && plan?.among.includes(territory)) setPlan({ ...plan, to: territory, route: null, takes: null });
  else select({ kind: 'territory', territory });
}

/** While a target is chosen, a counter stands for its territory. */
export function touchCounter(place: SectorPlace, id: string): void {
  const counter = lookup(place.view.board.counters, id);
  if (counter === undefined) return;
  const { at } = counter;
  if (at !== null && place.isNow && place.plan?.among.includes(at)) touchTerritory(place, at);
  else place.select({ kind: 'counter', counter: counter.id });
}
