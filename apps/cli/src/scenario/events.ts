import { differenceText } from '@sealed-orders/text/cli/scenarios';
import { flow } from './flow.ts';
import { type Difference, differences, matches } from './match.ts';
import { isRecord } from './merge.ts';
import type { EventsText } from './schema.ts';

/** Fields of every event that seldom matter. */
const MAY_BE_LEFT_OUT = ['turn', 'day', 'phase', 'rule'];

/** Where an event differs from its expectation, with all its fields compared unless the others are free. */
function wholeDifferences(expected: unknown, actual: unknown): readonly Difference[] {
  if (!isRecord(expected) || !isRecord(actual)) return differences(expected, actual);
  const understood = MAY_BE_LEFT_OUT.filter((key) => Object.hasOwn(actual, key) && !Object.hasOwn(expected, key));
  const written = { ...expected, ...Object.fromEntries(understood.map((key) => [key, actual[key]])) };
  return differences(written, actual, '', 'whole');
}

const typeOf = (event: unknown): unknown => (isRecord(event) ? event.type : undefined);

/** The longest common run of two lists in order: pairs of places. */
function aligned(expected: readonly unknown[], actual: readonly unknown[]): readonly (readonly [number, number])[] {
  const same = expected.map((wanted) => actual.map((event) => wholeDifferences(wanted, event).length === 0));
  const best = Array.from({ length: expected.length + 1 }, () => new Array<number>(actual.length + 1).fill(0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  for (let i = expected.length - 1; i >= 0; i--) {
    const row = best[i] ?? [];
    for (let j = actual.length - 1; j >= 0; j--) {
      row[j] = same[i]?.[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < expected.length && j < actual.length; ) {
    if (same[i]?.[j] && at(i, j) === at(i + 1, j + 1) + 1) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** How two lists differ between their common parts: adjacent events of one type are compared field by field. */
function listDifferences(
  expected: readonly unknown[],
  actual: readonly unknown[],
  path: string,
): readonly Difference[] {
  const found: Difference[] = [];
  let i = 0;
  let j = 0;
  for (const [nextI, nextJ] of [...aligned(expected, actual), [expected.length, actual.length] as const]) {
    const missing = expected.slice(i, nextI);
    const excess = actual.slice(j, nextJ);
    for (const wanted of missing) {
      const twin = excess.findIndex((event) => typeOf(event) === typeOf(wanted));
      if (twin < 0) {
        found.push({ path, text: differenceText.eventMissing(flow(wanted)) });
        continue;
      }
      const [event] = excess.splice(twin, 1);
      const fields = wholeDifferences(wanted, event).map((field) => `${field.path} ${field.text}`);
      found.push({ path, text: differenceText.eventOther(flow(event), fields) });
    }
    found.push(...excess.map((event) => ({ path, text: differenceText.eventInExcess(flow(event)) })));
    i = nextI + 1;
    j = nextJ + 1;
  }
  return found;
}

/** The readers of an event are a set: the order in which a scenario names them does not matter. */
function inOrder<Event>(event: Event): Event {
  return isRecord(event) && Array.isArray(event.to) ? { ...event, to: [...new Set(event.to)].sort() } : event;
}

/** The missing and the extra events of a list. `-` expected and missing, `+` extra, `~` different. */
export function eventDifferences(
  expected: EventsText,
  happened: readonly unknown[],
  path: string,
): readonly Difference[] {
  const actual = happened.map(inOrder);
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const ofType = Object.entries(expected['events-of'] ?? {}).flatMap(([type, wanted]) =>
    listDifferences(
      (wanted ?? []).map((event) => inOrder({ type, ...event })),
      actual.filter((event) => typeOf(event) === type),
      at(`events-of.${type}`),
    ),
  );
  const missing = (expected['events-include'] ?? [])
    .map(inOrder)
    .filter((wanted) => !actual.some((event) => matches(wanted, event)))
    .map((wanted) => {
      const alike = actual.filter((event) => typeOf(event) === wanted.type);
      const text =
        alike.length === 0
          ? differenceText.noneAlike(flow(wanted), flow(wanted.type))
          : differenceText.onlyAlike(flow(wanted), alike.map(flow));
      return { path: at('events-include'), text };
    });
  const unwanted = (expected['no-event'] ?? [])
    .map(inOrder)
    .flatMap((pattern) =>
      actual
        .filter((event) => matches(pattern, event))
        .map((event) => ({ path: at('no-event'), text: differenceText.eventInExcess(flow(event)) })),
    );
  const all = expected.events === undefined ? [] : listDifferences(expected.events.map(inOrder), actual, at('events'));
  return [...all, ...ofType, ...missing, ...unwanted];
}
