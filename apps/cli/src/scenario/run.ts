import type { Dice, Instant, Result } from '@sealed-orders/rules/kernel';
import { differenceText } from '@sealed-orders/text/cli/scenarios';
import { AS_WRITTEN, type Coordinates } from './coordinates.ts';
import { complaints, laidDice } from './dice.ts';
import { expectDifferences, viewerOf } from './expect.ts';
import { type Difference, differences } from './match.ts';
import type { Move, Position, Refusal } from './position.ts';
import { Problem } from './problem.ts';
import type { DiceText, ExpectText, Scenario, StepText } from './schema.ts';
import { stepsOf, stopOf } from './shape.ts';
import type { Watch } from './show.ts';
import type { ScenarioSystem } from './system.ts';

/** The time of the n-th step of a scenario: one day after the step before. */
export const instantOf = (n: number): Instant => new Date(Date.UTC(2026, 0, 2 + n, 12)).toISOString();

/** The sheets of all seats that owe one, and of others that seal one; null if there are none. */
function sheetsOf(position: Position, step: StepText): Readonly<Record<string, unknown>> {
  const sheets: Record<string, unknown> = {};
  for (const { seat, by } of position.awaiting()) if (by === 'sheet') sheets[seat] = null;
  for (const [seat, orders] of Object.entries(step.orders ?? {})) {
    viewerOf(position, seat);
    sheets[seat] = position.sheet(orders);
  }
  for (const [seat, sheet] of Object.entries(step.sheets ?? {})) sheets[seat] = position.coordinates.inward(sheet);
  return sheets;
}

/** The input of a scenario's step. */
export function moveOf(position: Position, step: StepText): Move {
  const { inward } = position.coordinates;
  if (step.clock) return { type: 'clock', of: step.clock === true ? null : step.clock };
  if (step.resumed !== undefined) return { type: 'resumed', seconds: step.resumed };
  if (step.empty) return { type: 'seats', empty: step.empty };
  const isPaused = step.paused === true;
  if (step.order) return { type: 'order', seat: step.order.seat, order: position.order(step.order.order), isPaused };
  if (step.ruling) return { type: 'ruling', reason: step.ruling.reason, ruling: inward(step.ruling.ruling), isPaused };
  const sheets = sheetsOf(position, step);
  const everyone = Object.values(sheets).every((sheet) => sheet !== null);
  return { type: 'phase', closedBy: step['closed-by'] ?? (everyone ? 'seals' : 'deadline'), sheets };
}

interface Outcome {
  /** Null when the step was refused or broke. */
  readonly position: Position | null;
  /** It was refused as expected: nothing changes, and the next step is played. */
  readonly isRefused?: true;
  readonly differences: readonly Difference[];
}

/** The outcome of a step with given dice: the next position, or a refusal, expected or not. */
function judged(
  step: (dice: Dice) => Result<Position, readonly Refusal[]>,
  { dice: text, expected }: { readonly dice: DiceText | undefined; readonly expected: ExpectText | undefined },
  coordinates: Coordinates,
  path: string,
  watch: Watch,
): Outcome {
  const laid = laidDice(text, coordinates);
  const result = attempted(() => step(laid.dice));
  if (result instanceof Error) {
    return { position: null, differences: [{ path, text: differenceText.rulesBroke(result.message) }] };
  }
  const wrong = complaints(laid);
  if (result.ok) watch({ position: result.value, thrown: laid.dice.thrown() });
  if (result.ok && expected?.rejections === undefined) return { position: result.value, differences: wrong };
  const rejections = result.ok ? [] : result.problem;
  const wanted = expected?.rejections ?? [];
  const found = differences(wanted, coordinates.outward(rejections), `${path}.rejections`);
  const all = [...wrong, ...found];
  if (result.ok) return { position: result.value, differences: all };
  return wanted.length > 0 && all.length === 0
    ? { position: null, differences: all, isRefused: true }
    : { position: null, differences: all };
}

function attempted<Value>(act: () => Value): Value | Error {
  try {
    return act();
  } catch (error) {
    if (error instanceof Problem) throw error;
    return error instanceof Error ? error : new Error(String(error));
  }
}

function started(system: ScenarioSystem, scenario: Scenario, isAlone: boolean, watch: Watch): Outcome {
  if (scenario.begin === undefined) return { position: system.stand(scenario.given ?? {}), differences: [] };
  const expected = isAlone ? scenario.expect : scenario.before;
  return judged(
    (dice) => system.begin(scenario.begin, dice),
    { dice: scenario.dice, expected },
    AS_WRITTEN,
    'begin',
    watch,
  );
}

/** Plays a scenario of one world; empty when everything is as expected. */
export function runScenario(system: ScenarioSystem, scenario: Scenario, watch: Watch): readonly Difference[] {
  const steps = stepsOf(scenario);
  const isAlone = steps.length === 0;
  const start = started(system, scenario, isAlone, watch);
  if (start.position === null) return start.differences;

  const found = [...start.differences, ...startDifferences(system, start.position, scenario, isAlone)];
  let position = start.position;
  for (const [n, step] of steps.entries()) {
    const isLast = n === steps.length - 1;
    const path = steps.length === 1 ? '' : `play.${n}.`;
    const expected = isLast ? { ...step.expect, ...scenario.expect } : step.expect;
    // Dice next to `begin` belong to the beginning; otherwise they belong to every step without dice of its own.
    const text = step.dice ?? (scenario.begin === undefined ? scenario.dice : undefined);
    const from = position;
    const played = judged(
      (dice) => from.play(moveOf(from, step), { dice, at: step.at ?? instantOf(n), stopAfter: stopOf(step) }),
      { dice: text, expected },
      from.coordinates,
      `${path}expect`,
      watch,
    );
    found.push(...played.differences);
    const next = played.isRefused ? untouched(from) : played.position;
    if (next === null) return found;
    found.push(...expectDifferences(system, next, expected ?? {}, `${path}expect`));
    position = next;
  }
  return found;
}

/** A refused step changes nothing and has no events. */
const untouched = (position: Position): Position => ({ ...position, events: [], report: () => [] });

function startDifferences(system: ScenarioSystem, position: Position, { before, expect }: Scenario, isAlone: boolean) {
  const first = before === undefined && isAlone ? [] : expectDifferences(system, position, before ?? {}, 'before');
  return isAlone ? [...first, ...expectDifferences(system, position, expect ?? {}, 'expect')] : first;
}
