'use client';
import { Suspense } from 'react';
import { useNodeStep } from './node-context.ts';
import { NightStrip, PhoneNight, PhoneSetUp, SetUpStrip } from './strip/strips.ts';
import { PhoneWeek, WeekStrip } from './strip/week-strip.tsx';

/**
 * What stands along the top of the page: the days of the week, the rounds of a game night, or the steps of the set-up;
 * `isPhone`: in one line with segments.
 */
export function NodeProgress({ isPhone }: { readonly isPhone: boolean }) {
  const { view } = useNodeStep();
  if (view.setUp === null && view.night === null) return isPhone ? <PhoneWeek /> : <WeekStrip />;
  const [Phone, Wide] = view.setUp === null ? [PhoneNight, NightStrip] : [PhoneSetUp, SetUpStrip];
  return (
    <Suspense fallback={<section className={isPhone ? 'phone-phase on-lacquer' : 'phases on-lacquer'} />}>
      {isPhone ? <Phone /> : <Wide />}
    </Suspense>
  );
}
