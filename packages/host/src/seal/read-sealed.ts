import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { tellLobby } from '../changes/tell-lobby.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { DeskReason } from '../deeds/types.ts';
import { isShown } from '../sheets/shown.ts';
import type { Shell } from '../shell/shell.ts';
import { type RequestedStep, withHeld } from '../step/by-hand.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, SealedSheet, UserId } from '../vocabulary/types.ts';

/** The seat whose sealed orders a referee wants to read. */
export interface SealedReading {
  /** Number of the phase that the referee saw. */
  readonly opening: number;
  readonly seat: SeatId;
  readonly reason: DeskReason;
}

const READS_SEALED: Statement<{ is: boolean }> = {
  name: 'reads-sealed',
  text: 'SELECT reads_sealed AS is FROM campaign WHERE id = $1',
  row: z.object({ is: z.boolean() }),
};

/** A seal that others cannot see yet cannot be read: everybody learns whose orders were read. */
const SHOWN_SEAL: Statement<Omit<SealedSheet, 'sealedAt'> & { sealedAt: Date }> = {
  name: 'shown-seal',
  text: `SELECT e.opening, e.sheet, e.commitment, least(e.sealed_at, $4) AS "sealedAt" FROM sealed e
    WHERE e.campaign_id = $1 AND e.seat = $2 AND e.opening = $3 AND ${isShown('e', '$4::timestamptz')}`,
  row: z.object({ opening: z.number(), sheet: z.unknown(), commitment: z.string(), sealedAt: z.date() }),
};

/**
 * What a seat has sealed for the open phase; a referee may read it where the terms of the campaign allow it. Everybody
 * can read whose orders were read, by whom and why.
 */
export async function readSealed(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  wanted: SealedReading,
): Promise<Result<SealedSheet, Refusal>> {
  const reason = readReason(wanted.reason);
  if (!reason.ok) return reason;
  const made = await withHeld(shell, campaign, by, (request) =>
    sheetRead(request, by, { ...wanted, reason: reason.value }),
  );
  if (made.ok) await tellLobby(shell, campaign);
  return made;
}

async function sheetRead(
  { client, held, before, now }: RequestedStep,
  by: UserId,
  { opening, seat, reason }: SealedReading,
): Promise<Result<SealedSheet, Refusal>> {
  if (!held.isReferee) return failed({ code: 'not-referee' });
  if ((await askOne(client, READS_SEALED, [held.id]))?.is !== true) return failed({ code: 'not-in-terms' });
  if (before.opening !== opening) return failed({ code: 'closed' });
  const found = await askOne(client, SHOWN_SEAL, [held.id, seat, opening, now]);
  if (found === null) return failed({ code: 'no-orders' });
  const deed = {
    campaign: held.id,
    by,
    deed: 'read-sealed',
    minutes: null,
    reason,
    opening,
    now,
    seats: [seat],
  } as const;
  await noteDeed(client, deed);
  return ok({ ...found, sealedAt: found.sealedAt.toISOString() });
}
