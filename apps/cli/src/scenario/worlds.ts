import { canonical, type Viewer } from '@sealed-orders/rules/kernel';
import { differenceText, scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import { complaintsOfBoth, laidDice } from './dice.ts';
import { expectDifferences, viewerOf } from './expect.ts';
import { flow } from './flow.ts';
import type { Difference } from './match.ts';
import { merged } from './merge.ts';
import { partings } from './partings.ts';
import type { Position } from './position.ts';
import { Problem } from './problem.ts';
import { instantOf, moveOf } from './run.ts';
import type { Scenario, StepText } from './schema.ts';
import { stepsOf, stopOf } from './shape.ts';
import type { Watch } from './show.ts';
import type { ScenarioSystem } from './system.ts';

/** Two positions that one viewer looks at. */
interface Pair {
  readonly base: Position;
  readonly other: Position;
  readonly viewer: Viewer;
}

interface Look {
  readonly what: string;
  look(position: Position): unknown;
  /** The form in which a difference is shown, if another one reads better. */
  form?(position: Position): unknown;
}

/** Everything that the viewer gets and may ask for. */
function looks(viewer: Viewer, sheets: readonly unknown[]): readonly Look[] {
  return [
    { what: 'view', look: (position) => position.view(viewer) },
    { what: 'options', look: (position) => position.options(viewer), form: (position) => position.offered([viewer]) },
    { what: 'report', look: (position) => position.report(viewer) },
    ...sheets.flatMap((sheet, i) =>
      viewer.kind === 'seat'
        ? [{ what: `check.${i}`, look: (position: Position) => position.check(viewer.seat, sheet) }]
        : [],
    ),
  ];
}

/** Compares byte by byte, then finds where the values differ. */
function compared(pair: Pair, path: string, sheets: readonly unknown[]): readonly Difference[] {
  const { base, other, viewer } = pair;
  const { outward } = base.coordinates;
  return looks(viewer, sheets).flatMap(({ what, look, form }) => {
    const [one, two] = [look(base), look(other)];
    if (canonical(one) === canonical(two)) return [];
    const read = form === undefined ? [] : partings(outward(form(base)), outward(form(other)), `${path}${what}`);
    return read.length > 0 ? read : partings(outward(one), outward(two), `${path}${what}`);
  });
}

/** The viewer's sheets that are checked in both worlds: the next ones, and further ones under `asks`. */
function sheetsOf({ base, viewer }: Pair, scenario: Scenario, step: StepText | undefined) {
  if (viewer.kind !== 'seat') return [];
  const next = step?.orders?.[viewer.seat];
  const orders = [...(next === undefined ? [] : [next]), ...(scenario.worlds?.asks ?? [])];
  const raw = step?.sheets?.[viewer.seat];
  const written = orders.map((sheet) => base.sheet(sheet));
  return raw === undefined ? written : [...written, base.coordinates.inward(raw)];
}

function played(position: Position, step: StepText, n: number, watch: Watch) {
  const laid = laidDice(step.dice ?? 'any', position.coordinates);
  const result = position.play(moveOf(position, step), { dice: laid.dice, at: instantOf(n), stopAfter: stopOf(step) });
  if (result.ok) {
    watch({ position: result.value, thrown: laid.dice.thrown() });
    return { position: result.value, laid };
  }
  throw new Problem(scenarioProblemText.worldRefuses(result.problem.map(flow)));
}

/**
 * Plays two worlds side by side. Empty when the viewer cannot tell them apart, before, after or by any answer; or, with
 * `notices`, when the viewer can.
 */
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

/** The result for two worlds: what is wrong, and where the viewer can tell them apart. */
interface Compared {
  readonly wrong: Difference[];
  readonly noticed: Difference[];
}

function playedThrough(system: ScenarioSystem, scenario: Scenario, pair: Pair, watch: Watch): readonly Difference[] {
  const steps = stepsOf(scenario);
  const differ = scenario['orders-differ'];
  const { worlds } = scenario;
  const { wrong, noticed }: Compared = {
    wrong: [
      ...faultsOf(pair, 'before.'),
      ...expectDifferences(system, pair.base, scenario.before ?? {}, 'before'),
      ...(steps.length === 0 ? expectDifferences(system, pair.base, scenario.expect ?? {}, 'expect') : []),
    ],
    noticed: [...compared(pair, 'before.', sheetsOf(pair, scenario, steps[0]))],
  };
  let now = pair;
  for (const [n, step] of steps.entries()) {
    // Once a viewer can tell them apart and must not, everything that follows differs too.
    if (wrong.length > 0 || (noticed.length > 0 && worlds?.notices === undefined)) break;
    const path = steps.length === 1 ? '' : `play.${n}.`;
    const laid = { ...step, dice: step.dice ?? scenario.dice ?? 'any' };
    const base = played(now.base, laid, n, watch);
    const there = n === 0 && differ !== undefined ? { ...laid, orders: { ...laid.orders, ...differ } } : laid;
    const other = played(now.other, there, n, watch);
    now = { base: base.position, other: other.position, viewer: pair.viewer };
    noticed.push(...compared(now, `${path}after.`, sheetsOf(now, scenario, steps[n + 1])));
    const isLast = n === steps.length - 1;
    wrong.push(
      ...complaintsOfBoth(base.laid, other.laid),
      ...faultsOf(now, `${path}after.`),
      ...expectDifferences(system, now.base, { ...step.expect, ...(isLast ? scenario.expect : {}) }, `${path}expect`),
    );
  }
  return [...(worlds?.notices === undefined ? noticed : unnoticed(worlds.viewer, worlds.notices, noticed)), ...wrong];
}

type Notices = NonNullable<NonNullable<Scenario['worlds']>['notices']>;

/** What the viewer should notice and does not. */
function unnoticed(viewer: string, places: Notices, noticed: readonly Difference[]): readonly Difference[] {
  const path = 'worlds.notices';
  if (places === true) return noticed.length > 0 ? [] : [{ path, text: differenceText.cannotTell(viewer) }];
  const found = noticed.map((difference) => difference.path);
  const missed = places.filter((place) => !found.some((one) => `${one}.`.startsWith(`${place}.`)));
  return missed.map((place) => ({ path, text: differenceText.noticesNothing(viewer, place, found) }));
}

const faultsOf = ({ base, other }: Pair, path: string): readonly Difference[] =>
  [...base.faults(), ...other.faults()].map((fault) => ({ path: `${path}faults`, text: fault }));
