import { isReservedId, isTypedName, lookup, SEAT_PATTERN } from '@sealed-orders/rules/kernel';
import type { AnyRejection } from '@sealed-orders/rules/systems';
import { clockFaults } from '../clock/pace-faults.ts';
import { isZone } from '../local-time/due-instant.ts';
import { notUnderstood } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import { type SetupDraft, setupOf } from './setup.ts';
import type { NewSeat } from './types.ts';

/** What a campaign would be played from. */
export interface Proposed {
  readonly draft: SetupDraft;
  readonly edition: string;
  readonly seats: readonly NewSeat[];
}

/** Why a campaign cannot be played from this, whatever its players do; null: it can. */
export function setupRefusal(
  { shortestClock }: Pick<Shell, 'shortestClock'>,
  ruleset: AnyRuleset,
  proposed: Proposed,
): Refusal | null {
  const { draft, seats } = proposed;
  const { clock } = draft;
  const reserved = reservedSeats(seats);
  if (reserved.length > 0) return { code: 'rejected', rejections: reserved };
  const issues = faults(ruleset, proposed);
  if (issues.length > 0) return notUnderstood(issues);
  const alike = sameNames(seats);
  if (alike.length > 0) return { code: 'rejected', rejections: alike };
  const untimely = clockFaults(ruleset, clock, shortestClock);
  if (untimely !== null) return untimely;
  const unfit = ruleset.checkSetup(draft, seats.length);
  return unfit.length > 0 ? { code: 'rejected', rejections: unfit } : null;
}

/** Seats whose ids cannot be keys of a record. */
const reservedSeats = (seats: readonly NewSeat[]): readonly AnyRejection[] =>
  seats.flatMap(({ id, name }, i): AnyRejection[] =>
    isReservedId(id) ? [{ code: 'seat-reserved', rule: null, path: ['seats', i, 'id'], facts: { name } }] : [],
  );

/** Seats with the name of an earlier one: nobody could tell them apart. */
const sameNames = (seats: readonly NewSeat[]): readonly AnyRejection[] =>
  seats.flatMap(({ name }, i): AnyRejection[] =>
    seats.slice(0, i).some((other) => isTypedName(name, other.name))
      ? [{ code: 'seat-name-twice', rule: null, path: ['seats', i, 'name'], facts: { name } }]
      : [],
  );

interface Issue {
  readonly code: string;
  readonly path: PropertyKey[];
}

/** What is wrong with the setup, apart from what the players still choose and bring. */
function faults(ruleset: AnyRuleset, { draft, edition, seats: wanted }: Proposed): Issue[] {
  const ids = wanted.map(({ id }) => id);
  const seats = wanted.map(({ id, name, choices = {} }) => ({
    seat: id,
    name,
    choices,
    user: null,
    playsItself: false,
    army: null,
  }));
  const later = [...ruleset.seatEntries.map(({ id }) => id), ...(ruleset.army === null ? [] : [ruleset.army.id])];
  const wrongIds = ids.flatMap((id, i): Issue[] =>
    SEAT_PATTERN.test(id) && ids.indexOf(id) === i ? [] : [{ code: 'invalid_seat', path: ['seats', i, 'id'] }],
  );
  const parsed = ruleset.schemas.setup.safeParse(setupOf(ruleset, draft, edition, seats));
  const issues: Issue[] = parsed.success ? [] : parsed.error.issues;
  return [
    ...wrongIds,
    ...settingFaults(ruleset, draft),
    ...issues.filter(({ path }) => {
      const [top, index, field] = path;
      const seat = top === 'seats' && typeof index === 'number' ? wanted[index] : undefined;
      return seat === undefined || seat.choices?.[String(field)] !== undefined || !later.includes(String(field));
    }),
  ];
}

/** Time zones that do not exist: the setup's schema cannot know them. */
const settingFaults = (ruleset: AnyRuleset, { settings = {} }: SetupDraft): Issue[] =>
  ruleset.settings.flatMap(({ id, field }): Issue[] => {
    const zone = field.kind === 'zone' ? lookup(settings, id) : undefined;
    return typeof zone === 'string' && !isZone(zone) ? [{ code: 'unknown_zone', path: ['settings', id] }] : [];
  });
