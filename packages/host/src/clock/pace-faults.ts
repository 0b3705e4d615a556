import type { OrderClock, Pace } from '@sealed-orders/rules/kernel';
import type { AnyRejection } from '@sealed-orders/rules/systems';
import { isZone } from '../local-time/due-instant.ts';
import { notUnderstood } from '../sheets/read-sheet.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';

interface Issue {
  readonly code: string;
  readonly path: PropertyKey[];
}

/**
 * Why an order clock cannot be kept: a time zone that does not exist, which would only fail at the first deadline, a
 * time for a phase without orders, or a time too short to write orders.
 * @param least the shortest time for a phase, seconds
 */
export function clockFaults(ruleset: AnyRuleset, clock: OrderClock | undefined, least: number): Refusal | null {
  if (clock === undefined) return null;
  const issues = [...zoneFaults(clock), ...phaseFaults(ruleset, clock)];
  if (issues.length > 0) return notUnderstood(issues);
  const hurried = tooShort(clock, least);
  return hurried === null ? null : { code: 'rejected', rejections: [hurried] };
}

/** The same for a pace, with its quiet hours. */
export function paceFaults(ruleset: AnyRuleset, pace: Pace, least: number): Refusal | null {
  const { clock, quiet } = pace;
  if (quiet !== null && !isZone(quiet.zone))
    return notUnderstood([{ code: 'unknown_zone', path: ['pace', 'quiet', 'zone'] }]);
  return clockFaults(ruleset, clock ?? undefined, least);
}

const zoneFaults = (clock: OrderClock): Issue[] =>
  'zone' in clock && !isZone(clock.zone) ? [{ code: 'unknown_zone', path: ['clock', 'zone'] }] : [];

/** Only phases with orders are given a time. */
function phaseFaults({ phases }: AnyRuleset, clock: OrderClock): Issue[] {
  if (clock.mode !== 'duration') return [];
  const asking = new Set(phases.filter(({ kind }) => kind !== 'automatic').map(({ id }) => id));
  return Object.keys(clock.phases ?? {}).flatMap((id): Issue[] =>
    asking.has(id) ? [] : [{ code: 'unknown_phase', path: ['clock', 'phases', id] }],
  );
}

/** Nobody can write orders within seconds, and a campaign that steps on its own would fill the log. */
function tooShort(clock: OrderClock, least: number): AnyRejection | null {
  if (clock.mode !== 'duration') return null;
  const short = Object.entries(clock.phases ?? {}).find(([, seconds]) => seconds < least);
  const path = clock.seconds < least ? ['seconds'] : short === undefined ? null : ['phases', short[0]];
  return path === null ? null : { code: 'clock-too-short', rule: null, path: ['clock', ...path], facts: { least } };
}
