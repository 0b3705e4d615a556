import {
  askedEntries,
  type ListedForce,
  listedForceSchema,
  orderClockSchema,
  seededDice,
} from '@sealed-orders/rules/kernel';
import type { AnyRejection } from '@sealed-orders/rules/systems';
import { z } from 'zod';
import { notUnderstood } from '../sheets/read-sheet.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';

/**
 * The setup as it is stored before the start: everything except edition and seats, as it was given. `preset`,
 * `start`, `settings` and `clock` mean the same in every game; the rest is the game's own.
 */
export const setupDraftSchema = z.looseObject({
  preset: z.string(),
  start: z.string().optional(),
  settings: z.record(z.string(), z.unknown()).optional(),
  clock: orderClockSchema.optional(),
});
export type SetupDraft = z.infer<typeof setupDraftSchema>;

/** What every game's setup has. */
const COMMON: readonly string[] = Object.keys(setupDraftSchema.shape);

/** The board: the members of the setup that are the game's own, such as a map. None: the game's printed board. */
export const boardOf = (draft: SetupDraft): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(draft).filter(([member]) => !COMMON.includes(member)));

/** The setup without an order clock, if campaigns of the game have none: all times are the rules' own. */
export function withoutClock({ orderClock }: Pick<AnyRuleset, 'orderClock'>, draft: SetupDraft): SetupDraft {
  if (orderClock === 'asked') return draft;
  const { clock: _, ...rest } = draft;
  return rest;
}

/** The setup with another board; null: the board names what every game's setup has. */
export function withBoard(draft: SetupDraft, board: Readonly<Record<string, unknown>>): SetupDraft | null {
  if (Object.keys(board).some((member) => COMMON.includes(member))) return null;
  const { preset, start, settings, clock } = draft;
  const parsed = setupDraftSchema.safeParse({ preset, start, settings, clock, ...board });
  return parsed.success ? parsed.data : null;
}

/** An army as it is stored: forces made of army lists. */
export const armySchema = z.array(listedForceSchema);

export interface DraftedSeat {
  readonly seat: string;
  readonly name: string;
  readonly choices: Choices;
  readonly user: unknown;
  readonly playsItself: boolean;
  readonly army: readonly ListedForce[] | null;
}

/** The setup with its seats, in the form of the system's schema. */
export function setupOf(
  { army: entry }: AnyRuleset,
  draft: SetupDraft,
  edition: string,
  seats: readonly DraftedSeat[],
): unknown {
  return {
    ...draft,
    edition,
    seats: seats.map(({ seat, name, choices, army }) => ({
      id: seat,
      name,
      ...choices,
      ...(army === null || entry === null ? {} : { [entry.id]: entry.from(army) }),
    })),
  };
}

const isEmpty = ({ user, playsItself }: DraftedSeat): boolean => user === null && !playsItself;

/** What prevents the start: empty seats, or nobody in any, missing choices, and what the setup's schema refuses. */
export function missing(ruleset: AnyRuleset, setup: unknown, seats: readonly DraftedSeat[]): readonly AnyRejection[] {
  const mayBeEmpty = ruleset.emptySeats !== null;
  const empty = seats.flatMap((seat, i): AnyRejection[] =>
    !mayBeEmpty && isEmpty(seat)
      ? [{ code: 'seat-empty', rule: null, path: ['seats', i], facts: { seat: seat.seat } }]
      : [],
  );
  const nobody: readonly AnyRejection[] =
    mayBeEmpty && seats.every(isEmpty) ? [{ code: 'no-player', rule: null, path: ['seats'], facts: {} }] : [];
  const unchosen = seats.flatMap((seat, i) =>
    (mayBeEmpty && isEmpty(seat) ? [] : openEntries(ruleset, seat)).map(
      (entry): AnyRejection => ({
        code: 'choice-missing',
        rule: null,
        path: ['seats', i, entry],
        facts: { seat: seat.seat, entry },
      }),
    ),
  );
  const known = [...empty, ...nobody, ...unchosen];
  const parsed = ruleset.schemas.setup.safeParse(setup);
  const told = new Set(known.map(({ path }) => path.join('.')));
  const others = parsed.success ? [] : (notUnderstood(parsed.error.issues).rejections ?? []);
  return [...known, ...others.filter(({ path }) => !told.has(path.join('.')))];
}

const NO_DICE = new Uint8Array(32);

/** What prevents the start, and if nothing is missing what the rules find wrong: as the start itself would be refused. */
export function unready(
  ruleset: AnyRuleset,
  draft: SetupDraft,
  edition: string,
  seats: readonly DraftedSeat[],
): readonly AnyRejection[] {
  const setup = setupOf(ruleset, draft, edition, seats);
  const lacks = missing(ruleset, setup, seats);
  if (lacks.length > 0) return lacks;
  // Nothing of this is kept, and no die decides whether a setup can be played.
  const table = { edition, dice: seededDice(NO_DICE) };
  const tried = ruleset.begin(ruleset.schemas.setup.parse(setup), table, new Date(0).toISOString());
  return tried.ok ? [] : tried.problem;
}

/** The entries that the seat must choose and has not chosen. */
const openEntries = ({ seatEntries }: AnyRuleset, { choices }: DraftedSeat): readonly string[] =>
  askedEntries(seatEntries, choices)
    .filter(({ id, isRequired }) => isRequired && choices[id] === undefined)
    .map(({ id }) => id);
