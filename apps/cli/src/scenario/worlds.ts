import { canonical, type Viewer } from '@sealed-orders/rules/kernel';
import { scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import { complaintsOfBoth, laidDice } from './dice.ts';
import { expectDifferences, sheetOf, viewerOf } from './expect.ts';
import { flow } from './flow.ts';
import { back, moved } from './frame.ts';
import type { Difference } from './match.ts';
import { merged } from './merge.ts';
import { partings } from './partings.ts';
import { Problem } from './problem.ts';
import { instantOf, moveOf } from './run.ts';
import type { Scenario, StepText } from './schema.ts';
import { stepsOf } from './shape.ts';
import type { Watch } from './show.ts';
import type { Stage } from './stage.ts';
import type { ScenarioSystem } from './systems.ts';

/** Two stages that one viewer must not be able to tell apart. */
interface Pair {
  readonly base: Stage;
  readonly other: Stage;
  readonly viewer: Viewer;
}

interface Look {
  readonly what: string;
  look(stage: Stage): unknown;
  /** In which form a difference is shown, where that reads better. */
  form?(value: unknown): unknown;
}

/** All that the viewer is told and may ask for. */
function looks(system: ScenarioSystem, viewer: Viewer, sheets: readonly unknown[]): readonly Look[] {
  const form = (options: unknown) => (Array.isArray(options) ? system.optionsForm(options) : options);
  return [
    { what: 'view', look: (stage) => stage.view(viewer) },
    { what: 'options', look: (stage) => stage.options(viewer), form },
    { what: 'report', look: (stage) => stage.report(viewer) },
    ...sheets.flatMap((sheet, i) =>
      viewer.kind === 'seat' ? [{ what: `check.${i}`, look: (stage: Stage) => stage.check(viewer.seat, sheet) }] : [],
    ),
  ];
}

/** Byte by byte, then where the bytes part. */
function compared(system: ScenarioSystem, pair: Pair, path: string, sheets: readonly unknown[]): readonly Difference[] {
  return looks(system, pair.viewer, sheets).flatMap(({ what, look, form }) => {
    const seen = [pair.base, pair.other].map((stage) => moved(look(stage), back(pair.base.frame)));
    if (canonical(seen[0]) === canonical(seen[1])) return [];
    const read = form === undefined ? [] : partings(form(seen[0]), form(seen[1]), `${path}${what}`);
    return read.length > 0 ? read : partings(seen[0], seen[1], `${path}${what}`);
  });
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

function played(system: ScenarioSystem, stage: Stage, step: StepText, n: number, watch: Watch) {
  const laid = laidDice(step.dice ?? 'any', stage.frame);
  const result = stage.play(moveOf(system, stage, step), laid.dice, instantOf(n));
  if (result.ok) {
    watch({ stage: result.value, thrown: laid.dice.thrown() });
    return { stage: result.value, laid };
  }
  throw new Problem(scenarioProblemText.worldRefuses(result.problem.map(flow)));
}

/** Plays two worlds side by side; empty when the viewer cannot tell them apart, before, after and by any answer. */
export function runWorlds(system: ScenarioSystem, scenario: Scenario, watch: Watch): readonly Difference[] {
  const { worlds } = scenario;
  if (worlds === undefined) return [];
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

  return playedThrough(system, scenario, pair, watch);
}

function playedThrough(system: ScenarioSystem, scenario: Scenario, pair: Pair, watch: Watch): readonly Difference[] {
  const steps = stepsOf(scenario);
  const differ = scenario['orders-differ'];
  const found = [
    ...compared(system, pair, 'before.', sheetsOf(system, pair, scenario, steps[0])),
    ...faultsOf(pair, 'before.'),
    ...expectDifferences(system, pair.base, scenario.before ?? {}, 'before'),
  ];
  let now = pair;
  for (const [n, step] of steps.entries()) {
    // Once the viewer can tell them apart, all that follows differs too.
    if (found.length > 0) return found;
    const path = steps.length === 1 ? '' : `play.${n}.`;
    const laid = { ...step, dice: step.dice ?? scenario.dice ?? 'any' };
    const base = played(system, now.base, laid, n, watch);
    const there = n === 0 && differ !== undefined ? { ...laid, orders: { ...laid.orders, ...differ } } : laid;
    const other = played(system, now.other, there, n, watch);
    now = { base: base.stage, other: other.stage, viewer: pair.viewer };
    found.push(
      ...complaintsOfBoth(base.laid, other.laid),
      ...compared(system, now, `${path}after.`, sheetsOf(system, now, scenario, steps[n + 1])),
      ...faultsOf(now, `${path}after.`),
      ...expectDifferences(system, now.base, step.expect ?? {}, `${path}expect`),
    );
  }
  return [...found, ...expectDifferences(system, now.base, scenario.expect ?? {}, 'expect')];
}

const faultsOf = ({ base, other }: Pair, path: string): readonly Difference[] =>
  [...base.faults(), ...other.faults()].map((fault) => ({ path: `${path}faults`, text: fault }));
