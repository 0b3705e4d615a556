import type { Throw } from '@sealed-orders/rules/kernel';
import { scenarioText } from '@sealed-orders/text/cli/scenarios';
import { flow } from './flow.ts';
import { back, moved } from './frame.ts';
import type { Stage } from './stage.ts';

/** What one step of a scenario came to: where the game then stands, and what was thrown on the way. */
export interface Played {
  readonly stage: Stage;
  readonly thrown: readonly Throw[];
}

/** Hears of every step as it is played. */
export type Watch = (played: Played) => void;

/** Dice and events of the n-th step (from 1), a line each, in the scenario's coordinates and ready to be pasted. */
export function shownLines({ stage, thrown }: Played, n: number): readonly string[] {
  const dice: Record<string, number[]> = {};
  for (const { rule, subject, value } of thrown) {
    const purpose = `${rule} ${subject}`;
    dice[purpose] = [...(dice[purpose] ?? []), value];
  }
  const outward = (value: unknown): string => flow(moved(value, back(stage.frame)));
  return [
    scenarioText.shownStep(n),
    ...(thrown.length === 0 ? [] : [scenarioText.shownDice(outward(dice))]),
    ...stage.events.map((event) => scenarioText.shownEvent(outward(event))),
  ];
}
