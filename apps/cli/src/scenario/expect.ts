import { seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { eventDifferences } from './events.ts';
import { back, moved } from './frame.ts';
import { type Difference, differences } from './match.ts';
import { isRecord } from './merge.ts';
import { Problem } from './problem.ts';
import type { ExpectText } from './schema.ts';
import type { Stage } from './stage.ts';
import type { ScenarioSystem } from './systems.ts';

/** The eyes that a name stands for. */
export function viewerOf(stage: Stage, name: string): Viewer {
  if (name === 'spectator' || name === 'referee') return { kind: name };
  if (!stage.seats.some((seat) => seat === name)) throw new Problem(`nobody is called ${name}`);
  return { kind: 'seat', seat: seatId(name) };
}

/** A sheet of a seat: its orders as they are written, on the board's coordinates, for the phase that is open. */
export function sheetOf(system: ScenarioSystem, stage: Stage, orders: readonly unknown[]): unknown {
  const phase = isRecord(stage.state) ? String(stage.state.phase) : '';
  return moved(system.sheet(phase, orders), stage.frame);
}

/** Lists count whole in expectations of rejections, awaited decisions and the like. */
const parts = (expected: unknown, actual: unknown, stage: Stage, path: string): readonly Difference[] =>
  expected === undefined ? [] : differences(normal(expected), moved(actual, back(stage.frame)), path);

/** Edges in the order of their hexes, as they come out. */
const normal = (value: unknown): unknown => moved(value, { q: 0, r: 0 });

function optionDifferences(system: ScenarioSystem, stage: Stage, expected: ExpectText['options'], path: string) {
  if (expected === undefined) return [];
  const offered = stage.seats.flatMap((seat) => stage.options({ kind: 'seat', seat }));
  return parts(system.fullOptions(expected), system.optionsForm(offered), stage, path);
}

function checkDifferences(system: ScenarioSystem, stage: Stage, expected: ExpectText['check'], path: string) {
  return (expected ?? []).flatMap(({ seat, orders, sheet, rejections }, i) => {
    const written = sheet === undefined ? sheetOf(system, stage, orders ?? []) : moved(sheet, stage.frame);
    viewerOf(stage, seat);
    return parts(rejections, stage.check(seatId(seat), written), stage, `${path}.${i}.rejections`);
  });
}

/** Where what came out differs from what an `expect` says. */
export function expectDifferences(
  system: ScenarioSystem,
  stage: Stage,
  expected: ExpectText,
  path: string,
): readonly Difference[] {
  const outward = (value: unknown): unknown => moved(value, back(stage.frame));
  const events = (list: readonly unknown[]): readonly unknown[] => list.map(outward);
  return [
    ...eventDifferences(expected, events(stage.events), path),
    ...parts(expected.state, stage.state, stage, `${path}.state`),
    ...Object.entries(expected.view ?? {}).flatMap(([viewer, view]) =>
      parts(view, stage.view(viewerOf(stage, viewer)), stage, `${path}.view.${viewer}`),
    ),
    ...Object.entries(expected.report ?? {}).flatMap(([viewer, report]) =>
      eventDifferences(report, events(stage.report(viewerOf(stage, viewer))), `${path}.report.${viewer}`),
    ),
    ...optionDifferences(system, stage, expected.options, `${path}.options`),
    ...checkDifferences(system, stage, expected.check, `${path}.check`),
    ...parts(expected.awaiting, stage.awaiting(), stage, `${path}.awaiting`),
    ...parts(expected.due, stage.due(), stage, `${path}.due`),
    ...parts(expected.outcome, stage.outcome(), stage, `${path}.outcome`),
    ...parts(expected.faults ?? [], stage.faults(), stage, `${path}.faults`),
  ];
}
