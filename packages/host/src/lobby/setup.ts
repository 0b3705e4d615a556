import type { Rejection } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { notUnderstood } from '../seal/read-sheet.ts';
import type { AnyRuleset } from '../shell.ts';
import type { ArmyDetachment } from './types.ts';

/** What is stored of a setup before the start: everything but the seats, as it was given. */
export const setupDraftSchema = z.object({
  preset: z.string(),
  settings: z.unknown().optional(),
  clock: z.unknown().optional(),
  chart: z.unknown().optional(),
});
export type SetupDraft = z.infer<typeof setupDraftSchema>;

/** An army as it lies in the database. Its detachments keep the fields that are the rules' own. */
export const armySchema: z.ZodType<readonly ArmyDetachment[]> = z.array(
  z.looseObject({
    name: z.string(),
    units: z.array(z.looseObject({ name: z.string(), points: z.number() })),
  }),
);

export interface DraftedSeat {
  readonly seat: string;
  readonly name: string;
  readonly faction: string | null;
  readonly user: unknown;
  readonly army: readonly ArmyDetachment[] | null;
}

/** The setup with its seats, as the system's schema wants it. */
export function setupOf(draft: SetupDraft, edition: string, seats: readonly DraftedSeat[]): unknown {
  return {
    ...draft,
    edition,
    seats: seats.map(({ seat, name, faction, army }) => ({
      id: seat,
      name,
      ...(faction === null ? {} : { faction }),
      ...(army === null ? {} : { detachments: army }),
    })),
  };
}

/** What stands in the way of the start: empty seats, and what the setup's schema does not find in order. */
export function missing(ruleset: AnyRuleset, setup: unknown, seats: readonly DraftedSeat[]): readonly Rejection[] {
  const empty = seats.flatMap((seat, i): Rejection[] =>
    seat.user === null ? [{ code: 'seat-empty', rule: null, path: ['seats', i], facts: { seat: seat.seat } }] : [],
  );
  const factionless = seats.flatMap((seat, i): Rejection[] =>
    seat.faction === null
      ? [{ code: 'faction-missing', rule: null, path: ['seats', i, 'faction'], facts: { seat: seat.seat } }]
      : [],
  );
  const known = [...empty, ...factionless];
  const parsed = ruleset.schemas.setup.safeParse(setup);
  const told = new Set(known.map(({ path }) => path.join('.')));
  const others = parsed.success ? [] : (notUnderstood(parsed.error.issues).rejections ?? []);
  return [...known, ...others.filter(({ path }) => !told.has(path.join('.')))];
}
