import type { Throw } from '@sealed-orders/rules/kernel';
import { scenarioText } from '@sealed-orders/text/cli/scenarios';
import { byPurpose } from './dice.ts';
import { flow } from './flow.ts';
import type { Position } from './position.ts';

/** The result of one step of a scenario: the game's position, and the dice thrown. */
export interface Played {
  readonly position: Position;
  readonly thrown: readonly Throw[];
}

/** Called with every step as it is played. */
export type Watch = (played: Played) => void;

/** Dice and events of the n-th step (from 1), a line each, in the scenario's coordinates and ready to be pasted. */
export function shownLines({ position, thrown }: Played, n: number): readonly string[] {
  const outward = (value: unknown): string => flow(position.coordinates.outward(value));
  return [
    scenarioText.shownStep(n),
    ...(thrown.length === 0 ? [] : [scenarioText.shownDice(outward(byPurpose(thrown)))]),
    ...position.events.map((event) => scenarioText.shownEvent(outward(event))),
  ];
}
