'use client';
import { useNodeStep } from '../node-context.ts';
import { ForecastDock } from './forecast-dock.tsx';
import { LatestDock } from './latest-dock.tsx';
import { ChoosersDock, SetUpDock } from './set-up-docks.tsx';

/** Below the map: what the next midnight brings, or that the war is over; in the set-up its steps. */
export function MidnightDock() {
  return useIsSettingUp() ? <SetUpDock /> : <ForecastDock />;
}

/** Below the map: what happened last; in the set-up who is choosing. */
export function LogDock() {
  return useIsSettingUp() ? <ChoosersDock /> : <LatestDock />;
}

/** Whether the step is in the set-up of a war that has not been ended. */
function useIsSettingUp(): boolean {
  const { setUp, ended } = useNodeStep().view;
  return setUp !== null && ended === null;
}
