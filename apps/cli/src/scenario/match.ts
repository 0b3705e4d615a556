import { canonical } from '@sealed-orders/rules/kernel';
import { differenceText } from '@sealed-orders/text/cli/scenarios';
import { flow } from './flow.ts';
import { isRecord } from './merge.ts';

/** Where an expectation and the result differ, with one line on how. */
export interface Difference {
  readonly path: string;
  readonly text: string;
}

/** `part`: of a record only the written members count. `whole`: all of them, unless it contains `others: any`. */
export type Extent = 'part' | 'whole';

/** Allows other members in a record that is compared whole. */
const OTHERS = 'others';

/** All settings and parts of a state, but not every hex of a map. */
const SHOWN_NAMES = 80;

const join = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

const differ = (path: string, expected: unknown, actual: unknown): readonly Difference[] => [
  { path, text: differenceText.expected(flow(expected), flow(actual)) },
];

/** The members of a list or record. */
function membersOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
}

function tally(value: unknown): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const member of membersOf(value)) counts[String(member)] = (counts[String(member)] ?? 0) + 1;
  return counts;
}

function unorderedDifferences(
  expected: readonly unknown[],
  actual: unknown,
  path: string,
  extent: Extent,
): readonly Difference[] {
  const left = [...membersOf(actual)];
  const missing = expected.filter((wanted) => {
    const found = left.findIndex((member) => differences(wanted, member, '', extent).length === 0);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
  return [
    ...missing.map((wanted) => ({ path, text: differenceText.missing(flow(wanted)) })),
    ...left.map((member) => ({ path, text: differenceText.excess(flow(member)) })),
  ];
}

type Matcher = (argument: unknown, actual: unknown, path: string, extent: Extent) => readonly Difference[];

/** What an expectation may check besides equality; documented in docs/scenarios.md. */
const MATCHERS: Readonly<Record<string, Matcher>> = {
  $includes: (wanted, actual, path) =>
    membersOf(wanted)
      .filter((member) => !membersOf(actual).some((candidate) => matches(member, candidate)))
      .map((member) => ({ path, text: differenceText.missingIn(flow(member), flow(actual)) })),
  $excludes: (unwanted, actual, path) =>
    membersOf(unwanted)
      .filter((member) => membersOf(actual).some((candidate) => matches(member, candidate)))
      .map((member) => ({ path, text: differenceText.unwanted(flow(member)) })),
  $unordered: (wanted, actual, path, extent) => unorderedDifferences(membersOf(wanted), actual, path, extent),
  $count: (wanted, actual, path) => {
    const count = membersOf(actual).length;
    return wanted === count ? [] : [{ path, text: differenceText.count(flow(wanted), count) }];
  },
  $tally: (wanted, actual, path) => differences(wanted, tally(actual), path),
  $exactly: (wanted, actual, path) => (canonical(wanted) === canonical(actual) ? [] : differ(path, wanted, actual)),
};

/**
 * Where `actual` differs from `expected`. Lists count whole, member by member, records as `extent` says; `$absent`
 * means that a member must be missing, and records of `$…` members are checked by {@link MATCHERS}.
 */
export function differences(
  expected: unknown,
  actual: unknown,
  path = '',
  extent: Extent = 'part',
): readonly Difference[] {
  if (expected === '$absent') return actual === undefined ? [] : differ(path, expected, actual);
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return differ(path, expected, actual);
    return expected.flatMap((member, i) => differences(member, actual[i], join(path, i), extent));
  }
  if (!isRecord(expected)) return Object.is(expected, actual) ? [] : differ(path, expected, actual);
  return recordDifferences(expected, actual, path, extent);
}

function recordDifferences(
  expected: Readonly<Record<string, unknown>>,
  actual: unknown,
  path: string,
  extent: Extent,
): readonly Difference[] {
  const isLoose = extent === 'part' || expected[OTHERS] === 'any';
  const asked = Object.entries(expected).filter(([key]) => key.startsWith('$'));
  const isWord = (key: string): boolean => key.startsWith('$') || (extent === 'whole' && key === OTHERS && isLoose);
  const fields = Object.entries(expected).filter(([key]) => !isWord(key));
  const answers = asked.flatMap(([key, argument]) => {
    const matcher = MATCHERS[key];
    return matcher
      ? matcher(argument, actual, path, extent)
      : [{ path, text: differenceText.noMatcher(key, Object.keys(MATCHERS)) }];
  });
  if (fields.length === 0 && asked.length > 0) return answers;
  if (!isRecord(actual)) return [...answers, ...differ(path, expected, actual)];
  const unwritten = isLoose ? [] : Object.entries(actual).filter(([key]) => !Object.hasOwn(expected, key));
  return [
    ...answers,
    ...fields.flatMap(([key, member]) =>
      Object.hasOwn(actual, key)
        ? differences(member, actual[key], join(path, key), extent)
        : absentDifferences(member, actual, join(path, key)),
    ),
    ...unwritten.map(([key, value]) => ({ path: join(path, key), text: differenceText.notExpected(flow(value)) })),
  ];
}

/** For a missing member: lists the existing ones, in case of a typo. */
function absentDifferences(expected: unknown, among: object, path: string): readonly Difference[] {
  if (matches(expected, undefined)) return [];
  const names = Object.keys(among);
  const shown = names.length > SHOWN_NAMES ? [...names.slice(0, SHOWN_NAMES), '…'] : names;
  return [{ path, text: differenceText.expectedMember(flow(expected), shown) }];
}

/** Whether there is no difference. */
export const matches = (expected: unknown, actual: unknown): boolean => differences(expected, actual).length === 0;
