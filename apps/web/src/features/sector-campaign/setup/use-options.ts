import { type Option, options } from '@sealed-orders/rules/sector-campaign';
import { useMemo } from 'react';
import { useSectorStep } from '../sector-context.ts';

const NOTHING: readonly never[] = [];

/** Everything that the reader can choose now, with the set-up. */
export function useOptions(): readonly Option[] {
  const { now, mayChoose } = useSectorStep();
  return useMemo(() => (mayChoose ? options(now) : NOTHING), [mayChoose, now]);
}
