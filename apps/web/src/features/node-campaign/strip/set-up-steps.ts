import { SETUP_STEPS, type SetupStep, type View } from '@sealed-orders/rules/node-campaign';

/** A step of the set-up: what is dealt, the choices of the players, and the midnight that begins the war. */
export interface SetUpStep {
  readonly id: 'dealt' | SetupStep | 'midnight';
  readonly state: 'done' | 'now' | 'later';
}

/** The steps in their order. One that asks nobody is done once its turn has come. */
export function setUpSteps({ setUp }: Pick<View, 'setUp'>): readonly SetUpStep[] {
  const ids = ['dealt', ...SETUP_STEPS, 'midnight'] as const;
  const now = setUp === null ? ids.length : ids.indexOf(setUp.step ?? 'midnight');
  return ids.map((id, i) => ({ id, state: i < now ? 'done' : i === now ? 'now' : 'later' }));
}

/** The number of the open step, from 1, and how many there are. */
export function openStep(known: Pick<View, 'setUp'>): readonly [number, number] {
  const steps = setUpSteps(known);
  return [steps.findIndex(({ state }) => state === 'now') + 1, steps.length];
}
