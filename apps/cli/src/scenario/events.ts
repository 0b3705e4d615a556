import { differenceText } from '@sealed-orders/text/cli/scenarios';
import { flow } from './flow.ts';
import { type Difference, differences, matches } from './match.ts';
import { isRecord } from './merge.ts';
import type { EventsText } from './schema.ts';

type Compare = (expected: unknown, actual: unknown) => readonly Difference[];

/** What stands in every event of a step and is seldom the point. */
const MAY_BE_LEFT_OUT = new Set(['turn', 'phase']);

/** All fields of the event, not only the written ones. */
function wholeDifferences(expected: unknown, actual: unknown): readonly Difference[] {
  const written = isRecord(expected) ? expected : {};
  const unwritten = Object.entries(isRecord(actual) ? actual : {}).filter(
    ([key]) => !MAY_BE_LEFT_OUT.has(key) && !Object.hasOwn(written, key),
  );
  return [
    ...differences(expected, actual),
    ...unwritten.map(([key, value]) => ({ path: key, text: differenceText.notExpected(flow(value)) })),
  ];
}

const typeOf = (event: unknown): unknown => (isRecord(event) ? event.type : undefined);

/** The longest common run of two lists in order: pairs of places. */
function aligned(
  expected: readonly unknown[],
  actual: readonly unknown[],
  compare: Compare,
): readonly (readonly [number, number])[] {
  const same = expected.map((wanted) => actual.map((event) => compare(wanted, event).length === 0));
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

/** How two lists part between what they share: events of one type beside each other are compared field by field. */
function listDifferences(
  expected: readonly unknown[],
  actual: readonly unknown[],
  path: string,
  compare: Compare,
): readonly Difference[] {
  const found: Difference[] = [];
  let i = 0;
  let j = 0;
  for (const [nextI, nextJ] of [...aligned(expected, actual, compare), [expected.length, actual.length] as const]) {
    const missing = expected.slice(i, nextI);
    const excess = actual.slice(j, nextJ);
    for (const wanted of missing) {
      const twin = excess.findIndex((event) => typeOf(event) === typeOf(wanted));
      if (twin < 0) {
        found.push({ path, text: differenceText.eventMissing(flow(wanted)) });
        continue;
      }
      const [event] = excess.splice(twin, 1);
      const fields = compare(wanted, event).map((field) => `${field.path} ${field.text}`);
      found.push({ path, text: differenceText.eventOther(flow(event), fields) });
    }
    found.push(...excess.map((event) => ({ path, text: differenceText.eventInExcess(flow(event)) })));
    i = nextI + 1;
    j = nextJ + 1;
  }
  return found;
}

/** What a list of events lacks, and what it should not hold. `-` expected and missing, `+` in excess, `~` other. */
export function eventDifferences(
  expected: EventsText,
  actual: readonly unknown[],
  path: string,
): readonly Difference[] {
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const ofType = Object.entries(expected['events-of'] ?? {}).flatMap(([type, wanted]) =>
    listDifferences(
      (wanted ?? []).map((event) => ({ type, ...event })),
      actual.filter((event) => typeOf(event) === type),
      at(`events-of.${type}`),
      differences,
    ),
  );
  const missing = (expected['events-include'] ?? [])
    .filter((wanted) => !actual.some((event) => matches(wanted, event)))
    .map((wanted) => {
      const alike = actual.filter((event) => typeOf(event) === wanted.type);
      const text =
        alike.length === 0
          ? differenceText.noneAlike(flow(wanted), flow(wanted.type))
          : differenceText.onlyAlike(flow(wanted), alike.map(flow));
      return { path: at('events-include'), text };
    });
  const unwanted = (expected['no-event'] ?? []).flatMap((pattern) =>
    actual
      .filter((event) => matches(pattern, event))
      .map((event) => ({ path: at('no-event'), text: differenceText.eventInExcess(flow(event)) })),
  );
  const all =
    expected.events === undefined ? [] : listDifferences(expected.events, actual, at('events'), wholeDifferences);
  return [...all, ...ofType, ...missing, ...unwanted];
}
