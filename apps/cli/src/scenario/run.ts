import type { Dice, Instant, Rejection, Result } from '@sealed-orders/rules/kernel';
import { differenceText } from '@sealed-orders/text/cli/scenarios';
import { complaints, laidDice } from './dice.ts';
import { expectDifferences, sheetOf, viewerOf } from './expect.ts';
import { back, type Frame, moved, UNMOVED } from './frame.ts';
import { type Difference, differences } from './match.ts';
import { Problem } from './problem.ts';
import type { DiceText, ExpectText, Scenario, StepText } from './schema.ts';
import { stepsOf } from './shape.ts';
import type { Watch } from './show.ts';
import type { Move, Stage } from './stage.ts';
import type { ScenarioSystem } from './systems.ts';

/** The instant of the n-th step of a scenario: a day after the one before. */
export const instantOf = (n: number): Instant => new Date(Date.UTC(2026, 0, 2 + n, 12)).toISOString();

/** The sheets of everybody who owes one and of those who hand one in unasked; null where none came. */
function sheetsOf(system: ScenarioSystem, stage: Stage, step: StepText): Readonly<Record<string, unknown>> {
  const sheets: Record<string, unknown> = {};
  for (const { seat, by } of stage.awaiting()) if (by === 'sheet') sheets[seat] = null;
  for (const [seat, orders] of Object.entries(step.orders ?? {})) {
    viewerOf(stage, seat);
    sheets[seat] = sheetOf(system, stage, orders);
  }
  for (const [seat, sheet] of Object.entries(step.sheets ?? {})) sheets[seat] = moved(sheet, stage.frame);
  return sheets;
}

/** What a step of a scenario puts in. */
export function moveOf(system: ScenarioSystem, stage: Stage, step: StepText): Move {
  if (step.clock) return { type: 'clock' };
  if (step.order) return { type: 'order', seat: step.order.seat, order: moved(step.order.order, stage.frame) };
  if (step.ruling)
    return { type: 'ruling', reason: step.ruling.reason, ruling: moved(step.ruling.ruling, stage.frame) };
  const sheets = sheetsOf(system, stage, step);
  const everyone = Object.values(sheets).every((sheet) => sheet !== null);
  return { type: 'phase', closedBy: step['closed-by'] ?? (everyone ? 'seals' : 'deadline'), sheets };
}

interface Outcome {
  /** Null when the step was refused or broke. */
  readonly stage: Stage | null;
  /** It was refused as it was expected to be: all stands as before, and the next step is played. */
  readonly isRefused?: true;
  readonly differences: readonly Difference[];
}

/** What came of a step with laid dice: the next stage, or the refusal that was or was not expected. */
function judged(
  step: (dice: Dice) => Result<Stage, readonly Rejection[]>,
  text: DiceText | undefined,
  expected: ExpectText | undefined,
  frame: Frame,
  path: string,
  watch: Watch,
): Outcome {
  const laid = laidDice(text, frame);
  const result = attempted(() => step(laid.dice));
  if (result instanceof Error) {
    return { stage: null, differences: [{ path, text: differenceText.rulesBroke(result.message) }] };
  }
  const wrong = complaints(laid);
  if (result.ok) watch({ stage: result.value, thrown: laid.dice.thrown() });
  if (result.ok && expected?.rejections === undefined) return { stage: result.value, differences: wrong };
  const rejections = result.ok ? [] : result.problem;
  const wanted = expected?.rejections ?? [];
  const found = differences(wanted, moved(rejections, back(frame)), `${path}.rejections`);
  const all = [...wrong, ...found];
  if (result.ok) return { stage: result.value, differences: all };
  return wanted.length > 0 && all.length === 0
    ? { stage: null, differences: all, isRefused: true }
    : { stage: null, differences: all };
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
  if (scenario.begin === undefined) return { stage: system.stand(scenario.given ?? {}), differences: [] };
  const expected = isAlone ? scenario.expect : scenario.before;
  return judged((dice) => system.begin(scenario.begin, dice), scenario.dice, expected, UNMOVED, 'begin', watch);
}

/** Plays a scenario of one world; empty when all is as expected. */
export function runScenario(system: ScenarioSystem, scenario: Scenario, watch: Watch): readonly Difference[] {
  const steps = stepsOf(scenario);
  const isAlone = steps.length === 0;
  const start = started(system, scenario, isAlone, watch);
  if (start.stage === null) return start.differences;

  const found = [...start.differences, ...startDifferences(system, start.stage, scenario, isAlone)];
  let stage = start.stage;
  for (const [n, step] of steps.entries()) {
    const isLast = n === steps.length - 1;
    const path = steps.length === 1 ? '' : `play.${n}.`;
    const expected = isLast ? { ...step.expect, ...scenario.expect } : step.expect;
    // Dice beside `begin` are those of the beginning, others those of every step that has none of its own.
    const text = step.dice ?? (scenario.begin === undefined ? scenario.dice : undefined);
    const from = stage;
    const played = judged(
      (dice) => from.play(moveOf(system, from, step), dice, instantOf(n)),
      text,
      expected,
      from.frame,
      `${path}expect`,
      watch,
    );
    found.push(...played.differences);
    const next = played.isRefused ? untouched(from) : played.stage;
    if (next === null) return found;
    found.push(...expectDifferences(system, next, expected ?? {}, `${path}expect`));
    stage = next;
  }
  return found;
}

/** A refused step leaves all as it was, and nothing has happened. */
const untouched = (stage: Stage): Stage => ({ ...stage, events: [], report: () => [] });

function startDifferences(system: ScenarioSystem, stage: Stage, { before, expect }: Scenario, isAlone: boolean) {
  const first = before === undefined && isAlone ? [] : expectDifferences(system, stage, before ?? {}, 'before');
  return isAlone ? [...first, ...expectDifferences(system, stage, expect ?? {}, 'expect')] : first;
}
