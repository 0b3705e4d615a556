import type { SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import { nowComplete } from '../locks/everyone.ts';
import { sheetSeats } from '../log/known-step.ts';
import { sealForAbsent } from '../practice/seal-sheet.ts';
import { isAbsent } from '../seats/on-holiday.ts';
import { ABSENCE_POLICIES, type AbsencePolicy } from '../seats/types.ts';
import type { Shell } from '../shell/shell.ts';

/** A running campaign with seats that have no player or whose players are away. */
interface AwayCampaign {
  readonly campaign: string;
  readonly n: number;
  readonly opening: number;
  readonly policy: AbsencePolicy;
  /**
   * The seats that nobody is there to play and that are not sealed, unless their player has taken a sheet back. Drafts
   * play no part: they would show.
   */
  readonly away: readonly SeatId[];
  /** The seats that somebody is there to play. */
  readonly present: readonly SeatId[];
}

const seats = z.array(seatSchema).readonly();

/** SQL, for the seat `s`: whether neither its player nor a deputy is there to seal. */
const IS_AWAY = `(NOT s.plays_itself AND (s.user_id IS NULL OR ${isAbsent('s', '$1::timestamptz')}))`;

const AWAY: Statement<AwayCampaign> = {
  name: 'away-seats',
  text: `SELECT c.id AS campaign, c.seq AS n, c.opening, c.absence AS policy,
      array_agg(s.seat ORDER BY s.position) FILTER (WHERE ${IS_AWAY}
        AND (s.user_id IS NULL OR s.taken_back IS DISTINCT FROM c.opening)
        AND NOT EXISTS (SELECT FROM sealed e WHERE e.campaign_id = c.id AND e.seat = s.seat AND e.opening = c.opening)
      ) AS away,
      coalesce(array_agg(s.seat ORDER BY s.position) FILTER (WHERE s.user_id IS NOT NULL AND NOT ${IS_AWAY}), '{}') AS present
    FROM campaign c JOIN seat s ON s.campaign_id = c.id
    WHERE c.status = 'running' AND (c.next_due IS NULL OR c.next_due > $1) AND c.id IN (
      SELECT campaign_id FROM seat WHERE user_id IS NULL AND NOT plays_itself
      UNION SELECT campaign_id FROM holiday WHERE begins_at <= $1 AND ends_at > $1)
    GROUP BY c.id HAVING bool_or(${IS_AWAY}) ORDER BY c.id`,
  row: z.object({
    campaign: z.string(),
    n: z.number(),
    opening: z.number(),
    policy: z.enum(ABSENCE_POLICIES),
    away: seats.nullable().transform((given) => given ?? []),
    present: seats,
  }),
};

/** Seals for absent players in all campaigns. Returns how many sheets it sealed. */
export type LookAfterSeats = () => Promise<number>;

/**
 * Seals for players who are away and for seats without a player, as the terms say. If several processes do this at the
 * same time, each thing is done once.
 */
export function createLookAfterSeats(shell: Shell, onError: (error: unknown) => void): LookAfterSeats {
  /** For each campaign what could not be sealed, so that it is tried only once. */
  const hopeless = new Map<string, string>();
  return async () => {
    const now = shell.now();
    let sealed = 0;
    const found = await ask(shell.db.pool, AWAY, [now]);
    for (const id of hopeless.keys()) if (!found.some(({ campaign }) => campaign === id)) hopeless.delete(id);
    for (const one of found) {
      const key = `${one.n} ${one.away.join()} ${one.present.join()}`;
      if (one.away.length === 0 || hopeless.get(one.campaign) === key) continue;
      try {
        const made = await lookedAfter(shell, one);
        sealed += made;
        if (made === 0) hopeless.set(one.campaign, key);
      } catch (error) {
        onError(error);
      }
    }
    return sealed;
  };
}

/** While no player who is there owes anything, the seats rest: the campaign does not run on alone. */
async function lookedAfter(
  shell: Shell,
  { campaign, n, opening, policy, away, present }: AwayCampaign,
): Promise<number> {
  const step = await shell.steps.step(shell.db.pool, campaign, n);
  if (step === null) return 0;
  const asked = sheetSeats(step);
  if (!present.some((seat) => asked.includes(seat))) return 0;
  let sealed = 0;
  for (const seat of away.filter((one) => asked.includes(one)))
    if (await sealForAbsent(shell, step, seat, policy === 'caretaker')) sealed += 1;
  if (sealed === 0) return 0;
  shell.changes.tellSeals(campaign, opening);
  await nowComplete(shell, [campaign]);
  return sealed;
}
