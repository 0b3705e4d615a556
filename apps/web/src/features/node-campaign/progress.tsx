'use client';
import { useNodeStep } from './node-context.ts';
import { NightStrip, PhoneNight } from './strip/night-strip.tsx';
import { PhoneSetUp, SetUpStrip } from './strip/set-up-strip.tsx';
import { PhoneWeek, WeekStrip } from './strip/week-strip.tsx';

/**
 * What stands along the top of the page: the days of the week, the rounds of a game night, or the steps of the set-up;
 * `isPhone`: in one line with segments.
 */
export function NodeProgress({ isPhone }: { readonly isPhone: boolean }) {
  const { view } = useNodeStep();
  if (view.setUp !== null) return isPhone ? <PhoneSetUp /> : <SetUpStrip />;
  if (view.night !== null) return isPhone ? <PhoneNight /> : <NightStrip />;
  return isPhone ? <PhoneWeek /> : <WeekStrip />;
}
