'use client';
import { useNodeStep } from '../node-context.ts';
import { ForecastDock } from './forecast-dock.tsx';
import { LatestDock } from './latest-dock.tsx';
import { ChoosersDock, SetUpDock } from './set-up-docks.tsx';

/** Below the map: what the next midnight brings; in the set-up its steps. */
export function MidnightDock() {
  const { view } = useNodeStep();
  return view.setUp === null ? <ForecastDock /> : <SetUpDock />;
}

/** Below the map: what happened last; in the set-up who is choosing. */
export function LogDock() {
  const { view } = useNodeStep();
  return view.setUp === null ? <LatestDock /> : <ChoosersDock />;
}
