import { seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import { eventDifferences } from './events.ts';
import { type Difference, differences, matches } from './match.ts';
import type { Position } from './position.ts';
import { Problem } from './problem.ts';
import { EVENT_WORDS, type EventsText, type ExpectText } from './schema.ts';
import type { ScenarioSystem } from './system.ts';

/** The viewer of a name. */
export function viewerOf(position: Position, name: string): Viewer {
  if (name === 'spectator' || name === 'referee') return { kind: name };
  if (!position.seats.some((seat) => seat === name))
    throw new Problem(scenarioProblemText.nobody(name, position.seats));
  return { kind: 'seat', seat: seatId(name) };
}

/**
 * Where parts of what came out differ. Lists count whole in expectations of rejections, awaited decisions and the like.
 * The little that is expected is moved onto the board; all of a state or view is moved back only to show a difference.
 */
function parts(expected: unknown, look: () => unknown, position: Position, path: string): readonly Difference[] {
  if (expected === undefined) return [];
  const { inward, outward } = position.coordinates;
  const [wanted, actual] = [inward(expected), look()];
  return matches(wanted, actual) ? [] : differences(outward(wanted), outward(actual), path);
}

/** The same for events, which may be asked about in several ways. */
function eventParts(expected: EventsText, look: () => readonly unknown[], { coordinates }: Position, path: string) {
  const isAsked = EVENT_WORDS.some((word) => expected[word] !== undefined);
  if (!isAsked) return [];
  return eventDifferences(
    expected,
    look().map((event) => coordinates.outward(event)),
    path,
  );
}

function optionDifferences(system: ScenarioSystem, position: Position, expected: ExpectText['options'], path: string) {
  if (expected === undefined) return [];
  const viewers = position.seats.map((seat): Viewer => ({ kind: 'seat', seat }));
  return parts(system.fullOptions(expected), () => position.offered(viewers), position, path);
}

function checkDifferences(position: Position, expected: ExpectText['check'], path: string) {
  return (expected ?? []).flatMap(({ seat, orders, sheet, rejections }, i) => {
    const written = sheet === undefined ? position.sheet(orders ?? []) : position.coordinates.inward(sheet);
    viewerOf(position, seat);
    return parts(rejections, () => position.check(seatId(seat), written), position, `${path}.${i}.rejections`);
  });
}

/** Where the result differs from an `expect`. */
export function expectDifferences(
  system: ScenarioSystem,
  position: Position,
  expected: ExpectText,
  path: string,
): readonly Difference[] {
  return [
    ...eventParts(expected, () => position.events, position, path),
    ...parts(expected.state, () => position.state, position, `${path}.state`),
    ...Object.entries(expected.view ?? {}).flatMap(([name, view]) => {
      const viewer = viewerOf(position, name);
      return parts(view, () => position.view(viewer), position, `${path}.view.${name}`);
    }),
    ...Object.entries(expected.report ?? {}).flatMap(([name, report]) => {
      const viewer = viewerOf(position, name);
      return eventParts(report, () => position.report(viewer), position, `${path}.report.${name}`);
    }),
    ...optionDifferences(system, position, expected.options, `${path}.options`),
    ...checkDifferences(position, expected.check, `${path}.check`),
    ...parts(expected.awaiting, () => position.awaiting(), position, `${path}.awaiting`),
    ...parts(expected.due, () => position.due(), position, `${path}.due`),
    ...parts(expected.outcome, () => position.outcome(), position, `${path}.outcome`),
    ...parts(expected.faults ?? [], () => position.faults(), position, `${path}.faults`),
  ];
}
