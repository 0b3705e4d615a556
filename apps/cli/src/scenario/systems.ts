import type { Dice, Rejection, Result, SystemId } from '@sealed-orders/rules/kernel';
import { hexScenarios } from './hex/system.ts';
import type { SystemParts } from './schema.ts';
import type { Stage } from './stage.ts';

/** What a rule system adds to the format: how its states, sheets and options are written. */
export interface ScenarioSystem {
  readonly id: SystemId;
  /** The first word of its rule ids. */
  readonly prefix: string;
  readonly parts: SystemParts;
  /** The state that is given; throws a Problem when it is none. */
  stand(given: unknown): Stage;
  /** The first step from a setup; throws a Problem when it is none. */
  begin(setup: unknown, dice: Dice): Result<Stage, readonly Rejection[]>;
  /** A sheet from the orders as they are written, for the phase that is open. */
  sheet(phase: string, orders: readonly unknown[]): unknown;
  /** Options by piece and order. */
  optionsForm(options: readonly unknown[]): Readonly<Record<string, unknown>>;
  /** Expected options, short forms written out. */
  fullOptions(expected: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}

export const scenarioSystems: readonly ScenarioSystem[] = [hexScenarios];

/** The system whose rules an id names. */
export function systemOf(scenarioId: unknown): ScenarioSystem | undefined {
  return scenarioSystems.find(({ prefix }) => typeof scenarioId === 'string' && scenarioId.startsWith(`${prefix}-`));
}
