import { airOptions } from './air/options.ts';
import { buildOptions } from './build/options.ts';
import { dealOptions } from './diplomacy/options.ts';
import { movementOptions } from './movement/options.ts';
import { freeRoadOptions } from './roads/options.ts';
import { spyOptions } from './spies/options.ts';
import { placementOptions } from './start/options.ts';
import type { Option, Phase, View } from './types.ts';

type Offering = (view: View) => readonly Option[];

/** What each phase offers. With merged forms the missions of the air stand beside the movement orders. */
const OFFERED: Readonly<Partial<Record<Phase, readonly Offering[]>>> = {
  placement: [placementOptions],
  'free-roads': [freeRoadOptions],
  spending: [buildOptions],
  build: [buildOptions, dealOptions],
  'air-orders': [airOptions],
  'movement-orders': [movementOptions, airOptions],
  'battle-orders': [spyOptions],
};

/** Everything the viewer may choose in the open phase. Empty for those who give no orders. */
export function options(view: View): readonly Option[] {
  if (view.viewer.kind !== 'seat' || view.own === null) return [];
  return (OFFERED[view.phase] ?? []).flatMap((offer) => offer(view));
}
