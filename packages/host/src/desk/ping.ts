import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { type DeskHold, HOLD } from '../clock-deeds/desk-hold.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { DeskReason, Pinging } from '../deeds/types.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import type { KnownStep } from '../log/known-step.ts';
import { type Owed, owedBy } from '../log/owing.ts';
import { notOpen } from '../reading/not-open.ts';
import { hasShownSheet } from '../sheets/shown.ts';
import type { Shell } from '../shell/shell.ts';
import { tell } from '../telling/tell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

interface PlayerRow {
  readonly seat: SeatId;
  readonly sealed: boolean;
  /** Whether the seat was pinged within the last hour. */
  readonly isPinged: boolean;
}

const PLAYERS: Statement<PlayerRow> = {
  name: 'players-to-ping',
  text: `SELECT s.seat,
      ${hasShownSheet('$2::timestamptz')} AS sealed,
      EXISTS (SELECT FROM ping p WHERE p.campaign_id = c.id AND p.seat = s.seat
        AND p.at > $2::timestamptz - interval '1 hour') AS "isPinged"
    FROM campaign c JOIN seat s ON s.campaign_id = c.id WHERE c.id = $1 AND s.user_id IS NOT NULL ORDER BY s.position`,
  row: z.object({ seat: seatSchema, sealed: z.boolean(), isPinged: z.boolean() }),
};

const PING: Statement<{ seat: SeatId }> = {
  name: 'ping',
  text: `INSERT INTO ping (campaign_id, seat, opening, user_id, by, reason, reason_kept, at)
    SELECT s.campaign_id, s.seat, $3, s.user_id, u.display_name, $5, $6, $7 FROM seat s, "user" u
    WHERE s.campaign_id = $1 AND s.seat = ANY ($2) AND u.id = $4
    ON CONFLICT (campaign_id, seat) DO UPDATE SET opening = excluded.opening, user_id = excluded.user_id,
      by = excluded.by, reason = excluded.reason, reason_kept = excluded.reason_kept, at = excluded.at
    RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

type Pinged = Result<{ readonly seats: readonly SeatId[] }, Refusal>;

/**
 * Pings the players of those seats that still owe something and were not pinged within the last hour; a referee may.
 * Answers with the seats. Only they and the referees are notified immediately. Of two referees who ping at the same
 * time, the second finds that it was done.
 */
export async function ping(shell: Shell, campaign: CampaignId, by: UserId, given: Pinging): Promise<Pinged> {
  const read = readReason(given.reason);
  if (!read.ok) return read;
  const pinging = { ...given, reason: read.value };
  const pinged = await withCampaignLock(shell, campaign, async (client): Promise<Pinged> => {
    const now = shell.now();
    const held = await askOne(client, HOLD, [campaign, by, now]);
    if (held === null) return failed({ code: 'no-such-campaign' });
    const refusal = whyNot(held, pinging);
    if (refusal !== null) return failed(refusal);
    const step = await shell.steps.step(client, campaign, held.n);
    const late = step === null ? failed<Refusal>({ code: 'closed' }) : await lateSeats(client, step, pinging, now);
    if (!late.ok) return late;
    await write(client, { campaign, by, pinging, now, late: late.value });
    return ok({ seats: [...late.value.keys()] });
  });
  if (pinged.ok) shell.changes.tellDesk(campaign, ['referee', ...pinged.value.seats.map((seat) => `seat:${seat}`)]);
  return pinged;
}

function whyNot(held: DeskHold, { opening }: Pinging): Refusal | null {
  if (!held.isReferee) return { code: 'not-referee' };
  return held.isOpen && held.opening === opening ? null : notOpen(held);
}

/** Those of the seats who may be pinged, with what they owe. */
async function lateSeats(
  client: pg.PoolClient,
  step: KnownStep,
  { seats }: Pinging,
  now: Date,
): Promise<Result<ReadonlyMap<SeatId, Owed>, Refusal>> {
  const players = await ask(client, PLAYERS, [step.campaign, now]);
  const sealed = new Set(players.filter((player) => player.sealed).map(({ seat }) => seat));
  const owed = owedBy(step, (seat) => sealed.has(seat));
  const owing = players.filter(({ seat }) => owed.has(seat) && (seats === null || seats.includes(seat)));
  if (owing.length === 0) return failed({ code: 'not-awaited' });
  const late = owing.flatMap(({ seat, isPinged }): readonly (readonly [SeatId, Owed])[] => {
    const owes = owed.get(seat);
    return isPinged || owes === undefined ? [] : [[seat, owes]];
  });
  return late.length === 0 ? failed({ code: 'pinged-lately' }) : ok(new Map(late));
}

interface Written {
  readonly campaign: CampaignId;
  readonly by: UserId;
  readonly pinging: { readonly opening: number; readonly reason: DeskReason };
  readonly now: Date;
  readonly late: ReadonlyMap<SeatId, Owed>;
}

/** Everybody may know who owes a sheet, but not who owes a decision: a battle may be known to its two sides alone. */
async function write(client: pg.PoolClient, { campaign, by, pinging, now, late }: Written): Promise<void> {
  const { opening, reason } = pinging;
  const event = `${opening}:${now.toISOString()}`;
  await tell(client, { campaign, kind: 'ping', event, seats: [...late.keys()], opening, now });
  await ask(client, PING, [campaign, [...late.keys()], opening, by, reason.text, reason.isKept, now]);
  for (const owed of ['sheet', 'order'] as const) {
    const seats = [...late.keys()].filter((seat) => late.get(seat) === owed);
    if (seats.length === 0) continue;
    const deed = { campaign, by, deed: 'ping', minutes: null, reason, opening, now } as const;
    await noteDeed(client, { ...deed, seats, seatsOnly: owed === 'order' });
  }
}
