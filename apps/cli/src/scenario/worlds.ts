import { canonical, type Viewer } from '@sealed-orders/rules/kernel';
import { differenceText, scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import { laidDice } from './dice.ts';
import { expectDifferences, sheetOf, viewerOf } from './expect.ts';
import { flow } from './flow.ts';
import { back, moved } from './frame.ts';
import { type Difference, differences } from './match.ts';
import { merged } from './merge.ts';
import { Problem } from './problem.ts';
import { moveOf, stepsOf } from './run.ts';
import type { Scenario, StepText } from './schema.ts';
import type { Watch } from './show.ts';
import type { Stage } from './stage.ts';
import type { ScenarioSystem } from './systems.ts';

/** Two stages that one viewer must not be able to tell apart. */
interface Pair {
  readonly base: Stage;
  readonly other: Stage;
  readonly viewer: Viewer;
}

/** Byte by byte; where two values part is then looked for from both sides. */
function parted(path: string, base: unknown, other: unknown): readonly Difference[] {
  if (canonical(base) === canonical(other)) return [];
  const both = [...differences(base, other, path), ...differences(other, base, path)];
  return both.length > 0 ? both : [{ path, text: differenceText.and(flow(base), flow(other)) }];
}

function compared({ base, other, viewer }: Pair, path: string, sheets: readonly unknown[]): readonly Difference[] {
  const outward = (value: unknown): unknown => moved(value, back(base.frame));
  const both = (what: string, look: (stage: Stage) => unknown) =>
    parted(`${path}${what}`, outward(look(base)), outward(look(other)));
  return [
    ...both('view', (stage) => stage.view(viewer)),
    ...both('options', (stage) => stage.options(viewer)),
    ...both('report', (stage) => stage.report(viewer)),
    ...sheets.flatMap((sheet) =>
      viewer.kind === 'seat' ? both('check', (stage) => stage.check(viewer.seat, sheet)) : [],
    ),
  ];
}

/** The sheets of the viewer that are checked in both worlds: what he hands in next, and what he might ask besides. */
function sheetsOf(system: ScenarioSystem, { base, viewer }: Pair, scenario: Scenario, step: StepText | undefined) {
  if (viewer.kind !== 'seat') return [];
  const next = step?.orders?.[viewer.seat];
  const orders = [...(next === undefined ? [] : [next]), ...(scenario.worlds?.asks ?? [])];
  const raw = step?.sheets?.[viewer.seat];
  const written = orders.map((sheet) => sheetOf(system, base, sheet));
  return raw === undefined ? written : [...written, moved(raw, base.frame)];
}

function played(system: ScenarioSystem, stage: Stage, step: StepText, n: number, watch: Watch): Stage {
  const at = new Date(Date.UTC(2026, 0, 2 + n, 12)).toISOString();
  const { dice } = laidDice(step.dice ?? 'any', stage.frame);
  const result = stage.play(moveOf(system, stage, step), dice, at);
  if (result.ok) {
    watch({ stage: result.value, thrown: dice.thrown() });
    return result.value;
  }
  throw new Problem(scenarioProblemText.worldRefuses(result.problem.map(flow)));
}

/** Plays two worlds side by side; empty when the viewer cannot tell them apart, before, after and by any answer. */
export function runWorlds(system: ScenarioSystem, scenario: Scenario, watch: Watch): readonly Difference[] {
  const { worlds } = scenario;
  if (worlds === undefined) throw new Problem(scenarioProblemText.noWorlds);
  if (scenario.given !== undefined || scenario.begin !== undefined) {
    throw new Problem(scenarioProblemText.twoBeginnings);
  }
  const first = system.stand(worlds.base);
  const pair = {
    base: first,
    other: system.stand(merged(worlds.base, worlds.differs)),
    viewer: viewerOf(first, worlds.viewer),
  };
  const differ = scenario['orders-differ'];
  const isSame = canonical(pair.base.state) === canonical(pair.other.state);
  if (isSame && differ === undefined) throw new Problem(scenarioProblemText.oneWorld);
  if (differ !== undefined && Object.hasOwn(differ, worlds.viewer))
    throw new Problem(scenarioProblemText.viewerOrdersDiffer);

  const steps = stepsOf(scenario);
  const found = [...compared(pair, 'before.', sheetsOf(system, pair, scenario, steps[0]))];
  found.push(...faultsOf(pair, 'before.'));
  let { base, other } = pair;
  for (const [n, step] of steps.entries()) {
    const laid = { ...step, dice: step.dice ?? scenario.dice ?? 'any' };
    base = played(system, base, laid, n, watch);
    other = played(system, other, n === 0 ? { ...laid, orders: { ...laid.orders, ...differ } } : laid, n, watch);
    const now = { base, other, viewer: pair.viewer };
    found.push(...compared(now, 'after.', sheetsOf(system, now, scenario, steps[n + 1])), ...faultsOf(now, 'after.'));
  }
  return [...found, ...expectDifferences(system, base, scenario.expect ?? {}, 'expect')];
}

const faultsOf = ({ base, other }: Pair, path: string): readonly Difference[] =>
  [...base.faults(), ...other.faults()].map((fault) => ({ path: `${path}faults`, text: fault }));
