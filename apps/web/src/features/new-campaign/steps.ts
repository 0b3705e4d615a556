'use client';
import { useSearch } from '../browser/address.ts';
import { hasSheets } from '../campaign-data/has-sheets.ts';
import type { Description } from './door.ts';

/** The steps of the form, in their order. */
const STEPS = ['rules', 'seats', 'clock', 'people', 'terms'] as const;
export type Step = (typeof STEPS)[number];

const PARAMETER = 'step';

/** The steps for a game. Without an order clock and sheets there is nothing to ask about the clock. */
export function stepsOf({ orderClock, phases }: Pick<Description, 'orderClock' | 'phases'>): readonly Step[] {
  const hasClock = orderClock === 'asked' || hasSheets(phases);
  return STEPS.filter((step) => step !== 'clock' || hasClock);
}

/** The step before; null: this is the first. */
export const stepBefore = (steps: readonly Step[], step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null;

/** The step after; null: this is the last. */
export const stepAfter = (steps: readonly Step[], step: Step): Step | null => steps[steps.indexOf(step) + 1] ?? null;

/** The step that the address names, so that the browser's Back leads to the step before and not out of the form. */
export function useStep(steps: readonly Step[]) {
  const named = useSearch().get(PARAMETER);
  const step = steps.find((one) => one === named) ?? STEPS[0];
  const goTo = (next: Step) => {
    if (next === step) return;
    const search = new URLSearchParams(window.location.search);
    search.set(PARAMETER, next);
    window.history.pushState(null, '', `?${search}`);
  };
  return { step, goTo };
}
