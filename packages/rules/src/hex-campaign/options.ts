import { airOptions } from './air/options.ts';
import { supportOptions } from './air/support.ts';
import { battleOrderOptions } from './battle-orders/options.ts';
import { battleOptions } from './battles/options.ts';
import { buildOptions } from './build-orders/options.ts';
import { dealOptions } from './diplomacy/options.ts';
import { movementOptions } from './movement-orders/options.ts';
import { funOptions } from './quick-battles/fun.ts';
import { freeRoadOptions } from './roads/options.ts';
import { spyOptions } from './spies/options.ts';
import { placementOptions } from './start/options.ts';
import type { Option, Phase, View } from './types.ts';

type Offering = (view: View) => readonly Option[];

/** What each phase offers. With merged forms air missions appear with the movement orders. */
const OFFERED: Readonly<Partial<Record<Phase, readonly Offering[]>>> = {
  placement: [placementOptions],
  'free-roads': [freeRoadOptions],
  spending: [buildOptions],
  build: [buildOptions, dealOptions],
  'air-orders': [airOptions],
  'movement-orders': [movementOptions, airOptions],
  'battle-orders': [battleOrderOptions, spyOptions, supportOptions],
  battle: [battleOptions],
};

/** Everything the viewer may choose in the open phase. Empty for viewers who give no orders, such as beaten players. */
export function options(view: View): readonly Option[] {
  if (view.viewer.kind !== 'seat' || view.own === null || view.own.record.beaten !== null) return [];
  return [...(OFFERED[view.phase] ?? []), funOptions].flatMap((offer) => offer(view));
}
