import type { Rejection } from '@sealed-orders/rules/sector-campaign';
import { lazy, Suspense } from 'react';

const load = async () => ({ default: (await import('./refusal.tsx')).Refusal });

/** Legal declarations don't need the sentences of refusals. */
const Refusal = lazy(load);

/** Loads the sentences of refusals. */
export const loadRefusals = load;

/** Why something can't be chosen, with its rule. */
export const Refused = ({ refusal }: { readonly refusal: Rejection }) => (
  <Suspense>
    <Refusal refusal={refusal} />
  </Suspense>
);
