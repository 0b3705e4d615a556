import type { SeatId } from '@sealed-orders/rules/kernel';
import type { LogInput } from '@sealed-orders/rules/log';
import type pg from 'pg';
import { noteDeed } from '../deeds/log.ts';
import type { KnownStep } from '../log/known-step.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { onHoliday } from './on-holiday.ts';

/**
 * SQL, a part of the statement that writes a step: `opened` (seat), the seats that become open. A miss is what everybody
 * could see: the phase asked the seat for a sheet and closed without a sealed one, whether a draft counted or not, so
 * that the number reveals nothing about drafts; or the time of a decision was over before the seat made it. A holiday
 * is not a miss, and neither is a phase that closed early. A player who seals is back, and so is one who gives an order
 * in a game without sheets, unless it is a secret. Rows of seats that answered as usual are not written again. $1 the campaign, $17 the time.
 * @param asked parameter: the seats that were asked for something
 * @param answered parameter: those of them that answered
 * @param here parameter: those whose own players did, besides by a seal
 * @param early expression, for the campaign `c`: whether the phase closes earlier than its players were told
 */
export const countMisses = (asked: string, answered: string, here: string, early: string): string => `before AS (
      SELECT s.seat, s.open_since, s.seat = ANY (${answered}::text[]) AS sealed, ${onHoliday('s', '$17::timestamptz')} OR ${early} AS away,
        EXISTS (SELECT FROM sealed e WHERE e.campaign_id = s.campaign_id AND e.seat = s.seat AND e.opening = c.opening
          AND e.by_user = s.user_id) OR s.seat = ANY (${here}::text[]) AS present, c.opens_after AS "opensAfter"
      FROM seat s JOIN campaign c ON c.id = s.campaign_id
      WHERE s.campaign_id = $1 AND s.seat = ANY (${asked}::text[]) AND s.user_id IS NOT NULL
    ), counted AS (
      UPDATE seat s SET misses = CASE WHEN b.sealed THEN 0 WHEN b.away THEN s.misses ELSE s.misses + 1 END,
        open_since = CASE WHEN b.present THEN NULL
          WHEN NOT b.sealed AND NOT b.away AND b."opensAfter" > 0 AND s.misses + 1 >= b."opensAfter"
            THEN coalesce(s.open_since, $17) ELSE s.open_since END
      FROM before b WHERE s.campaign_id = $1 AND s.seat = b.seat
        AND NOT (b.sealed AND s.misses = 0 AND s.open_since IS NULL)
      RETURNING s.seat, s.position, b.open_since IS NULL AND s.open_since IS NOT NULL AS "isOpened"
    ), opened AS (SELECT seat, position FROM counted WHERE "isOpened")`;

type Awaiting = Pick<KnownStep, 'awaited'>;

/** What seats were asked for until a step: who was asked, who of them answered, and who is there because of that. */
interface Answers {
  readonly asked: readonly string[];
  readonly answered: readonly string[];
  readonly here: readonly string[];
}

/**
 * The seats that an input took an answer from, or whose time for one it ended.
 * @param isNoticed whether everybody could notice the step: a secret order that nobody waited for is no answer, because
 * others would see that there was one
 */
export function answersIn(
  { sheets }: Pick<AnyRuleset, 'sheets'>,
  { before, step }: { readonly before: Awaiting | null; readonly step: Awaiting },
  input: LogInput,
  isNoticed: boolean,
): Answers {
  if (input.type === 'phase') return { asked: Object.keys(input.sheets), answered: Object.keys(input.seals), here: [] };
  if (input.type === 'order' && sheets === null && input.by === undefined) {
    const given = isNoticed || owes(before, input.seat) > owes(step, input.seat) ? [input.seat] : [];
    return { asked: given, answered: given, here: given };
  }
  const ended = input.type === 'clock' ? (input.of ?? []) : [];
  const late = (before?.awaited ?? []).filter(({ by, due }) => by === 'order' && due !== null && ended.includes(due));
  return { asked: [...new Set(late.map(({ seat }) => seat))], answered: [], here: [] };
}

/** How many decisions a seat owes. */
const owes = (step: Awaiting | null, seat: string): number =>
  (step?.awaited ?? []).filter((one) => one.seat === seat && one.by === 'order').length;

/** The seats that a step opened: their players have missed as many phases in a row as the terms allow. */
interface Opened {
  readonly campaign: CampaignId;
  /** Number of the phase that it closed. */
  readonly opening: number;
  readonly seats: readonly SeatId[];
  readonly now: Date;
}

/** Notes on the desk's list, for everybody, which seats have become open. */
export async function noteOpened(client: pg.PoolClient, opened: Opened): Promise<void> {
  if (opened.seats.length === 0) return;
  await noteDeed(client, { ...opened, by: null, deed: 'open-seat', minutes: null, reason: null });
}
