'use client';
import { useSearch } from '../browser/address.ts';

/** The steps of the form, in their order. */
export const STEPS = ['rules', 'seats', 'clock', 'people', 'terms'] as const;
export type Step = (typeof STEPS)[number];

const PARAMETER = 'step';

/** The step before; null: this is the first. */
export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null;

/** The step after; null: this is the last. */
export const stepAfter = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null;

/** The step that the address names, so that the browser's Back leads to the step before and not out of the form. */
export function useStep() {
  const named = useSearch().get(PARAMETER);
  const step = STEPS.find((one) => one === named) ?? STEPS[0];
  const goTo = (next: Step) => {
    if (next === step) return;
    const search = new URLSearchParams(window.location.search);
    search.set(PARAMETER, next);
    window.history.pushState(null, '', `?${search}`);
  };
  return { step, goTo };
}
