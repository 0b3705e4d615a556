import type { Dice, Result } from '@sealed-orders/rules/kernel';
import type { Position, Refusal } from './position.ts';
import type { SystemParts } from './schema.ts';

/** A rule system's additions to the format: how its states, sheets and options are written. */
export interface ScenarioSystem {
  readonly parts: SystemParts;
  /** The state that is given. Throws a Problem if the rules do not understand it. */
  stand(given: unknown): Position;
  /** The first step from a setup. Throws a Problem if the rules do not understand it. */
  begin(setup: unknown, dice: Dice): Result<Position, readonly Refusal[]>;
  /** Expected options, with short forms expanded. */
  fullOptions(expected: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}
