import { canonical } from '@sealed-orders/rules/kernel';
import { differenceText } from '@sealed-orders/text/cli/scenarios';
import { flow } from './flow.ts';
import type { Difference } from './match.ts';
import { isRecord } from './merge.ts';

/** Where two values differ, each place once: unlike with expectations, neither is the intended one. */
export function partings(one: unknown, other: unknown, path: string): readonly Difference[] {
  if (one !== undefined && other !== undefined && canonical(one) === canonical(other)) return [];
  const [left, right] = [membersOf(one), membersOf(other)];
  if (left === null || right === null) return [{ path, text: differenceText.inTwoWorlds(flow(one), flow(other)) }];
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return names.flatMap((name) => partings(left[name], right[name], `${path}.${name}`));
}

/** The members of a record or list by name or index; null when the value has none. */
function membersOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (Array.isArray(value)) return Object.fromEntries(value.entries());
  return isRecord(value) ? value : null;
}
