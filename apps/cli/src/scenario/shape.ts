import { scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import { Problem } from './problem.ts';
import type { Scenario, StepText } from './schema.ts';

/** The steps that a scenario plays: `orders` is the short form of a single one. */
export function stepsOf(scenario: Scenario): readonly StepText[] {
  if (scenario.play !== undefined) return scenario.play;
  return scenario.orders === undefined ? [] : [{ orders: scenario.orders }];
}

/** Throws a Problem for words that do not go together: whatever is written counts, or the scenario is none. */
export function requireShape(scenario: Scenario): void {
  const problem = contradiction(scenario);
  if (problem !== null) throw new Problem(problem);
}

function contradiction(scenario: Scenario): string | null {
  const { worlds, before, play } = scenario;
  const beginnings = [scenario.given, scenario.begin, worlds].filter((beginning) => beginning !== undefined);
  if (beginnings.length > 1) return scenarioProblemText.twoBeginnings;
  if (play !== undefined && scenario.orders !== undefined) return scenarioProblemText.ordersAndPlay;
  if (worlds === undefined && scenario['orders-differ'] !== undefined) return scenarioProblemText.noWorlds;
  if (play?.some((step) => kindsOf(step) > 1)) return scenarioProblemText.mixedStep;
  const twice = saidTwice(scenario);
  if (twice.length > 0) return scenarioProblemText.expectedTwice(twice);
  if (isRefusalNowhere(scenario)) return scenarioProblemText.nothingToRefuse;
  const isAnyRefused = [before, scenario.expect, ...(play ?? []).map((step) => step.expect)].some(
    (expected) => expected?.rejections !== undefined,
  );
  return worlds !== undefined && isAnyRefused ? scenarioProblemText.worldsRefuseNothing : null;
}

/** A step is sheets of a phase, or an order, a clock, a ruling. */
const kindsOf = ({ orders, sheets, order, clock, ruling, 'closed-by': closedBy }: StepText): number =>
  [orders ?? sheets ?? closedBy, order, clock, ruling].filter((part) => part !== undefined).length;

/** What is expected of the last step both there and at the end of the scenario. */
function saidTwice({ play, expect }: Scenario): readonly string[] {
  const last = play?.at(-1)?.expect ?? {};
  return Object.keys(expect ?? {}).filter((word) => Object.hasOwn(last, word));
}

/** Only a setup and a step can be refused. */
function isRefusalNowhere(scenario: Scenario): boolean {
  const { before, begin, expect } = scenario;
  if (begin !== undefined) return false;
  return before?.rejections !== undefined || (stepsOf(scenario).length === 0 && expect?.rejections !== undefined);
}
