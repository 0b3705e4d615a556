import type { SectorArrow, SectorFlight, SectorView } from '@sealed-orders/map/sector';
import type { View } from '@sealed-orders/rules/sector-campaign';
import type { Forecast } from '../declarations/forecast.ts';
import { type LetterOf, letterOfSide } from '../sector-view-of.ts';
import type { Plan } from '../selection.ts';
import { platesOf } from './plates.ts';

/** The board with what the reader is about to declare, hollow, and what it would isolate. All else stays the same object. */
export function withPlan(
  drawn: SectorView,
  view: View,
  letterOf: LetterOf,
  { plan, forecast }: { readonly plan: Plan | null; readonly forecast: Forecast },
): SectorView {
  const { arrows, flights } = drawnPlan(view, plan, letterOf);
  return {
    ...drawn,
    plates: forecast.isolates.length === 0 ? drawn.plates : platesOf(view, forecast),
    arrows: arrows.length === 0 ? drawn.arrows : [...drawn.arrows, ...arrows],
    flights: flights.length === 0 ? drawn.flights : [...drawn.flights, ...flights],
  };
}

interface DrawnPlan {
  readonly arrows: readonly SectorArrow[];
  readonly flights: readonly SectorFlight[];
}

function drawnPlan({ board, side }: View, plan: Plan | null, letterOf: LetterOf): DrawnPlan {
  if (plan === null || side === null || plan.from === null) return { arrows: [], flights: [] };
  const seat = letterOfSide(board, side, letterOf);
  if (plan.route !== null) return { arrows: [], flights: [{ way: [plan.from, ...plan.route], seat, isPlan: true }] };
  if (plan.to === null) return { arrows: [], flights: [] };
  return { arrows: [{ kind: 'plan', from: plan.from, to: plan.to, seat, number: null }], flights: [] };
}
