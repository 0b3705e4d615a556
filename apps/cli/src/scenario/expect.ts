import { seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import { eventDifferences } from './events.ts';
import { back, moved, UNMOVED } from './frame.ts';
import { type Difference, differences, matches } from './match.ts';
import { isRecord } from './merge.ts';
import { Problem } from './problem.ts';
import { EVENT_WORDS, type EventsText, type ExpectText } from './schema.ts';
import type { Stage } from './stage.ts';
import type { ScenarioSystem } from './systems.ts';

/** The eyes that a name stands for. */
export function viewerOf(stage: Stage, name: string): Viewer {
  if (name === 'spectator' || name === 'referee') return { kind: name };
  if (!stage.seats.some((seat) => seat === name)) throw new Problem(scenarioProblemText.nobody(name, stage.seats));
  return { kind: 'seat', seat: seatId(name) };
}

/** A sheet of a seat: its orders as they are written, on the board's coordinates, for the phase that is open. */
export function sheetOf(system: ScenarioSystem, stage: Stage, orders: readonly unknown[]): unknown {
  const phase = isRecord(stage.state) ? String(stage.state.phase) : '';
  return moved(system.sheet(phase, orders), stage.frame);
}

/**
 * Where parts of what came out differ. Lists count whole in expectations of rejections, awaited decisions and the like.
 * The little that is expected is moved onto the board; all of a state or view is moved back only to show a difference.
 */
function parts(expected: unknown, look: () => unknown, { frame }: Stage, path: string): readonly Difference[] {
  if (expected === undefined) return [];
  const actual = look();
  if (matches(moved(expected, frame), actual)) return [];
  return differences(moved(expected, UNMOVED), moved(actual, back(frame)), path);
}

/** As above, of events that somebody may ask about in several ways. */
function eventParts(expected: EventsText, look: () => readonly unknown[], { frame }: Stage, path: string) {
  const isAsked = EVENT_WORDS.some((word) => expected[word] !== undefined);
  if (!isAsked) return [];
  return eventDifferences(
    expected,
    look().map((event) => moved(event, back(frame))),
    path,
  );
}

function optionDifferences(system: ScenarioSystem, stage: Stage, expected: ExpectText['options'], path: string) {
  if (expected === undefined) return [];
  const offered = stage.seats.flatMap((seat) => stage.options({ kind: 'seat', seat }));
  return parts(system.fullOptions(expected), () => system.optionsForm(offered), stage, path);
}

function checkDifferences(system: ScenarioSystem, stage: Stage, expected: ExpectText['check'], path: string) {
  return (expected ?? []).flatMap(({ seat, orders, sheet, rejections }, i) => {
    const written = sheet === undefined ? sheetOf(system, stage, orders ?? []) : moved(sheet, stage.frame);
    viewerOf(stage, seat);
    return parts(rejections, () => stage.check(seatId(seat), written), stage, `${path}.${i}.rejections`);
  });
}

/** Where what came out differs from what an `expect` says. */
export function expectDifferences(
  system: ScenarioSystem,
  stage: Stage,
  expected: ExpectText,
  path: string,
): readonly Difference[] {
  return [
    ...eventParts(expected, () => stage.events, stage, path),
    ...parts(expected.state, () => stage.state, stage, `${path}.state`),
    ...Object.entries(expected.view ?? {}).flatMap(([name, view]) => {
      const viewer = viewerOf(stage, name);
      return parts(view, () => stage.view(viewer), stage, `${path}.view.${name}`);
    }),
    ...Object.entries(expected.report ?? {}).flatMap(([name, report]) => {
      const viewer = viewerOf(stage, name);
      return eventParts(report, () => stage.report(viewer), stage, `${path}.report.${name}`);
    }),
    ...optionDifferences(system, stage, expected.options, `${path}.options`),
    ...checkDifferences(system, stage, expected.check, `${path}.check`),
    ...parts(expected.awaiting, () => stage.awaiting(), stage, `${path}.awaiting`),
    ...parts(expected.due, () => stage.due(), stage, `${path}.due`),
    ...parts(expected.outcome, () => stage.outcome(), stage, `${path}.outcome`),
    ...parts(expected.faults ?? [], () => stage.faults(), stage, `${path}.faults`),
  ];
}
