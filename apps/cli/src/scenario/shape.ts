import { scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import { Problem } from './problem.ts';
import type { Scenario, StepText } from './schema.ts';

/** The steps that a scenario plays: `orders` is the short form of a single one. */
export function stepsOf(scenario: Scenario): readonly StepText[] {
  const { play, orders, 'stop-after': stopAfter } = scenario;
  const steps = play ?? (orders === undefined ? [] : [{ orders }]);
  const last = steps.at(-1);
  return stopAfter === undefined || last === undefined
    ? steps
    : [...steps.slice(0, -1), { ...last, 'stop-after': stopAfter }];
}

/** The phase after which play stops; null: where the rules stop. */
export const stopOf = (step: StepText): string | null => step['stop-after'] ?? null;

/** Throws a Problem for words that do not fit together: everything written counts, or the scenario is invalid. */
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
  const wrongStop = stopFault(scenario);
  if (wrongStop !== null) return wrongStop;
  if (isRefusalNowhere(scenario)) return scenarioProblemText.nothingToRefuse;
  const isAnyRefused = [before, scenario.expect, ...(play ?? []).map((step) => step.expect)].some(
    (expected) => expected?.rejections !== undefined,
  );
  return worlds !== undefined && isAnyRefused ? scenarioProblemText.worldsRefuseNothing : null;
}

/** A step is sheets of a phase, or an order, a clock, a ruling, the end of a pause, a change of empty seats. */
const kindsOf = ({ orders, sheets, order, clock, ruling, resumed, empty, 'closed-by': closedBy }: StepText): number =>
  [orders ?? sheets ?? closedBy, order, clock, ruling, resumed, empty].filter((part) => part !== undefined).length;

/** Expectations for the last step both there and at the end of the scenario. */
function saidTwice({ play, expect }: Scenario): readonly string[] {
  const last = play?.at(-1)?.expect ?? {};
  return Object.keys(expect ?? {}).filter((word) => Object.hasOwn(last, word));
}

/** Play stops once, and nothing follows. */
function stopFault({ play = [], orders, 'stop-after': stopAfter }: Scenario): string | null {
  const stops = play.filter((step) => stopOf(step) !== null);
  if (stopAfter !== undefined && play.length === 0 && orders === undefined) return scenarioProblemText.nothingToStop;
  if (stopAfter !== undefined && stops.length > 0) return scenarioProblemText.stoppedTwice;
  return stops.some((step) => step !== play.at(-1)) ? scenarioProblemText.stoppedEarly : null;
}

/** Only a setup and a step can be refused. */
function isRefusalNowhere(scenario: Scenario): boolean {
  const { before, begin, expect } = scenario;
  if (begin !== undefined) return false;
  return before?.rejections !== undefined || (stepsOf(scenario).length === 0 && expect?.rejections !== undefined);
}
